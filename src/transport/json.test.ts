import { expect, it } from 'vitest'
import { parseUntrustedJson } from './json.ts'

it('reads JSON, and nothing else', () => {
  for (const value of [null, 0, false, '', [1, [2]], { a: { b: [null] } }]) {
    expect(parseUntrustedJson(JSON.stringify(value))).toEqual(value)
  }
  for (const text of ['', '{', 'undefined', '{"a":1}}', "{'a':1}"]) expect(parseUntrustedJson(text)).toBeUndefined()
})

it('takes out the keys that would pollute a prototype, at any depth and in lists', () => {
  const text = '{"a":[{"__proto__":{"x":1},"b":2}],"constructor":{"prototype":{"x":1}},"c":{"constructor":1},"proto":3}'
  const read = parseUntrustedJson(text) as Record<string, unknown>
  expect(read).toEqual({ a: [{ b: 2 }], c: {}, proto: 3 })
  expect(Object.keys(read)).toEqual(['a', 'c', 'proto'])
})

it('takes out what is nested deeper than 32 levels', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  expect(parseUntrustedJson(nested(32))).toEqual(JSON.parse(nested(32)))
  expect(JSON.stringify(parseUntrustedJson(nested(33)))).toBe(`${'{"a":'.repeat(32)}null${'}'.repeat(32)}`)
  expect(JSON.stringify(parseUntrustedJson(`${'['.repeat(50_000)}${']'.repeat(50_000)}`))).toBe(
    `${'['.repeat(32)}null${']'.repeat(32)}`
  )
})
