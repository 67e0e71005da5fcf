import type { Chunk } from '../chunking/chunks.ts'
import type { Piece } from './pieces.ts'

/** The pieces of a section that most likely answer, in its order. */
export interface Quote {
  chunk: Chunk
  pieces: Piece[]
  /** The stretch of them that most likely answers, and how likely it does, from 0 to 1. */
  likeliest: Piece[]
  likelihood: number
}

export const quoteWith = (chunk: Chunk, pieces: Piece[], likelihood: number): Quote => ({
  chunk,
  pieces,
  likeliest: pieces,
  likelihood
})

/** Whether a quote has a piece, in whatever section it was put together. */
export const isQuotedIn = ({ pieces }: Quote, { node }: Piece): boolean => pieces.some(piece => piece.node === node)

/** Whether one begins within the other, or says what the other says: pages repeat what they include from elsewhere. */
export const overlap = (a: Quote, b: Quote): boolean =>
  a.chunk.page === b.chunk.page ? beginsIn(a, b) || beginsIn(b, a) : isRepeatedIn(b, a)

const isRepeatedIn = (quote: Quote, other: Quote): boolean =>
  quote.pieces.every(({ text }) => other.pieces.some(piece => piece.text.trim() === text.trim()))

const beginsIn = (quote: Quote, other: Quote): boolean =>
  other.pieces.some(({ text }) => text === quote.pieces[0]?.text)
