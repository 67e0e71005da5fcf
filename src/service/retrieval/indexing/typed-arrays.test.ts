import { expect, it } from 'vitest'
import { grown } from './typed-arrays.ts'

it.each([Uint16Array, Uint32Array])(
  'an array that has to grow keeps its numbers, and its memory is free at once',
  Kind => {
    const before = Kind.of(1, 2, 3)
    const after = grown(before as Uint32Array<ArrayBuffer>, 4)
    expect([...after]).toEqual([1, 2, 3, 0, 0, 0])
    expect(before.buffer.detached).toBe(true)
  }
)

it('an array that is large enough stays the same', () => {
  const before = Uint32Array.of(1, 2, 3)
  expect(grown(before, 3)).toBe(before)
  expect(before.buffer.detached).toBe(false)
})
