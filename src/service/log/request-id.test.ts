import { expect, it, onTestFinished } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { createService } from '../service.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { testService } from '../testing/service.ts'

const fromProxy = { incoming: { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }

const nameGiven = async (given: string, trustedProxies: string[]) => {
  const service = await createService({
    docs: await docsFolder({ 'a.md': '# A\n' }),
    data: ':memory:',
    trustedProxies,
    writeLog: () => {}
  })
  onTestFinished(() => service.close())
  const app = service.app as { request: (path: string, init: RequestInit, env: object) => Promise<Response> }
  const response = await app.request('/health', { headers: { 'x-request-id': given } }, fromProxy)
  return response.headers.get('x-request-id')
}

it('names every request, in the header, in the body of its failure, and in the log', async () => {
  const lines: { kind: string; requestId?: string }[] = []
  await using service = await testService({
    log: { level: 'requests' },
    writeLog: line => lines.push(JSON.parse(line))
  })
  const responses = [
    await service.app.request('/health'),
    await service.app.request('/nothing/here'),
    await service.app.request(routes.feedback('local')),
    await service.ask({ fp: 'x', messages: [] })
  ]
  const names = responses.map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(names).size).toBe(4)
  for (const [index, response] of responses.entries()) {
    const body = await response.json()
    expect(body.requestId).toBe(index === 0 ? undefined : names[index])
  }
  expect(lines.filter(({ kind }) => kind === 'request').map(({ requestId }) => requestId)).toEqual(names)
})

it('names the request that failed without the client being told why', async () => {
  const lines: { kind: string; requestId?: string }[] = []
  await using service = await testService({ writeLog: line => lines.push(JSON.parse(line)) })
  // Nothing is stored where the database is gone.
  await service.close()
  const response = await service.admin('GET', routes.feedback('local'))
  expect(response.status).toBeGreaterThanOrEqual(500)
  const { requestId } = await response.json()
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'failure', requestId }))
})

it('keeps the request id of a trusted proxy, and ignores one from a client', async () => {
  expect(await nameGiven('proxy-1.a:b=c', ['10.0.0.0/8'])).toBe('proxy-1.a:b=c')
  expect(await nameGiven('client', [])).toMatch(/^[\da-f-]{36}$/)
})

it.each(['', 'two words', 'x'.repeat(129), '{"kind":"failure"}'])('replaces the invalid request id %j', async given => {
  expect(await nameGiven(given, ['10.0.0.0/8'])).toMatch(/^[\da-f-]{36}$/)
})
