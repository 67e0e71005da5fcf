import { expect, it } from 'vitest'
import { backoffDelay, withJitter } from './backoff.ts'

it('doubles the pause after each failure, up to the longest', () => {
  const delays = [1, 2, 3, 4, 5].map(failed => backoffDelay(failed, { first: 100, longest: 700 }))
  expect(delays).toEqual([100, 200, 400, 700, 700])
})

it('takes off at most half of a delay', () => {
  const delays = Array.from({ length: 1_000 }, () => withJitter(100))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(50)
  expect(Math.max(...delays)).toBeLessThanOrEqual(100)
  expect(new Set(delays).size).toBeGreaterThan(900)
})
