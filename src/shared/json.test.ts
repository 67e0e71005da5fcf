import { expect, it } from 'vitest'
import { parseJson } from './json.ts'

it('reads JSON, and nothing else', () => {
  for (const value of [null, 0, false, '', [1, [2]], { a: { b: [null] } }]) {
    expect(parseJson(JSON.stringify(value))).toEqual(value)
  }
  for (const text of ['', '{', 'undefined', '{"a":1}}', "{'a':1}"]) expect(parseJson(text)).toBeUndefined()
})
