import { expect, it } from 'vitest'
import { sum } from './numbers.ts'

it('adds up any numbers, and none to nothing', () => {
  expect(sum([1, 2, 3.5])).toBe(6.5)
  expect(sum(new Set<number>())).toBe(0)
})
