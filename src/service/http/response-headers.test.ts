import { expect, it } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { createStarting } from '../starting.ts'
import { question } from '../testing/answers.ts'
import { type TestService, testService } from '../testing/service.ts'

const headersOf = ({ headers }: Response) => ['x-content-type-options', 'cache-control'].map(name => headers.get(name))

it('lets no browser guess a type, of pages, answers and errors alike', async () => {
  await using service = await testService()
  const paths = ['/health', '/openapi.json', '/', '/widget/docs-assistant.js', '/nothing', '/v1/nothing']
  for (const path of paths) expect(headersOf(await service.app.request(path))[0]).toBe('nosniff')
  expect(headersOf(await service.ask(question('How do I install it?')))[0]).toBe('nosniff')
})

it('lets no browser guess a type of what has no page either: pictures, preflights and refusals', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  await using service = await testService({}, { 'a.md': '# A', 'a.svg': svg, 'a.png': 'png' })
  const { app, project } = service
  const answers = await Promise.all(['/a.svg', '/a.png', '/favicon.ico'].map(path => app.request(path)))
  const etag = answers[0]?.headers.get('etag') ?? ''
  answers.push(await app.request('/a.svg', { headers: { 'if-none-match': etag } }))
  const preflight = { origin: 'https://docs.acme.test', 'access-control-request-method': 'POST' }
  const asked = routes.assistantMessage(2, project.domain)
  answers.push(await app.request(asked, { method: 'OPTIONS', headers: preflight }))
  answers.push(await service.ask(question('x'.repeat(3_000_000))), await createStarting({}).request('/a'))
  const closing = service.close()
  answers.push(await app.request('/ready'))
  await closing
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 304, 204, 413, 503, 503])
  expect(new Set(answers.map(answer => headersOf(answer)[0]))).toEqual(new Set(['nosniff']))
})

/** All that is given out with an admin key, by the description of the interface. */
const exportsOf = async ({ app, project }: TestService): Promise<string[]> => {
  const { paths } = await (await app.request('/openapi.json')).json()
  return Object.keys(paths)
    .filter(path => 'get' in paths[path] && /^\/v\d/.test(path))
    .map(path => path.replace('{projectId}', project.id).replaceAll(/\{\w+\}/g, 'x'))
}

it('forbids caching of all exports', async () => {
  await using service = await testService()
  const paths = await exportsOf(service)
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['feedback', 'questions', 'gaps', 'audit', 'readers/x'].map(
        name => `/v1/analytics/${service.project.id}/${name}`
      ),
      `/v2/agent/${service.project.id}/jobs`
    ])
  )
  for (const path of paths) expect(headersOf(await service.admin('GET', path)), path).toEqual(['nosniff', 'no-store'])
})

it('forbids caching of responses to requests with a key', async () => {
  await using service = await testService()
  const entries = await service.admin('GET', `/v1/analytics/${service.project.id}/feedback`)
  expect([entries.status, ...headersOf(entries)]).toEqual([200, 'nosniff', 'no-store'])
  expect(headersOf(await service.app.request('/v1/nothing'))).toEqual(['nosniff', 'no-store'])
})

it('keeps the cache-control header that a route sets itself', async () => {
  await using service = await testService()
  expect(headersOf(await service.ask(question('How do I install it?')))[1]).toBe('no-cache, no-transform')
  expect(headersOf(await service.app.request('/'))[1]).not.toBe('no-store')
})

it('says with what a page gets anyway that it has a search, to pages of every origin', async () => {
  await using service = await testService()
  const announcement = ({ headers }: Response) =>
    ['server-timing', 'timing-allow-origin'].map(name => headers.get(name))
  const announced = ['docs-assistant-search', '*']
  expect(announcement(await service.app.request('/widget/docs-assistant.js'))).toEqual(announced)
  expect(announcement(await service.ask(question('How do I install it?')))).toEqual(announced)
  expect(announcement(await service.app.request('/'))).toEqual([null, null])
})
