import type { Analyzer } from '../analysis/analyzer.ts'
import { joinedNames } from '../analysis/names.ts'
import type { Piece } from './pieces.ts'

/** What of a piece is the same for every question that is cut alike. */
export interface ReadPiece {
  piece: Piece
  terms: ReadonlySet<string>
  /** How it is worded, each 1 or 0. */
  wording: { advice: number; instruction: number; pointer: number; leaning: number }
}

/** As long as the pieces themselves are remembered: to read them was half of what a search costs. */
const remembered = new WeakMap<Analyzer, WeakMap<Piece, ReadPiece>>()

export const readPiece = (analyzer: Analyzer, piece: Piece): ReadPiece => {
  const known = remembered.get(analyzer) ?? new WeakMap<Piece, ReadPiece>()
  remembered.set(analyzer, known)
  const read = known.get(piece) ?? { piece, terms: termsIn(analyzer, piece), wording: wordingOf(analyzer, piece) }
  known.set(piece, read)
  return read
}

const termsIn = ({ termsOf }: Analyzer, { text }: Piece) => new Set([...termsOf(text), ...joinedNames(text)])

const wordingOf = ({ language: { phrasing } }: Analyzer, { kind, text }: Piece): ReadPiece['wording'] => {
  const reads = (pattern: RegExp) => Number(kind !== 'code' && pattern.test(text))
  return {
    advice: reads(phrasing.advice),
    instruction: reads(phrasing.instruction),
    pointer: reads(phrasing.pointer),
    leaning: reads(phrasing.leaning)
  }
}
