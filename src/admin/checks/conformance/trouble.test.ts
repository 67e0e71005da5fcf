import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../../../protocol/index.ts'
import { run } from '../../testing/command.ts'
import { type Liar, startLiar } from '../../testing/liar.ts'
import { startOtherPlatform } from '../../testing/other-platform.ts'
import { closedPort, json, type Reply, raw, startServer } from '../../testing/server.ts'
import { type OwnService, openOwnService } from '../../testing/service.ts'
import { planChecks, type Result, runChecks, type Target } from './index.ts'

let service: OwnService
let liar: Liar
let target: Target

beforeAll(async () => {
  service = await openOwnService()
  await service.collect({ source: 'contextual', path: '/a', helpful: true })
  liar = await startLiar(service.url)
  const { domain, assistantKey, projectId, adminKey } = service
  const jobPath = (id: string) => routes.job(projectId, id)
  target = { baseUrl: liar.url, domain, assistantKey, projectId, adminKey, jobId: undefined, jobPath, write: true }
})

afterAll(async () => {
  await liar.close()
  await service.close()
})

const check = (given: Target): Promise<Result[]> =>
  runChecks(planChecks(given), given, new AbortController().signal, () => {})

const brokenOf = (results: Result[]) => results.filter(({ result }) => result === 'broken')

it.each([0, 2, 5, 25, 60])('takes no limit for a lie: 429 after %i requests', async most => {
  let count = 0
  liar.tell(() => (count++ < most ? {} : { status: 429, body: '{"error":"Too many.","code":"rate_limited"}' }))
  const results = await check(target)
  liar.tell(() => ({}))
  expect(brokenOf(results)).toEqual([])
  // The control: all checks were run.
  expect(results.length).toBeGreaterThan(80)
})

it('stops when the platform is gone, and takes what it cannot see for unknown', async () => {
  const leaving = await startLiar(service.url)
  let count = 0
  leaving.tell(async () => {
    if (++count === 40) setImmediate(leaving.close)
    return {}
  })
  const results = await check({ ...target, baseUrl: leaving.url, write: false })
  const broken = brokenOf(results)
  expect(broken.map(({ note }) => note)).toEqual([expect.stringContaining('no answer: ')])
  const after = results.slice(results.indexOf(broken[0] as Result) + 1)
  expect(new Set(after.map(({ note }) => note))).toContain('the platform answers no more')
})

it('takes a list that is too long for no lie', { tags: 'slow' }, async () => {
  const other = await startOtherPlatform(12_100)
  const given = { ...target, ...other.keys, baseUrl: other.url, domain: 'acme', projectId: 'p-1', write: false }
  const results = await check(given)
  await other.close()
  expect(brokenOf(results)).toEqual([])
  expect(results.map(({ note }) => note)).toContain('there are more than 12000 entries')
})

const page = (status: number): Reply => raw('<html>Welcome', status, { 'Content-Type': 'text/html' })

it.each<[string, Reply, string, number]>([
  ['a site without such a page', page(404), 'answers 404, with a page of HTML. See whether base URL', 11],
  ['a site that answers everything', page(200), 'answers 200, with a page of HTML. See whether base URL', 11],
  ['a service of another kind', json({ ok: true }), 'answers 200. See whether base URL', 11],
  ['a login', raw('', 302, { Location: 'https://login.example/' }), 'redirects to https://login.example/', 11],
  ['a server that fails', page(500), 'answers 500. See whether the platform runs', 7]
])('says in one sentence that there is no platform but %s', async (_, reply, message, exit) => {
  const other = await startServer(reply)
  const { code, output, messages } = await conformance(other.url)
  await other.close()
  expect([code, output]).toEqual([exit, ''])
  expect(messages).toContain(message)
})

it.each([
  ['a port where nobody listens', () => closedPort(), 'Nothing answers at 127.0.0.1'],
  ['TLS where there is none', async () => service.url.replace('http:', 'https:'), 'does not speak TLS'],
  ['a host that does not exist', async () => 'https://platform.invalid', 'There is no host platform.invalid']
])('says in one sentence that it met %s', async (_, addressOf, message) => {
  const { code, output, messages } = await conformance(await addressOf())
  expect([code, output]).toEqual([7, ''])
  expect(messages).toContain(message)
})

const conformance = (url: string) =>
  run(['conformance', url, '--domain', 'acme', '--assistant-key', 'svc_dsc_1', '--project', 'p'])
