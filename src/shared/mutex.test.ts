import { expect, it } from 'vitest'
import { createMutex } from './mutex.ts'

it('runs one piece of work at a time, in order, also after one that failed', async () => {
  const mutex = createMutex()
  const log: string[] = []
  const work = (name: string, fails = false) =>
    mutex.run(async () => {
      log.push(`${name} begins`)
      await new Promise(resolve => setTimeout(resolve))
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([work('first'), work('second', true), work('third')])
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[0]).toMatchObject({ value: 'first' })
})

it('is idle when all that was given has settled', async () => {
  const mutex = createMutex()
  let done = false
  const failing = mutex.run(async () => {
    await new Promise(resolve => setTimeout(resolve))
    done = true
    throw new Error('failed')
  })
  failing.catch(() => {})
  await mutex.idle()
  expect(done).toBe(true)
})
