import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { run } from '../testing/command.ts'
import { type Liar, startLiar } from '../testing/liar.ts'
import { closedPort } from '../testing/server.ts'
import { type OwnService, openOwnService } from '../testing/service.ts'

let service: OwnService
let liar: Liar

beforeAll(async () => {
  service = await openOwnService()
  for (let index = 0; index < 6; index++) await service.collect({ source: 'contextual', path: '/a', helpful: true })
  liar = await startLiar(service.url)
})

beforeEach(() => {
  liar.received.length = 0
  liar.tell(() => ({}))
})

afterAll(async () => {
  await liar.close()
  await service.close()
})

const keys = () => ['--domain', service.domain, '--assistant-key', service.assistantKey, '--project', service.projectId]

const conformance = async (more: string[] = [], signal?: AbortSignal) => {
  const { environment } = service
  const result = await run(['conformance', liar.url, ...keys(), '--json', ...more], {
    environment,
    ...(signal && { signal })
  })
  const { results = [] }: { results?: { promise: string; result: string; note: string }[] } = result.output
    ? JSON.parse(result.output)
    : {}
  return { ...result, results, broken: results.filter(({ result }) => result === 'broken') }
}

/** Checks that the service stores the same feedback as before, and no question. */
const isAsBefore = async () => {
  const ask = async (path: string) => {
    const response = await fetch(service.url + path, { headers: { Authorization: `Bearer ${service.adminKey}` } })
    return response.json() as Promise<Record<string, unknown[]>>
  }
  const { feedback } = await ask(`${routes.feedback(service.projectId)}?limit=100`)
  const { questions } = await ask(routes.questions(service.projectId))
  expect([feedback?.length, questions]).toEqual([6, []])
}

it('changes nothing without --write but what it asked, which it deletes, and says what it spends', async () => {
  const { messages, code } = await conformance()
  expect([code, JSON.parse(messages)]).toEqual([
    0,
    { message: 'This spends up to 5 assistant uses of the key, and changes nothing.' }
  ])
  const changing = liar.received.filter(({ method }) => ['PATCH', 'PUT', 'DELETE'].includes(method))
  expect(changing.map(({ method, url }) => `${method} ${url.split('/')[4]}`)).toEqual([
    'DELETE readers',
    'DELETE threads'
  ])
  const posted = liar.received.filter(({ method }) => method === 'POST')
  expect(posted.filter(({ url }) => !url.endsWith('/message') || url.startsWith('/v2'))).toEqual([])
  await isAsBefore()
})

it('deletes with --write what it wrote', { tags: 'slow' }, async () => {
  const { messages, code, broken } = await conformance(['--write'])
  expect([code, broken]).toEqual([0, []])
  expect(messages).toContain('writes up to 54 feedback entries where the platform deletes them again, and else one')
  expect(liar.received.filter(({ method, url }) => method === 'POST' && url.endsWith('/feedback'))).toHaveLength(54)
  await isAsBefore()
})

it.each([
  ['feedback is written', (url: string) => url.endsWith('/feedback'), 20],
  ['an answer is under way', (url: string) => url.includes('/v1/assistant'), 2]
])('deletes what it asked and wrote also when it is interrupted while %s', async (_, isThat, after) => {
  const stop = new AbortController()
  let count = 0
  liar.tell((_, { method, path }) => {
    if (method === 'POST' && isThat(path) && ++count === after) stop.abort()
    return {}
  })
  const { code, messages } = await conformance(['--write'], stop.signal)
  expect(code).toBe(130)
  expect(messages).toContain('What it asked and wrote is deleted')
  expect(count).toBe(after)
  await isAsBefore()
})

it('writes a single entry, dismissed, where nothing would delete it again', async () => {
  liar.tell((_, { method }) => (method === 'DELETE' ? { status: 404, body: '{}' } : {}))
  const { results } = await conformance(['--write'])
  const written = liar.received.filter(({ method, url }) => method === 'POST' && url.endsWith('/feedback'))
  const changed = liar.received.filter(({ method }) => method === 'PATCH')
  expect([written.length, changed.map(({ body }) => body)]).toEqual([1, ['{"status":"dismissed"}']])
  const last = results.at(-1)
  expect([last?.promise, last?.result]).toEqual(['what this run asked and wrote can be deleted', 'unknown'])
})

it('exits with 11 and names the promise where one is broken, without the keys', async () => {
  liar.tell(({ body, status }, { path, headers }) =>
    path.startsWith('/v1/analytics') && status === 200 ? { body: `${headers.authorization}${body}` } : {}
  )
  const { code, broken, output } = await conformance()
  expect(code).toBe(11)
  expect(broken.map(({ promise }) => promise)).toContain('an entry has id, path, comment and createdAt')
  expect(output).not.toContain(service.adminKey)
})

it('counts what a platform does not offer as unknown, not as broken', async () => {
  liar.tell((_, { method, path }) =>
    /\/job|PATCH|\/feedback$/.test(`${method} ${path}`) ? { status: 404, body: '{}' } : {}
  )
  const { results } = await conformance(['--write'])
  const additions = results.filter(({ promise }) => /job can|status of feedback|is collected/.test(promise))
  expect(additions.map(({ result }) => result)).toEqual(Array(5).fill('unknown'))
})

it('leaves out what it has no key for', async () => {
  const { output, messages } = await run(['conformance', liar.url, '--json'], { environment: {} })
  const { results } = JSON.parse(output) as { results: { result: string }[] }
  expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['unknown']))
  expect([liar.received, JSON.parse(messages).message]).toEqual([
    [],
    'This spends up to 0 assistant uses of the key, and changes nothing.'
  ])
})

it('prints what is broken and unknown with its reason, and the totals, on 40 columns too', async () => {
  liar.tell((_, { path }) => (path.startsWith('/discovery/v1') ? { status: 502, body: '<html>' } : {}))
  const environment = { ...service.environment, COLUMNS: '40' }
  const { code, output } = await run(['conformance', liar.url, ...keys()], { environment })
  expect(code).toBe(11)
  expect(output).toMatch(/^✗ 4\.4 {7}version 1 answers with a$/m)
  expect(output).toMatch(/^ {12}data stream of the AI SDK’s$/m)
  expect(output).toMatch(/^ {12}it answers 502: <html>$/m)
  expect(output).toMatch(/\n\n\d+ kept, \d+ broken, \d+ unknown\n$/)
  expect(output.split('\n').filter(line => line.length > 40)).toEqual([])
})

it('refuses an admin key as an argument, without repeating it', async () => {
  const { code, messages } = await run(['conformance', 'http://localhost:1', '--assistant-key', 'svc_secret1'])
  expect(code).toBe(3)
  expect(messages).toContain('revoke it')
  expect(messages).not.toContain('svc_secret1')
})

it('ends at once where nobody answers', async () => {
  const { code, output, messages } = await run(['conformance', await closedPort(), ...keys()])
  expect([code, output]).toEqual([7, ''])
  expect(messages).toMatch(/Nothing answers at \S+ \(ECONNREFUSED\)/)
})
