import { expect, it } from 'vitest'
import { createLruCache } from './lru-cache.ts'

/** Asks for keys, each of so many bytes, and says which had to be made. */
const made = (most: number, bytes: number, keys: string, size = 1) => {
  const found: string[] = []
  const recent = createLruCache<string, string>(most, bytes)
  for (const key of keys) {
    const make = () => {
      found.push(key)
      return { value: key.toUpperCase(), size }
    }
    if (key === '-') recent.delete('a')
    else expect(recent.get(key, make)).toBe(key.toUpperCase())
  }
  return found.join('')
}

it('what was asked for last is not made again', () => {
  expect(made(2, 100, 'aabba')).toBe('ab')
})

it('what was asked for longest ago goes first, when they are too many', () => {
  expect(made(2, 100, 'abacab')).toBe('abcb')
})

it('or when they are too large; the last one stays, however large it is', () => {
  expect(made(9, 20, 'abacab', 10)).toBe('abcb')
  expect(made(9, 20, 'aab', 100)).toBe('ab')
})

it('what is deleted is made again, and takes no room', () => {
  expect(made(2, 100, 'ab-bcb')).toBe('abc')
  expect(made(9, 20, 'ab-cb', 10)).toBe('abc')
})
