import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLineReader, maxLineLength } from './line-reader.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The lines of a body that comes in these pieces; a line that was cut is in brackets. */
const linesOf = (...pieces: (string | Uint8Array)[]) => {
  const lines: string[] = []
  const reader = createLineReader((line, cut) => lines.push(cut ? `[${line}]` : line))
  for (const piece of pieces) reader.push(typeof piece === 'string' ? bytes(piece) : piece)
  reader.end()
  return lines
}

it('ends a line at LF, CRLF and CR', () => {
  expect(linesOf('a\nb\r\nc\rd\n\ne\r\r\nf\n')).toEqual(['a', 'b', 'c', 'd', '', 'e', '', 'f'])
})

it('gives the last line without its end, and no empty one', () => {
  expect(linesOf('a\nb')).toEqual(['a', 'b'])
  expect(linesOf('a\n')).toEqual(['a'])
  expect(linesOf()).toEqual([])
})

it('ends one line at a CRLF that is cut in two, and two at a CR and a line that is empty', () => {
  expect(linesOf('a\r', '\nb')).toEqual(['a', 'b'])
  expect(linesOf('a\r', 'b\r', '\n', '\nc')).toEqual(['a', 'b', '', 'c'])
  expect(linesOf('a\n', '\nb')).toEqual(['a', '', 'b'])
})

it('gives the same lines wherever the bytes are cut', () => {
  const text = 'naïve 日本語 🧑‍🚀\r\nb\r\rc\n\nd'
  const whole = linesOf(text)
  fc.assert(
    fc.property(fc.array(fc.nat(bytes(text).length), { maxLength: 6 }), places => {
      const ends = [...places.toSorted((a, b) => a - b), bytes(text).length]
      const pieces = ends.map((end, index) => bytes(text).slice(ends[index - 1] ?? 0, end))
      expect(linesOf(...pieces)).toEqual(whole)
    })
  )
  expect(whole).toEqual(['naïve 日本語 🧑‍🚀', 'b', '', 'c', '', 'd'])
})

it('drops a byte order mark, and reads bytes that are no UTF-8 as U+FFFD', () => {
  expect(linesOf('\uFEFFa\nb')).toEqual(['a', 'b'])
  expect(linesOf(Uint8Array.of(0x61, 0xff, 0x62))).toEqual(['a\ufffdb'])
  expect(linesOf('a', Uint8Array.of(0xe6, 0x97))).toEqual(['a\ufffd'])
})

describe('a line that is too long', () => {
  const longest = 'x'.repeat(maxLineLength)
  const head = `[${'x'.repeat(1024)}]`

  it('is given by its head, and the next ones are whole', () => {
    expect(linesOf(`${longest}x\nb`)).toEqual([head, 'b'])
    expect(linesOf(longest, 'x', longest, 'x\nb\n')).toEqual([head, 'b'])
    expect(linesOf(`${longest}x`)).toEqual([head])
  })

  it('is one of more than 1 MB', () => {
    expect(maxLineLength).toBe(1024 * 1024)
    expect(linesOf(`${longest}\nb`)).toEqual([longest, 'b'])
  })
})
