import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { handleError } from '../http/index.ts'
import { question } from '../testing/answers.ts'
import { testService } from '../testing/service.ts'
import { createTurns } from './index.ts'

const here = new AbortController().signal
const busy = expect.objectContaining({ code: 'busy', headers: { 'Retry-After': expect.stringMatching(/^[2-5]$/) } })

describe('turns', () => {
  it('do one piece of work after the other, and whatever else waits in between', async () => {
    const turns = createTurns()
    const done: string[] = []
    const other = () => {
      done.push('other')
      if (!done.includes('c')) setImmediate(other)
    }
    const work = ['a', 'b', 'c'].map(name => turns.take(() => done.push(name), here))
    other()
    await Promise.all(work)
    expect(done.join(' ')).toMatch(/a( other)+ b( other)+ c/)
  })

  it('accept who comes meanwhile, however many came at once', async () => {
    const turns = createTurns({ count: 100, time: 60_000 })
    const takesTime = () => {
      const end = performance.now() + 5
      while (performance.now() < end);
      done++
    }
    let done = 0
    const server = createServer(async ({ url }, response) => {
      if (url === '/question') await turns.take(takesTime, here)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const askFor = async (path: string) => {
      const [response] = await once(get({ port, path, agent: false }), 'response')
      response.resume()
      return done
    }
    const questions = Array.from({ length: 30 }, () => askFor('/question'))
    const before = await Promise.all(Array.from({ length: 30 }, () => askFor('/health')))
    await Promise.all(questions)
    server.close()
    expect(done).toBe(30)
    expect(Math.max(...before)).toBeLessThan(15)
  })

  it('return what the work returns, and go on after work that fails', async () => {
    const turns = createTurns()
    const failing = turns.take(() => {
      throw new Error('no')
    }, here)
    const good = turns.take(() => 'yes', here)
    await expect(failing).rejects.toThrow('no')
    expect(await good).toBe('yes')
  })

  it('admit only a limited number at once, whether they succeed or fail', async () => {
    const turns = createTurns({ count: 2, time: 60_000 })
    const ends: (() => void)[] = []
    const app = new Hono().onError(handleError(() => {})).get('/', turns.door, async context => {
      await new Promise<void>(resolve => ends.push(resolve))
      if (ends.length === 1) throw new Error('It fails.')
      return context.text('')
    })
    const statusOf = async () => (await app.request('/')).status
    const inside = [statusOf(), statusOf()]
    await expect.poll(() => ends.length).toBe(2)
    expect(await statusOf()).toBe(503)
    for (const end of ends) end()
    await Promise.all(inside)
    const next = statusOf()
    await expect.poll(() => ends.length).toBe(3)
    ends.at(-1)?.()
    expect(await next).toBe(200)
  })

  it('refuse requests that have waited too long, without working for them', async () => {
    const turns = createTurns({ count: 10, time: 20 })
    const done: string[] = []
    const slow = turns.take(() => {
      const start = process.threadCpuUsage().user
      while (process.threadCpuUsage().user - start < 40_000);
    }, here)
    const late = turns.take(() => done.push('late'), here)
    await slow
    await expect(late).rejects.toEqual(busy)
    expect(done).toEqual([])
  })

  it('refuse no request merely because the thread was blocked, by a turn or by other code', async () => {
    const turns = createTurns({ count: 10, time: 20 })
    const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    const first = turns.take(standStill, here)
    const second = turns.take(() => 'second', here)
    standStill()
    expect(await Promise.all([first, second])).toEqual(['timed-out', 'second'])
  })

  it('do no work for a reader who has left', async () => {
    const turns = createTurns()
    const leave = new AbortController()
    const done: string[] = []
    const work = [turns.take(() => leave.abort(), here), turns.take(() => done.push('gone'), leave.signal)]
    await Promise.allSettled(work)
    expect(done).toEqual([])
  })
})

it('tells surplus simultaneous requests to retry, and answers the rest', async () => {
  await using service = await testService()
  const asked = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const response = await service.ask(question('Which colours?'))
      return { status: response.status, again: response.headers.get('retry-after'), text: await response.text() }
    })
  )
  const answered = asked.filter(({ status }) => status === 200)
  const refused = asked.filter(({ status }) => status === 503)
  expect(answered.length).toBeGreaterThanOrEqual(1)
  expect(refused.length).toBeGreaterThanOrEqual(1)
  expect(answered.length + refused.length).toBe(60)
  for (const { text } of answered) expect(text).toContain('"type":"finish"')
  for (const { again, text } of refused) {
    expect([again, JSON.parse(text).code]).toEqual([expect.stringMatching(/^[2-5]$/), 'busy'])
  }
  // When the crowd is gone, questions are accepted again.
  await nextTurn()
  expect((await service.ask(question('Which colours?'))).status).toBe(200)
})
