import type { Analyzer } from '../analysis/analyzer.ts'
import { withJoinedTerms } from '../analysis/joined-terms.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { Piece } from './pieces.ts'

/** What depends only on a piece and the analyzer, and so is the same for many questions. */
export interface ReadPiece {
  piece: Piece
  terms: ReadonlySet<string>
  /** Features of its wording, each 1 or 0. */
  wording: { advice: number; instruction: number; pointer: number; leaning: number }
}

/** Kept as long as the pieces themselves: reading them was half the cost of a search. */
const cache = new WeakMap<Analyzer, WeakMap<Piece, ReadPiece>>()

export const readPiece = (analyzer: Analyzer, piece: Piece): ReadPiece => {
  const ofAnalyzer = cache.get(analyzer) ?? new WeakMap<Piece, ReadPiece>()
  cache.set(analyzer, ofAnalyzer)
  const read = ofAnalyzer.get(piece) ?? { piece, terms: termsIn(analyzer, piece), wording: wordingOf(analyzer, piece) }
  ofAnalyzer.set(piece, read)
  return read
}

/** The terms of the titles above a text, which it is read with. */
export const readTitles = ({ termsOf }: Analyzer, { heading, trail, page }: Chunk): ReadonlySet<string> =>
  new Set(termsOf([heading, ...trail, page.title].join('\n')))

/** Whether a quote, or the titles above it, has terms of which this holds. */
export const isSaidIn = (
  quotes: readonly { chunk: Chunk; pieces: readonly Piece[] }[],
  analyzer: Analyzer,
  isSaid: (terms: ReadonlySet<string>) => boolean
): boolean =>
  quotes.some(
    ({ chunk, pieces }) =>
      isSaid(readTitles(analyzer, chunk)) || pieces.some(piece => isSaid(readPiece(analyzer, piece).terms))
  )

const termsIn = ({ termsOf }: Analyzer, { text }: Piece) => new Set(withJoinedTerms(text, termsOf))

const wordingOf = ({ language: { phrasing } }: Analyzer, { kind, text }: Piece): ReadPiece['wording'] => {
  const reads = (pattern: RegExp) => Number(kind !== 'code' && pattern.test(text))
  return {
    advice: reads(phrasing.advice),
    instruction: reads(phrasing.instruction),
    pointer: reads(phrasing.pointer),
    leaning: reads(phrasing.leaning)
  }
}
