import { type Context, Hono } from 'hono'
import type { KeyStore } from '../contract.ts'
import { askedUrl, jsonBody, knownOrigin, ServiceError } from '../http/index.ts'
import { type ClientAddress, type Limits, rateLimited } from '../limits/index.ts'
import { type Project, type Projects, publishedRoot } from '../projects/index.ts'
import { siteAt } from '../site/index.ts'

interface McpDependencies {
  projects: Pick<Projects, 'all' | 'byDomain'>
  keys: Pick<KeyStore, 'list'>
  limits: Limits
  clientAddress: ClientAddress
}

/** Bytes of a message: no tool takes more than a few words. */
const longestMessage = 64_000

/**
 * The Model Context Protocol over streamable HTTP: `/mcp` for the project of the host that is asked, as its site has it,
 * and `/mcp/{domain}` for any. It needs no key, as the site needs none; a call of a tool counts as a question.
 */
export const mcpRoutes = ({ projects, keys, limits, clientAddress }: McpDependencies) => {
  const projectOf = (url: string): Project | undefined => {
    const domain = /\/mcp\/([^/]+)$/.exec(new URL(url).pathname)?.[1]
    const sites = projects.all.map(project => ({ project }))
    return domain === undefined ? siteAt(sites, url).project : projects.byDomain(decodeURIComponent(domain))
  }
  const answer = async (context: Context) => {
    const project = projectOf(context.req.url)
    if (!project) throw new ServiceError('not_found', 'There is no such project.')
    const message: unknown = await context.req.json().catch(() => undefined)
    if (message === undefined) return context.json(error(-32_700, 'The body is no JSON.'), 400)
    // Each call of a tool is counted, and the protocol of today has no batches.
    if (Array.isArray(message)) return context.json(error(-32_600, 'Send one message at a time.'), 400)
    const published = publishedRoot(project, new URL(askedUrl(context)).origin + project.basePath)
    // Brought in only now: few services are ever asked, and the protocol’s code is large.
    const { answerMessage } = await import('./server.ts')
    const work = () => answerMessage(context.req.raw, message, { project, published })
    const isCall =
      typeof message === 'object' && message !== null && 'method' in message && message.method === 'tools/call'
    const response = isCall
      ? await rateLimited(context, limits.ofTool(project.organizationId, clientAddress(context)), work)
      : await work()
    return context.body(await response.text(), response)
  }
  const app = new Hono()
  for (const path of ['/mcp', '/mcp/:domain']) {
    app.use(path, knownOrigin(keys, projectOf))
    app.options(path, context => {
      context.header('Access-Control-Allow-Methods', 'POST')
      context.header(
        'Access-Control-Allow-Headers',
        'Content-Type, Authorization, Mcp-Protocol-Version, Mcp-Session-Id'
      )
      return context.body(null, 204)
    })
    app.post(path, ...jsonBody(longestMessage), answer)
    // Nothing is sent unasked. A page of the documentation may have the same address.
    app.get(path, async (context, next) => {
      if (context.req.header('accept')?.includes('text/html')) return next()
      throw new ServiceError('method_not_allowed', 'This address takes POST, not GET.', { headers: { Allow: 'POST' } })
    })
  }
  return app
}

const error = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null })
