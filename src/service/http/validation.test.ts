import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { handleError, valid } from './index.ts'

const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    list: v.optional(v.array(v.object({ size: v.number('must be a number') })), [])
  }),
  v.check(({ name }) => name !== 'nobody', 'nobody is not welcome')
)

const app = new Hono()
app.onError(handleError(() => {}))
app.post('/', valid('json', schema), context => context.json(context.req.valid('json')))
app.get('/', valid('query', v.object({ limit: v.pipe(v.string(), v.transform(Number)) })), context =>
  context.json(context.req.valid('query'))
)

const answer = async (response: Response | Promise<Response>) => [
  (await response).status,
  await (await response).json()
]
const post = (body: unknown) =>
  answer(
    app.request('/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  )

describe('what a client sends', () => {
  it('reaches the route as its schema makes it', async () => {
    expect(await post({ name: 'lamp', more: 1 })).toEqual([200, { name: 'lamp', list: [] }])
    expect(await answer(app.request('/?limit=5'))).toEqual([200, { limit: 5 }])
  })

  it('is refused with each field that is wrong, the first one in the sentence', async () => {
    expect(await post({ name: '', list: [{ size: 1 }, { size: 'x' }] })).toEqual([
      400,
      {
        error: 'name: must not be empty',
        code: 'invalid_request',
        details: [
          { path: 'name', message: 'must not be empty' },
          { path: 'list.1.size', message: 'must be a number' }
        ]
      }
    ])
    expect(await post({ name: ['lamp'] })).toMatchObject([400, { error: 'name: must be text' }])
  })

  it('is refused without a path when it is wrong as a whole', async () => {
    expect(await post({ name: 'nobody' })).toEqual([
      400,
      { error: 'nobody is not welcome', code: 'invalid_request', details: [{ message: 'nobody is not welcome' }] }
    ])
  })

  it.each([[[]], ['text'], [null]])('has to be an object: %j is none', async body => {
    expect(await post(body)).toEqual([400, { error: 'The body must be a JSON object.', code: 'invalid_request' }])
  })

  it('in a query is refused by its name', async () => {
    for (const [query, message] of [
      ['', 'is required'],
      ['?limit=1&limit=2', 'must be given once']
    ]) {
      expect(await answer(app.request(`/${query}`))).toMatchObject([400, { details: [{ path: 'limit', message }] }])
    }
  })
})
