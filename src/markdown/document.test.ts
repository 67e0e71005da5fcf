import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDocument } from './document.ts'
import { arrivals } from './testing/arbitrary.ts'

const parse = (text: string) => createDocument().update(text, false)

/** The blocks after each of the given beginnings of a text. */
const stream = (text: string, ends: number[], streaming = true) => {
  const document = createDocument()
  return ends.map(end => document.update(text.slice(0, end), streaming))
}

test('a text that arrives in any pieces ends as the same tree as the whole text', () => {
  fc.assert(
    fc.property(arrivals, ([text, steps]) => {
      const document = createDocument()
      let end = 0
      for (const step of steps) document.update(text.slice(0, (end += step)), true)
      expect(document.update(text, false)).toEqual(parse(text))
    }),
    { numRuns: 2000 }
  )
})

test('every beginning of a text, read exactly, is the same tree as that beginning alone', () => {
  fc.assert(
    fc.property(arrivals, ([text, steps]) => {
      const document = createDocument()
      let end = 0
      for (const step of steps) {
        const beginning = text.slice(0, (end += step))
        document.update(beginning, true)
        expect(document.update(beginning, false)).toEqual(parse(beginning))
      }
    }),
    { numRuns: 500 }
  )
})
