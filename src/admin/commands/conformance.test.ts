import { describe, expect, it, onTestFinished } from 'vitest'
import { run } from '../testing/command.ts'
import { type Received, startServer } from '../testing/server.ts'
import { type OwnService, startOwnService } from '../testing/service.ts'

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Changes an answer of the service, or leaves it. */
type Lie = (answer: Answer, request: Received) => Partial<Answer>

/** The own service behind a server that changes what it answers. */
const startLiar = async (service: OwnService, lie: Lie) => {
  const server = await startServer(async (response, request) => {
    const { method, url, body } = request
    const { authorization, 'content-type': type } = request.headers
    const real = await fetch(service.url + url, {
      method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(body && { body })
    })
    const headers = Object.fromEntries(
      [...real.headers].filter(([name]) => !/^(content-length|transfer-encoding|content-encoding)$/.test(name))
    )
    const answer = { status: real.status, headers, body: await real.text() }
    const told = { ...answer, ...lie(answer, request) }
    response.writeHead(told.status, told.headers).end(told.body)
  })
  onTestFinished(server.close)
  return server
}

const prepare = async () => {
  const service = await startOwnService()
  for (let index = 0; index < 6; index++) {
    await service.collect({ source: 'contextual', path: '/a', helpful: true })
    await service.collect({ source: 'code_snippet', path: '/a', code: 'x' })
  }
  return service
}

const conformance = async (service: OwnService, url: string, ...more: string[]) => {
  const { domain, assistantKey, projectId, environment } = service
  const keys = ['--domain', domain, '--assistant-key', assistantKey, '--project', projectId]
  const result = await run(['conformance', url, ...keys, '--json', ...more], { environment })
  const results: { promise: string; result: string; note: string }[] = JSON.parse(result.output).results
  return { ...result, results, broken: results.filter(({ result }) => result === 'broken') }
}

/** Changes the JSON of the list. */
const lists =
  (
    change: (
      list: { feedback: Record<string, unknown>[]; nextCursor: string | null; hasMore: boolean },
      query: URLSearchParams
    ) => object
  ): Lie =>
  ({ body, status }, { method, url }) =>
    method === 'GET' && url.startsWith('/v1/analytics') && status === 200
      ? { body: JSON.stringify(change(JSON.parse(body), new URL(url, 'http://any').searchParams)) }
      : {}

const answers =
  (version: 1 | 2, change: (body: string) => string): Lie =>
  ({ body, status }, { url }) =>
    url.startsWith(`/discovery/v${version}/`) && status === 200 ? { body: change(body) } : {}

const ok = { status: 200, body: '{"feedback":[],"nextCursor":null,"hasMore":false}' }
const jobs =
  (route: RegExp, change: (job: Record<string, unknown>) => Partial<Answer>): Lie =>
  ({ body, status }, { url, method }) =>
    route.test(`${method} ${url}`) && status < 300 ? change(JSON.parse(body)) : {}

