import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { handleError, otherMethod } from './index.ts'

const app = new Hono()
app.onError(handleError(() => {}))
app.use('/things/*', (_, next) => next())
app.get('/things/:id', context => context.text('read'))
app.patch('/things/:id', context => context.text('changed'))
for (const method of ['DELETE', 'PUT', 'POST']) app.on(method, `/${method}`, context => context.text(method))
app.all('*', otherMethod(app))
app.get('*', context => context.text('a page of the site'))

const answer = async (method: string, path: string) => {
  const response = await app.request(path, { method })
  return [response.status, response.headers.get('allow')]
}

it('lets a supported method through, and HEAD where GET is supported', async () => {
  expect(await answer('PATCH', '/things/1')).toEqual([200, null])
  expect(await answer('HEAD', '/things/1')).toEqual([200, null])
})

it('refuses an unsupported method, and names the supported ones', async () => {
  expect(await answer('POST', '/things/1')).toEqual([405, 'GET, PATCH'])
  const response = await app.request('/things/1', { method: 'POST' })
  expect(await response.json()).toEqual({
    error: 'This address takes GET and PATCH, not POST.',
    code: 'method_not_allowed'
  })
  for (const method of ['DELETE', 'PUT', 'POST']) expect(await answer('GET', `/${method}`)).toEqual([405, method])
  expect(await answer('HEAD', '/POST')).toEqual([405, 'POST'])
})

it('leaves an address alone that only a middleware or a page of the site stands at', async () => {
  expect(await answer('GET', '/nowhere')).toEqual([200, null])
  expect(await answer('POST', '/nowhere')).toEqual([404, null])
  expect(await answer('POST', '/things/1/more')).toEqual([404, null])
})
