import { onTestFinished } from 'vitest'
import type { Finding } from '../checks/doctor/finding.ts'
import { run } from './command.ts'
import { type Reply, raw, startServer, type TestServer } from './server.ts'

export const events = (...list: unknown[]) => list.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')
export const answer = (threadId: string | undefined, ...more: object[]) =>
  events(
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: 'Hello' },
    { type: 'text-end', id: '1' },
    { type: 'source-url', sourceId: 's', url: '/a' },
    ...more,
    { type: 'finish', ...(threadId && { threadId }) }
  )
export const cors = { 'Access-Control-Allow-Origin': '*' }
export const stream = { 'Content-Type': 'text/event-stream', ...cors }
export const preflight = {
  ...cors,
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600'
}

/** A platform on another origin than the page; each reply can be replaced. */
const startPlatform = (
  replies: { preflight?: Reply; first?: Reply; second?: Reply; script?: Reply; feedback?: Reply } = {}
) => {
  let questions = 0
  return startServer((response, request) => {
    const { preflight: options = raw('', 204, preflight), first = raw(answer('t1'), 200, stream) } = replies
    const { second = raw(answer('t1'), 200, stream) } = replies
    if (request.method === 'OPTIONS') return options(response, request)
    const file = raw('', 200, { 'Content-Type': 'text/javascript', ...cors })
    if (/\.js$|docs-assistant@/.test(request.url)) return (replies.script ?? file)(response, request)
    if (request.url.endsWith('/feedback')) return (replies.feedback ?? raw('{}', 400, cors))(response, request)
    return (questions++ === 0 ? first : second)(response, request)
  })
}

export interface Given {
  replies?: Parameters<typeof startPlatform>[0]
  /** The page’s HTML; by default it contains the widget. */
  html?: (platform: string) => string | Uint8Array
  headers?: (platform: string) => Record<string, string>
  flags?: (platform: string) => string[]
  /** Other files of the site, by path. */
  files?: Record<string, Reply>
}

export const tag = (platform: string, more = '') =>
  `<script src="${platform}/docs-assistant.js" data-domain="acme" data-assistant-key="svc_dsc_1" data-base-url="${platform}" ${more}></script>`

export const examine = async ({
  replies,
  html = tag,
  headers = () => ({}),
  flags = () => [],
  files = {}
}: Given = {}) => {
  const platform = await startPlatform(replies)
  const site = await startServer((response, request) => {
    const page = raw(html(platform.url), 200, { 'Content-Type': 'text/html', ...headers(platform.url) })
    const other = files[request.url] ?? raw('', 404)
    return (request.url.startsWith('/guides') ? page : other)(response, request)
  })
  for (const server of [platform, site]) onTestFinished((server as TestServer).close)
  const result = await run(['doctor', `${site.url}/guides`, '--json', ...flags(platform.url)], { environment: {} })
  const findings: Finding[] = result.output ? JSON.parse(result.output).findings : []
  const verdict = (subject: string) =>
    findings.filter(finding => finding.subject === subject).map(({ verdict }) => verdict)
  return {
    ...result,
    findings,
    verdict,
    questions: platform.received.filter(({ method }) => method === 'POST'),
    site,
    platform
  }
}