const lies: [string, Lie, string][] = [
  [
    'an answer without a finish',
    answers(2, body => body.replace(/data: \{"type":"finish".*\n\n/, '')),
    'version 2 answers'
  ],
  [
    'no thread on the finish event',
    answers(2, body => body.replace(/,?"threadId":"[^"]*"(?=[^}]*\}\n\n)/g, '')),
    'the finish event carries threadId'
  ],
  [
    'an answer of another type',
    (_, { url }) => (url.startsWith('/discovery/v2') ? { headers: { 'content-type': 'text/plain' } } : {}),
    'version 2 answers'
  ],
  [
    'an answer without text',
    answers(2, body => body.replace(/data: \{"type":"text-.*\n\n/g, '')),
    'the answer has text'
  ],
  [
    'a new thread each time',
    answers(2, body => body.replaceAll(/thread_[\w-]+/g, () => `thread_${Math.random()}`)),
    'goes on in that thread'
  ],
  [
    'no optional fields',
    (_, { body }) => (body.includes('"elementId"') ? { status: 400 } : {}),
    'every optional field'
  ],
  ['version 2 in place of version 1', answers(1, () => 'data: {"type":"finish"}\n\n'), 'version 1 answers'],
  ['no text in version 1', answers(1, body => body.replace(/^0:.*\n/gm, '')), 'version 1 has text'],
  ['questions without a key', (_, { headers }) => (headers.authorization ? {} : ok), 'a question without a key'],
  ['hasMore without a cursor', lists(list => ({ ...list, hasMore: true })), 'a list has feedback'],
  ['a list without hasMore', lists(list => ({ ...list, hasMore: undefined })), 'a list has feedback'],
  [
    'entries without a path',
    lists(list => ({ ...list, feedback: list.feedback.map(({ path, ...rest }) => rest) })),
    'an entry has id'
  ],
  [
    'code examples without their code',
    lists(list => ({ ...list, feedback: list.feedback.map(({ code, ...rest }) => rest) })),
    'an entry has id'
  ],
  [
    'too many entries',
    lists((list, query) => ({
      ...list,
      feedback: query.has('limit') ? list.feedback : Array(51).fill(list.feedback[0])
    })),
    'at most 50'
  ],
  [
    'a limit of 1 that gives all',
    lists((list, query) => ({
      ...list,
      feedback: query.get('limit') === '1' ? [...list.feedback, ...list.feedback] : list.feedback
    })),
    'limit holds'
  ],
  [
    'the first page for ever',
    lists((list, query) => (query.has('cursor') ? { ...list, feedback: [{ ...list.feedback[0], id: 'same' }] } : list)),
    'cursors lead'
  ],
  [
    'days of others',
    lists((list, query) => ({
      ...list,
      feedback: query.has('dateTo') ? [...list.feedback, { createdAt: '2020-01-01T00:00:00Z' }] : list.feedback
    })),
    'a date alone'
  ],
  [
    'any source',
    lists((list, query) => ({ ...list, feedback: query.has('source') ? [{ source: 'agent' }] : list.feedback })),
    'source=contextual'
  ],
  [
    'any status',
    lists((list, query) => ({ ...list, feedback: query.has('status') ? [{ status: 'lost' }] : list.feedback })),
    'status takes'
  ],
  [
    'an export without a key',
    (_, { headers, url }) => (headers.authorization || !url.startsWith('/v1') ? {} : ok),
    'an export without a key'
  ],
  [
    'an export with the public key',
    (_, { headers, url }) => (headers.authorization?.includes('svc_dsc_') && url.startsWith('/v1') ? ok : {}),
    'public assistant key'
  ],
  [
    'a job without its fields',
    jobs(/^POST .*\/job$/, ({ model, ...job }) => ({ body: JSON.stringify(job) })),
    'a job can be started'
  ],
  ['a follow-up without a job', jobs(/job\/.*message$/, () => ({ body: '{}' })), 'a follow-up of one character'],
  [
    'follow-ups of nothing',
    ({ status }, { url }) => (url.endsWith('/message') && status === 400 ? { status: 200 } : {}),
    'an empty prompt'
  ],
  [
    'follow-ups without a key',
    ({ status }, { url }) => (url.endsWith('/message') && status === 401 ? { status: 200 } : {}),
    'a follow-up without a key'
  ],
  [
    'a status of its own',
    jobs(/^GET .*\/job\//, job => ({ body: JSON.stringify({ ...job, status: 'queued' }) })),
    'can be looked up'
  ],
  [
    'an archive that is none',
    jobs(/archive$/, job => ({ body: JSON.stringify({ ...job, status: 'active' }) })),
    'a job can be archived'
  ],
  [
    'feedback that is lost',
    (_, { method, url }) => (method === 'POST' && url.endsWith('/feedback') ? { body: '{"id":"lost"}' } : {}),
    'feedback is collected'
  ],
  [
    'a severed answer',
    (_, { url }) => (url.startsWith('/discovery/v1') ? { status: 502, body: '<html>' } : {}),
    'version 1 answers'
  ]
]

describe('a platform that breaks a promise', () => {
  it.each(lies)('is found out: %s', async (_, lie, promise) => {
    const service = await prepare()
    const { url } = await startLiar(service, lie)
    const { broken, code } = await conformance(service, url, '--write')
    expect(broken.map(({ promise }) => promise)).toContainEqual(expect.stringContaining(promise))
    expect(code).toBe(11)
  })

  it('is found out that takes in what dateTo leaves out', async () => {
    const service = await prepare()
    const { url } = await startLiar(service, () => ({}))
    const all = JSON.parse((await run(['feedback', 'export', ...service.flags, '--format', 'json'], service)).output)
    const { url: inclusive } = await startLiar(
      service,
      lists((list, query) => {
        const to = query.get('dateTo')
        return { ...list, feedback: all.filter(({ createdAt }: { createdAt: string }) => !to || createdAt <= to) }
      })
    )
    expect((await conformance(service, url)).broken).toEqual([])
    const { broken } = await conformance(service, inclusive)
    expect(broken.map(({ promise }) => promise)).toContain('dateFrom is inclusive, dateTo is exclusive, to the moment')
  })
})

it('changes nothing without --write but what it asked, and says what it spends', async () => {
  const service = await prepare()
  const server = await startLiar(service, () => ({}))
  const { messages, code } = await conformance(service, server.url)
  expect([code, messages]).toEqual([0, 'This spends up to 4 assistant uses of the key, and changes nothing.\n'])
  const written = server.received.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/message'))
  const asked = server.received.filter(({ url, headers }) => url.startsWith('/discovery') && headers.authorization)
  // What it asked is deleted, and nothing else.
  expect(written.map(({ method, url }) => [method, url.replace(/conformance-.*/, 'conformance-…')])).toEqual([
    ['DELETE', '/v1/analytics/local/readers/conformance-…']
  ])
  expect(asked).toHaveLength(4)
  expect(server.received.some(({ url }) => url.startsWith('/v2/agent'))).toBe(false)
})

it('leaves out what it has no key for', async () => {
  const service = await prepare()
  const server = await startLiar(service, () => ({}))
  const { output, messages } = await run(['conformance', server.url, '--json'], { environment: {} })
  const { results } = JSON.parse(output) as { results: { result: string }[] }
  expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['untold']))
  expect([server.received, messages]).toEqual([
    [],
    'This spends up to 0 assistant uses of the key, and changes nothing.\n'
  ])
})

it('counts what a platform does not offer as untold, not as broken', async () => {
  const service = await prepare()
  const { url } = await startLiar(service, (_, { method, url }) =>
    /\/job|PATCH|\/feedback$/.test(`${method} ${url}`) ? { status: 404, body: '{}' } : {}
  )
  const { results } = await conformance(service, url, '--write')
  const additions = results.filter(({ promise }) => /job can|status of feedback|is collected/.test(promise))
  expect(additions.map(({ result }) => result)).toEqual(Array(5).fill('untold'))
})

it('prints a table that ends with the totals', async () => {
  const service = await prepare()
  const { code, output } = await run(['conformance', service.url, '--project', service.projectId], service)
  expect(code).toBe(0)
  expect(output).toMatch(/^result {2}section {3}promise +note\nuntold {2}4\.3 .*needs --domain and --assistant-key\n/)
  expect(output).toMatch(/\n\n\d+ kept, 0 broken, \d+ untold\n$/)
})

it('refuses an admin key as an argument, without repeating it', async () => {
  const { code, messages } = await run(['conformance', 'http://localhost:1', '--assistant-key', 'svc_secret1'])
  expect(code).toBe(3)
  expect(messages).toContain('revoke it')
  expect(messages).not.toContain('svc_secret1')
})
