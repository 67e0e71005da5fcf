import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

let database: DatabaseSync

beforeEach(() => {
  database = new DatabaseSync(':memory:')
  vi.useFakeTimers({ now: new Date('2026-01-31T23:59:50Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  database.close()
})

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

/** A monthly limiter, which has created its table. */
const monthly = async (uses: number) => {
  const limiter = createRateLimiter('test', { uses, per: 'month' }, database)
  await new Promise(setImmediate)
  return limiter
}

describe('a rate limiter', () => {
  it('counts remaining uses down for each key, never below zero', async () => {
    const limiter = createRateLimiter('test', { uses: 2, per: 60 }, database)
    expect(await limiter.peek('a')).toEqual({ name: 'test', limit: 2, remaining: 2, isOverrun: false, resetIn: 60_000 })
    expect(await limiter.consume('a')).toEqual({
      name: 'test',
      limit: 2,
      remaining: 1,
      isOverrun: false,
      resetIn: 60_000
    })
    later(20)
    expect(await limiter.peek('a')).toEqual({ name: 'test', limit: 2, remaining: 1, isOverrun: false, resetIn: 40_000 })
    await limiter.consume('a')
    expect(await limiter.consume('a')).toMatchObject({ remaining: 0, isOverrun: true })
    expect((await limiter.peek('b')).remaining).toBe(2)
  })

  it('counts anew when its time is over, and not because a month ends', async () => {
    const limiter = createRateLimiter('test', { uses: 1, per: 60 }, database)
    await limiter.consume('a')
    later(20)
    expect((await limiter.peek('a')).remaining).toBe(0)
    later(41)
    expect((await limiter.peek('a')).remaining).toBe(1)
  })

  it('of a month counts to the end of the month in UTC', async () => {
    const limiter = await monthly(1)
    expect(await limiter.consume('a')).toEqual({
      name: 'test',
      limit: 1,
      remaining: 0,
      isOverrun: false,
      resetIn: 10_000
    })
    later(9)
    expect((await limiter.peek('a')).remaining).toBe(0)
    later(1)
    expect(await limiter.peek('a')).toEqual({
      name: 'test',
      limit: 1,
      remaining: 1,
      isOverrun: false,
      resetIn: 28 * 86_400_000
    })
    await limiter.consume('a')
    later(28 * 86_400 - 1)
    expect((await limiter.peek('a')).remaining).toBe(0)
  })

  it('of a month keeps its counts in the database, and one of seconds does not', async () => {
    await (await monthly(2)).consume('a')
    expect((await (await monthly(2)).peek('a')).remaining).toBe(1)
    const limiter = () => createRateLimiter('test', { uses: 2, per: 60 }, database)
    await limiter().consume('a')
    expect((await limiter().peek('a')).remaining).toBe(2)
  })

  it('counts separately from limiters with other names', async () => {
    const other = createRateLimiter('other', { uses: 2, per: 'month' }, database)
    await (await monthly(2)).consume('a')
    expect((await other.peek('a')).remaining).toBe(2)
  })

  it('of a month counts on in memory while the database takes nothing, and leaves it as it was', async () => {
    const limiter = await monthly(2)
    database.exec('PRAGMA synchronous = FULL')
    expect((await limiter.consume('a')).remaining).toBe(1)
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    database.exec('PRAGMA query_only = ON')
    expect((await limiter.consume('b')).remaining).toBe(1)
    later(1)
    expect((await limiter.consume('b')).remaining).toBe(0)
    database.exec('PRAGMA query_only = OFF')
    expect((await limiter.consume('a')).remaining).toBe(0)
  })

  it('of a worker counts in its own memory while the process that counts for all does not answer', async () => {
    // In a thread, as the mutation tester runs tests, the process has no `send`.
    const { send } = process
    process.send = () => true
    onTestFinished(() => {
      process.send = send
    })
    const limiter = createRateLimiter('test', { uses: 2, per: 60 }, database, true)
    const left = limiter.consume('a')
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await left).remaining).toBe(1)
  })
})
