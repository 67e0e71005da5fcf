import { expect, it } from 'vitest'
import { isObject } from './objects.ts'

it('takes what JSON calls an object, and neither a list nor null', () => {
  expect([{}, { a: 1 }, Object.create(null), JSON.parse('{}')].map(isObject)).toEqual([true, true, true, true])
  expect([[], null, undefined, 'text', 0, () => {}].map(isObject)).toEqual(Array(6).fill(false))
})
