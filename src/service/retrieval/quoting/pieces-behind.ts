import { readSections, type SectionTree, sectionsBelow } from '../../docs/index.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { Candidate } from './candidates.ts'
import { headingPiece, linesOf, type Piece, piecesOf, wordsOf } from './pieces.ts'
import { type Quote, quoteWith } from './quote.ts'
import type { QuoteQuery } from './quote-query.ts'
import type { Room } from './stretch.ts'
import { withoutVariants } from './variants.ts'

/** Appends what belongs to the section of a quote, of those behind it, as far as there is room. */
export const withPiecesBehind = (query: QuoteQuery, candidate: Candidate, quote: Quote, room: Room): Quote => {
  const { chunk, pieces, likelihood } = quote
  const isWhole = pieces.at(-1) === withoutVariants(piecesOf(candidate.section), query).at(-1)
  const further = isWhole ? withoutVariants(piecesBehind(query, candidate, pieces), query) : []
  return quoteWith(chunk, withFittingPieces(pieces, further, room), likelihood)
}

/**
 * The sections below one that only introduces them, or that has the message which was pasted; those beside one that tells
 * only the problem.
 */
const piecesBehind = (
  { exactMatch, analyzer }: QuoteQuery,
  { chunk, section }: Candidate,
  quoted: Piece[]
): Piece[] => {
  const all = piecesOf(section)
  const isIntroduction = wordsOf(all) < 40 && linesOf(all) < 10
  const hasMessage = exactMatch?.as === 'message' && quoted.includes(exactMatch.piece)
  const isProblem = (heading: string) => analyzer.language.phrasing.problemHeading.test(heading)
  if (isProblem(section.heading)) {
    return piecesBelow(chunk, section.depth - 1, further => remedyIn(further, section.depth, isProblem))
  }
  return hasMessage || isIntroduction ? piecesBelow(chunk, section.depth) : []
}

/** The sections that tell the remedy: those of the next problem, where a page lists several, tell another. */
const remedyIn = (further: SectionTree[], depth: number, isProblem: (heading: string) => boolean): SectionTree[] => {
  const begin = further.findIndex(({ heading }) => !isProblem(heading))
  const end = further.findIndex((section, at) => at > begin && section.depth <= depth && isProblem(section.heading))
  return further.slice(0, end < 0 ? undefined : end).filter(({ heading }) => !isProblem(heading))
}

/** What stands behind a section, up to the next one that is no deeper, in the sections that are wanted. */
const piecesBelow = (
  { page, anchor }: Chunk,
  depth: number,
  wantedOf: (further: SectionTree[]) => SectionTree[] = further => further
): Piece[] => {
  const sections = readSections(page)
  const place = sections.findIndex(section => section.anchor === anchor)
  return wantedOf(sectionsBelow(sections, place, depth)).flatMap((section, index, further) => {
    const block = 1_000 * (index + 1)
    const pieces = piecesOf(section).map(piece => ({ ...piece, block: block + 1 + piece.block }))
    const isParted = (further[index + 1]?.depth ?? 0) > section.depth
    // What the site draws there itself is not known.
    return pieces.length > 0 || isParted ? [headingPiece(section, block), ...pieces] : []
  })
}

/** Appends as many of the pieces below as there is room for, without a last one that only introduces the next. */
export const withFittingPieces = (quoted: Piece[], below: Piece[], { words, lines }: Room): Piece[] => {
  const all = [...quoted, ...below]
  let end = quoted.length
  while (end < all.length && wordsOf(all.slice(0, end + 1)) <= words && linesOf(all.slice(0, end + 1)) <= lines) end++
  const leadsOn = (piece: Piece | undefined) => piece?.kind === 'heading' || piece?.isLeadIn
  while (end > quoted.length && end < all.length && leadsOn(all[end - 1])) end--
  return all.slice(0, end)
}
