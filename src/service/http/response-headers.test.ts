import { expect, it } from 'vitest'
import { question } from '../testing/answers.ts'
import { testService } from '../testing/service.ts'

const headersOf = ({ headers }: Response) => ['x-content-type-options', 'cache-control'].map(name => headers.get(name))

it('lets no browser guess a type, of pages, answers and errors alike', async () => {
  await using service = await testService()
  const paths = ['/health', '/openapi.json', '/', '/widget/docs-assistant.js', '/nothing', '/v1/nothing']
  for (const path of paths) expect(headersOf(await service.app.request(path))[0]).toBe('nosniff')
  expect(headersOf(await service.ask(question('How do I install it?')))[0]).toBe('nosniff')
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
