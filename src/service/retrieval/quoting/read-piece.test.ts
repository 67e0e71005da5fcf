import { expect, it } from 'vitest'
import { createAnalyzer } from '../analysis/analyzer.ts'
import { german } from '../analysis/languages/german.ts'
import { languageFor } from '../analysis/languages/index.ts'
import type { Piece } from './pieces.ts'
import { readPiece } from './read-piece.ts'

const piece = (kind: Piece['kind'] = 'sentence'): Piece => {
  const text = 'You should set `lamp.colour` to glow.'
  const node = { type: 'paragraph' as const, children: [{ type: 'text' as const, value: text }] }
  return { kind, node, block: 0, place: 0, isFirst: true, isLast: true, text, words: 6, lines: 0, isLeadIn: false }
}

it('a piece is read once for each analyzer', () => {
  const [one, other] = [createAnalyzer(languageFor('en')), createAnalyzer(german)]
  const sentence = piece()
  expect(readPiece(one, sentence)).toBe(readPiece(one, sentence))
  expect(readPiece(other, sentence)).not.toBe(readPiece(one, sentence))
  expect(readPiece(one, piece())).not.toBe(readPiece(one, sentence))
})

it('a read piece has its terms, names included, and the wording of prose but not of code', () => {
  const analyzer = createAnalyzer(languageFor('en'))
  expect([...readPiece(analyzer, piece()).terms]).toEqual(expect.arrayContaining(['lampcolour', 'glow']))
  expect(readPiece(analyzer, piece()).wording.advice).toBe(1)
  expect(Object.values(readPiece(analyzer, piece('code')).wording)).toEqual([0, 0, 0, 0])
})
