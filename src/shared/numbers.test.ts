import { expect, it } from 'vitest'
import { parseWholeNumber, sum } from './numbers.ts'

it('adds up any numbers, and none to nothing', () => {
  expect(sum([1, 2, 3.5])).toBe(6.5)
  expect(sum(new Set<number>())).toBe(0)
})

it('reads a whole number in digits, and nothing else', () => {
  expect(['0', '10', '007', '9007199254740991'].map(parseWholeNumber)).toEqual([0, 10, 7, 9_007_199_254_740_991])
  for (const text of ['', ' 1', '-1', '+1', '1.0', '1e3', '0x10', 'ten', '9007199254740992', '9'.repeat(400)]) {
    expect(parseWholeNumber(text)).toBeUndefined()
  }
})
