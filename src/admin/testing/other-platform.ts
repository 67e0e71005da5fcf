import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/**
 * A second implementation of the interface that uses all the freedom it leaves: newest first, entries without source
 * and status, offsets as cursors, dates with microseconds, other keys, ids and error bodies, gzip, one connection a
 * request, answers in small pieces. It has none of this project’s additions.
 */
export const startOtherPlatform = async (count = 130) => {
  const shown = entriesOf(count)
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
    response.setHeader('Connection', 'close')
    const route = routes.find(({ method, path }) => method === request.method && path.test(pathname))
    if (!route) return refuse(response, 404)
    if (!route.isOpen && request.headers.authorization !== `Bearer ${route.key}`) return refuse(response, 403)
    await route.answer({ request, response, body: parse(body), query: searchParams, path: pathname, shown })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/platform`,
    keys: { assistantKey, adminKey },
    close: () => new Promise(resolve => server.close(resolve))
  }
}

const assistantKey = 'pub-7f3a'
const adminKey = 'mint_dsk_9e1b2c'

interface Call {
  request: IncomingMessage
  response: ServerResponse
  body: Record<string, unknown> | undefined
  query: URLSearchParams
  path: string
  shown: ReturnType<typeof entriesOf>
}

const parse = (body: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const refuse = (response: ServerResponse, status: number) =>
  response
    .writeHead(status, { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' })
    .end(`<h1>${status}</h1>`)

const send = (response: ServerResponse, value: unknown) =>
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Encoding': 'gzip' })
    .end(gzipSync(JSON.stringify(value)))

let threads = 0

const isQuestion = (body: Call['body']): body is Record<string, unknown> => {
  if (typeof body?.fp !== 'string' || !Array.isArray(body.messages)) return false
  const { currentPath = '', retrievalPageSize = 5, context = [] } = body
  const types = (context as { type: string }[]).map(({ type }) => type)
  return (
    String(currentPath).length <= 200 &&
    typeof retrievalPageSize === 'number' &&
    types.every(type => ['code', 'textSelection'].includes(type))
  )
}

/** Writes an answer a few bytes at a time, cutting through characters and events. */
const stream = async (response: ServerResponse, type: string, text: string) => {
  response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' })
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 37) {
    response.write(bytes.subarray(at, at + 37))
    await new Promise(resolve => setImmediate(resolve))
  }
  response.end()
}

const answer = async ({ body, response, path }: Call) => {
  if (!isQuestion(body)) return refuse(response, 422)
  const threadId = body.threadId ?? `${++threads}`
  if (path.includes('/v1/')) {
    return stream(
      response,
      'text/plain',
      `0:"Größe"\ne:{"finishReason":"stop"}\nd:${JSON.stringify({ finishReason: 'stop', threadId })}\n`
    )
  }
  const events = [
    { type: 'start' },
    { type: 'reasoning-start', id: 'r' },
    { type: 'reasoning-end', id: 'r' },
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta: 'Größe' },
    { type: 'text-end', id: '0' },
    { type: 'finish', threadId }
  ]
  return stream(response, 'text/event-stream', events.map(event => `data: ${JSON.stringify(event)}\r\n\r\n`).join(''))
}

const statuses = ['pending', 'in_progress', 'resolved', 'dismissed']

interface Entry {
  source: string
  status: string
  at: number
  digits: string
}

const entriesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index): Entry => ({
      source: index % 3 ? 'contextual' : 'code_snippet',
      status: statuses[index % 4] ?? '',
      at: Date.UTC(2026, 2, 1) + Math.floor(index / 2) * 1_200_000,
      digits: `${100 + (index % 900)}`
    })
  )
    .toReversed()
    .map((entry, index) => ({
      entry,
      text: textOf(entry),
      json: {
        id: `${90_000 - index}`,
        path: `/${index}`,
        comment: index % 5 ? `Comment ${index}` : '',
        createdAt: textOf(entry),
        ...(entry.source === 'contextual' ? { helpful: index % 2 === 0 } : { code: 'x', filename: null, lang: null })
      }
    }))

/** The date with its microseconds. */
const textOf = ({ at, digits }: Entry) => new Date(at).toISOString().replace('Z', `${digits}+00:00`)

/** A date as a text that sorts by time, down to the microsecond. */
const comparable = (given: string) => {
  const digits = /\.\d{3}(\d{3})/.exec(given)?.[1] ?? '000'
  const at = Date.parse(given)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().replace('Z', `${digits}+00:00`)
}

const list = ({ query, response, shown }: Call) => {
  const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? 50) || 50))
  const [from, to] = ['dateFrom', 'dateTo'].map(name => (query.has(name) ? comparable(query.get(name) ?? '') : ''))
  if (from === undefined || to === undefined) return refuse(response, 400)
  const wanted = query.get('status')?.split(',')
  const found = shown.filter(
    ({ entry, text }) =>
      (!query.has('source') || entry.source === query.get('source')) &&
      (!wanted || wanted.includes(entry.status)) &&
      text >= from &&
      (to === '' || text < to)
  )
  const start = Number(query.get('cursor') ?? 0)
  if (Number.isNaN(start)) return refuse(response, 400)
  const end = start + limit
  const hasMore = end < found.length
  send(response, {
    feedback: found.slice(start, end).map(({ json }) => json),
    nextCursor: hasMore ? `${end}` : null,
    hasMore
  })
}

const jobMessage = ({ body, path, response }: Call) => {
  if (typeof body?.prompt !== 'string' || body.prompt === '') return refuse(response, 400)
  if (!path.includes('/job/7/')) return refuse(response, 404)
  send(response, {
    id: '7',
    status: 'active',
    source: { repository: 'acme/docs', ref: 'main' },
    model: 'some',
    prLink: null,
    createdAt: '2026-03-01T00:00:00Z',
    archivedAt: null
  })
}

const preflight = ({ response }: Call) =>
  response
    .writeHead(200, {
      'Access-Control-Allow-Origin': 'https://docs.conformance.example',
      'Access-Control-Allow-Headers': 'Authorization,Content-Type'
    })
    .end()

const routes: { method: string; path: RegExp; key?: string; isOpen?: boolean; answer: (call: Call) => unknown }[] = [
  { method: 'OPTIONS', path: /^\/platform\/discovery\//, isOpen: true, answer: preflight },
  { method: 'POST', path: /^\/platform\/discovery\/v[12]\/assistant\/acme\/message$/, key: assistantKey, answer },
  { method: 'GET', path: /^\/platform\/v1\/analytics\/p-1\/feedback$/, key: adminKey, answer: list },
  { method: 'POST', path: /^\/platform\/v2\/agent\/p-1\/job\/[^/]+\/message$/, key: adminKey, answer: jobMessage }
]
