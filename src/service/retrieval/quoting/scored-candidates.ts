import type { Candidate } from './candidates.ts'
import type { Piece } from './pieces.ts'
import type { QuoteQuery } from './quote-query.ts'
import { readPiece } from './read-piece.ts'
import { bestStretch, type Room, type Stretch } from './stretch.ts'

/** A section, and how likely each of its pieces answers. */
export interface ScoredCandidate {
  candidate: Candidate
  likelihoods: readonly number[]
}

export interface CandidateStretch {
  candidate: Candidate
  stretch: Stretch
}

/** @param pageFactor Multiplies the likelihood of a stretch on the page that fits best. */
export const bestOf = (
  query: QuoteQuery,
  candidates: ScoredCandidate[],
  room: Room,
  pageFactor = 1
): CandidateStretch | undefined =>
  candidates
    .flatMap(({ candidate, likelihoods }) => {
      const stretch = bestStretch(candidate.pieces, likelihoods, room, leansIn(query))
      if (!stretch) return []
      const bonus = candidate.pageScore === 1 ? (pageFactor - 1) * stretch.likelihood : 0
      return [{ candidate, stretch, worth: stretch.worth + bonus }]
    })
    .sort((a, b) => b.worth - a.worth)[0]

/** Tells of a piece whether it is only understood after the one before it. */
export const leansIn =
  ({ analyzer }: QuoteQuery) =>
  (piece: Piece): boolean =>
    readPiece(analyzer, piece).wording.leaning === 1

/** What is left of a section without the pieces that are quoted. */
export const partsOutside = (
  { candidate, likelihoods }: ScoredCandidate,
  isQuoted: (piece: Piece) => boolean
): ScoredCandidate[] => {
  const { pieces } = candidate
  const ends = pieces.flatMap((piece, at) => (isQuoted(piece) ? [at] : []))
  return [-1, ...ends]
    .map((end, at) => [end + 1, ends[at] ?? pieces.length] as const)
    .filter(([from, to]) => from < to)
    .map(range => ({
      candidate: { ...candidate, pieces: pieces.slice(...range) },
      likelihoods: likelihoods.slice(...range)
    }))
}
