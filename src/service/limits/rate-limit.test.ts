import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { handleError, ServiceError } from '../http/index.ts'
import { rateLimited } from './index.ts'
import { createRateLimiter } from './rate-limiter.ts'

/** An app whose requests take one use of a limit when what they do succeeds; the test says how each one ends. */
const limitedApp = (uses: number) => {
  const limiter = createRateLimiter('test', { uses, per: 60 })
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
  it('is consumed when the work succeeds, and told', async () => {
    const { request, ends, remaining } = limitedApp(2)
    const response = request()
    await vi.waitFor(() => expect(ends).toHaveLength(1))
    expect(await remaining()).toBe(2)
    ends[0]?.()
    expect((await response).headers.get('ratelimit-remaining')).toBe('1')
    expect(await remaining()).toBe(1)
  })

  it('is not consumed when the work is refused', async () => {
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

  it('is reserved while the work goes on: the last use is nobody else’s', async () => {
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
