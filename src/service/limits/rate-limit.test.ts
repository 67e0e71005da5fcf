import { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleError, ServiceError } from '../http/index.ts'
import { rateLimited, refund } from './index.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

const database = new DatabaseSync(':memory:')

/** An app whose requests take one use of a limit if they succeed; the test decides how each ends. */
const limitedApp = (uses: number) => {
  const limiter = createRateLimiter('test', { uses, per: 60 }, database)
  const ends: ((error?: Error) => void)[] = []
  const app = new Hono()
  app.onError(handleError(() => {}))
  app.get('/', async context => {
    const work = () =>
      new Promise<string>((resolve, reject) => {
        ends.push(error => (error ? reject(error) : resolve('done')))
      })
    return context.text(await rateLimited(context, [{ limiter, key: 'x' }], work))
  })
  const remaining = async () => (await limiter.peek('x')).remaining
  return { request: () => Promise.resolve(app.request('/')), ends, remaining }
}

describe('a use for work', () => {
  it('is taken before the work, and reported in the headers', async () => {
    const { request, ends, remaining } = limitedApp(2)
    const response = request()
    await vi.waitFor(() => expect(ends).toHaveLength(1))
    expect(await remaining()).toBe(1)
    ends[0]?.()
    expect((await response).headers.get('ratelimit-remaining')).toBe('1')
    expect(await remaining()).toBe(1)
  })

  it('is given back when the work is refused', async () => {
    const { request, ends, remaining } = limitedApp(1)
    const response = request()
    await vi.waitFor(() => expect(ends).toHaveLength(1))
    ends[0]?.(new ServiceError('conflict', 'No.'))
    expect((await response).status).toBe(409)
    expect(await remaining()).toBe(1)
    const next = request()
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    ends[1]?.()
    expect((await next).status).toBe(200)
  })

  it('goes to only one of many simultaneous requests when it is the last', async () => {
    const { request, ends, remaining } = limitedApp(1)
    const [first, second] = [request(), request()]
    expect((await second).status).toBe(429)
    ends[0]?.()
    expect((await first).status).toBe(200)
    expect(await remaining()).toBe(0)
    expect(ends).toHaveLength(1)
  })

  it('lets work for other uses go on beside it', async () => {
    const { request, ends } = limitedApp(2)
    const [first, second] = [request(), request()]
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    ends[1]?.()
    expect((await second).status).toBe(200)
    ends[0]?.()
    expect((await first).status).toBe(200)
  })
})

it('is taken once where two instances count in one place, and refused uses are given back', async () => {
  const counts = new DatabaseSync(':memory:')
  const limiters = [1, 2, 3, 4].map(() => createRateLimiter('shared', { uses: 2, per: 'month' }, counts))
  await new Promise(setImmediate)
  const wide = createRateLimiter('wide', { uses: 9, per: 60 }, counts)
  const app = new Hono()
  app.onError(handleError(() => {}))
  app.get('/:instance', async context => {
    const limiter = limiters[Number(context.req.param('instance'))] as RateLimiter
    await rateLimited(
      context,
      [wide, limiter].map(each => ({ limiter: each, key: 'x' }))
    )
    return context.text('done')
  })
  const responses = await Promise.all(limiters.map((_, instance) => app.request(`/${instance}`)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429])
  expect((await limiters[0]?.peek('x'))?.isOverrun).toBe(false)
  expect((await wide.peek('x')).remaining).toBe(7)
})

describe('several limits of one request', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const appWith = (...uses: number[]) => {
    const limits = uses.map((count, index) => ({
      limiter: createRateLimiter(`limit ${index}`, { uses: count, per: 60 * (index + 1) }, database),
      key: 'x'
    }))
    const app = new Hono()
    app.onError(handleError(() => {}))
    app.get('/', async context => context.text(String(await rateLimited(context, limits))))
    return { app, limits }
  }
  const headers = (response: Response) =>
    ['limit', 'remaining', 'reset'].map(name => Number(response.headers.get(`ratelimit-${name}`)))

  it('report the tightest limit in the headers', async () => {
    const { app } = appWith(9, 3, 5)
    expect(headers(await app.request('/'))).toEqual([3, 2, 120])
  })

  it('refuse with the limit that resets last, and say when it resets', async () => {
    const { app, limits } = appWith(1, 1, 2)
    await app.request('/')
    const refused = await app.request('/')
    expect(refused.status).toBe(429)
    expect(headers(refused)).toEqual([1, 0, 120])
    expect(refused.headers.get('retry-after')).toBe('120')
    expect(await refused.json()).toEqual({
      error: 'The limit limit 1 of 1 requests is used up. Try again later.',
      code: 'rate_limited'
    })
    expect((await limits[2]?.limiter.peek('x'))?.remaining).toBe(1)
  })

  it('give back only the uses that were taken', async () => {
    for (const per of [60, 'month'] as const) {
      const limiter = createRateLimiter(`refunds ${per}`, { uses: 2, per }, database)
      await new Promise(setImmediate)
      const limits = [{ limiter, key: 'x' }]
      await limiter.consume('x')
      expect((await limiter.peek('x')).remaining).toBe(1)
      await refund(limits)
      await refund(limits)
      expect((await limiter.peek('x')).remaining).toBe(2)
      expect((await limiter.consume('x')).remaining).toBe(1)
    }
  })

  it('tell the client to wait at least one second', async () => {
    const limiter = {
      wasUsedUp: () => true,
      peek: async () => ({ name: 'test', limit: 1, remaining: 0, isOverrun: false, resetIn: 3 }),
      consume: async () => expect.unreachable(),
      refund: async () => expect.unreachable()
    }
    const app = new Hono()
    app.onError(handleError(() => {}))
    app.get('/', async context => context.text(String(await rateLimited(context, [{ limiter, key: 'x' }]))))
    expect((await app.request('/')).headers.get('retry-after')).toBe('1')
  })

  it('are looked at only where none was left when one was taken', async () => {
    const { app, limits } = appWith(1, 9)
    const looks = limits.map(({ limiter }) => vi.spyOn(limiter, 'peek'))
    const taken = limits.map(({ limiter }) => vi.spyOn(limiter, 'consume'))
    const statuses: number[] = []
    for (let request = 0; request < 3; request++) statuses.push((await app.request('/')).status)
    await refund(limits)
    for (let request = 0; request < 2; request++) statuses.push((await app.request('/')).status)
    expect(statuses).toEqual([200, 429, 429, 200, 429])
    expect(looks.map(({ mock }) => mock.calls.length)).toEqual([4, 0])
    // A request that is refused after a look takes no use of the other limit.
    expect(taken.map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  })

  it('count each key by itself', async () => {
    const limiter = createRateLimiter('test', { uses: 1, per: 60 }, database)
    const ends: (() => void)[] = []
    const app = new Hono()
    app.onError(handleError(() => {}))
    const work = () => new Promise<string>(resolve => ends.push(() => resolve('done')))
    app.get('/:key', async context =>
      context.text(await rateLimited(context, [{ limiter, key: context.req.param('key') }], work))
    )
    const responses = ['a', 'b'].map(key => app.request(`/${key}`))
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    for (const end of ends) end()
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200])
  })

  it('that are switched off let everything through, without headers', async () => {
    const { app } = appWith()
    const response = await app.request('/')
    expect([response.status, response.headers.get('ratelimit-limit')]).toEqual([200, null])
  })
})
