import type { SearchIndex } from '../indexing/search-index.ts'
import type { RankedPage } from '../ranking/rank.ts'
import { bestOfSections, candidateOf } from './candidates.ts'
import type { Definition } from './definitions.ts'
import { areEqual, contentTerms } from './meant-section.ts'
import { isCaption, type Piece } from './pieces.ts'

/** Pages, best first, and sections of each that are looked through. */
const max = { pages: 6, sections: 30 }

/** Finds the part of a section whose title, a line in bold, asks exactly what a question asks: an entry of a FAQ. */
export const titledPartIn = (
  ranked: RankedPage[],
  { analyzer, terms: index }: Pick<SearchIndex, 'analyzer' | 'terms'>,
  text: string
): Pick<Definition, 'page' | 'chunk' | 'piece'> | undefined => {
  const terms = contentTerms(analyzer, text)
  if (terms.size === 0) return
  const asksIt = ({ node, text: title }: Piece) =>
    isCaption(node) &&
    (terms.size > 1 || isQuestion.test(title.trimEnd())) &&
    areEqual(terms, contentTerms(analyzer, title))
  for (const page of ranked.slice(0, max.pages)) {
    // Only few sections have all the words, and only those are read.
    const chunks = page.chunks.filter(chunk => [...terms].every(term => index.occurrences(chunk.terms, term) > 0))
    for (const chunk of bestOfSections(chunks).slice(0, max.sections)) {
      const pieces = candidateOf(chunk.chunk).flatMap(candidate => candidate.pieces)
      const piece = pieces.find(asksIt)
      if (piece) return { page, chunk, piece }
    }
  }
  return
}

const isQuestion = /[?？؟]$/

/** A part: its title, and what stands behind it up to the next title. */
export const partOf = (pieces: Piece[], title: Piece): Piece[] => {
  const from = pieces.indexOf(title)
  const end = pieces.findIndex((piece, at) => at > from && isCaption(piece.node) && !pieces[at - 1]?.isLeadIn)
  return pieces.slice(from, end < 0 ? undefined : end)
}
