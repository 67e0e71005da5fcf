import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { question } from '../testing/answers.ts'
import { finish, modelServer, say, serviceWith, start } from '../testing/model-server.ts'
import { testService } from '../testing/service.ts'
import { createConcurrencyLimiter } from './index.ts'

describe('answers at the same time', () => {
  it('are bounded, and a place is free again when one ends or is left', { tags: 'slow' }, async () => {
    let isEndless = true
    const { url } = await modelServer(response => {
      start(response)
      say(response, 'Any.')
      if (!isEndless) finish(response)
    })
    const service = await serviceWith(url, {}, { concurrency: 1 })
    const first = await service.ask(question('Which colours?'))
    const busy = await service.ask(question('Which colours?'))
    expect(busy.status).toBe(503)
    expect(busy.headers.get('retry-after')).toMatch(/^[2-5]$/)
    await first.body?.cancel()
    isEndless = false
    const ask = async () => {
      const answer = await service.ask(question('Which colours?'))
      await answer.text()
      return answer.status
    }
    await expect.poll(ask).toBe(200)
    expect(await ask()).toBe(200)
  })

  it('are not those that are quoted, once they are written: who does not read them keeps nobody out', async () => {
    await using service = await testService({ concurrency: 1 })
    const unread = [await service.ask(question('Which colours?')), await service.ask(question('Which colours?'))]
    expect(unread.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a concurrency limiter', () => {
  const busy = (message: string) =>
    expect.objectContaining({ code: 'busy', message, headers: { 'Retry-After': expect.stringMatching(/^[2-5]$/) } })
  const refusal = (acquire: () => unknown) => {
    try {
      acquire()
    } catch (error) {
      return error
    }
    return 'none'
  }

  it('gives as many places as it has, and one again for each that is released', () => {
    const limiter = createConcurrencyLimiter(2)
    const { release } = limiter.acquire()
    limiter.acquire()
    const full = busy('Too many answers are being written. Try again in a moment.')
    expect(refusal(limiter.acquire)).toEqual(full)
    release()
    release()
    expect(refusal(limiter.acquire)).toBe('none')
    expect(refusal(limiter.acquire)).toEqual(full)
  })

  it('gives no place once it is closed, and finishes when the last place is released', async () => {
    const limiter = createConcurrencyLimiter(2)
    const [first, second] = [limiter.acquire(), limiter.acquire()]
    let through = false
    first.release()
    const closed = limiter.close().then(() => {
      through = true
    })
    expect(refusal(limiter.acquire)).toEqual(busy('The service is about to stop. Try again in a moment.'))
    await nextTurn()
    expect(through).toBe(false)
    second.release()
    await closed
  })

  it('has finished at once when it is closed without running answers', async () => {
    const limiter = createConcurrencyLimiter(1)
    limiter.acquire().release()
    await limiter.close()
    await createConcurrencyLimiter(1).close()
  })

  it('has not finished merely because nothing ran before it was closed', async () => {
    const limiter = createConcurrencyLimiter(1)
    limiter.acquire().release()
    const { release } = limiter.acquire()
    const closed = limiter.close()
    const first = await Promise.race([closed.then(() => 'closed'), nextTurn('open')])
    expect(first).toBe('open')
    release()
    await closed
  })

  it('drops the answer that was unread for longest when another needs its place, and never one read just now', async () => {
    const dropped: string[] = []
    const limiter = createConcurrencyLimiter(3, 30)
    const full = busy('Too many answers are being written. Try again in a moment.')
    const [first, second] = [limiter.acquire(), limiter.acquire(), limiter.acquire()]
    second.waits(() => dropped.push('second'))
    expect(refusal(limiter.acquire)).toEqual(full)
    await new Promise(resolve => setTimeout(resolve, 40))
    first.waits(() => dropped.push('first'))
    expect(refusal(limiter.acquire)).toBe('none')
    expect(refusal(limiter.acquire)).toEqual(full)
    expect(dropped).toEqual(['second'])
    // An answer that continues keeps its place.
    first.goesOn()
    await new Promise(resolve => setTimeout(resolve, 40))
    expect(refusal(limiter.acquire)).toEqual(full)
    expect(dropped).toEqual(['second'])
  })
})
