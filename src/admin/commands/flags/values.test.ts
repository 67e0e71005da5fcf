import { expect, it } from 'vitest'
import { positiveNumber, wholeNumber } from './values.ts'

it('a count is a whole number above 0, in digits alone', () => {
  expect(['1', '20'].map(wholeNumber)).toEqual([1, 20])
  for (const text of ['0', '-1', '1.5', '1e3', '0x10', '', 'all']) {
    expect(() => wholeNumber(text)).toThrow('It must be a whole number above 0.')
  }
})

it('a time is a number above 0, in digits alone', () => {
  expect(['1', '0.5', '30'].map(positiveNumber)).toEqual([1, 0.5, 30])
  for (const text of ['0', '-1', '1e3', '0x10', '', ' 1', '.', 'Infinity']) {
    expect(() => positiveNumber(text)).toThrow('It must be a number above 0')
  }
})
