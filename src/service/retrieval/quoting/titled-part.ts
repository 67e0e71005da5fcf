import { identifiersIn } from '../analysis/names.ts'
import { endsWithQuestionMark } from '../analysis/question-mark.ts'
import { haveSameTerms, termsWithoutStopWords } from '../analysis/terms.ts'
import type { SearchResult } from '../ranking/rank.ts'
import type { ExactMatch } from './exact-match.ts'
import { isTitledInOrder } from './is-titled.ts'
import { isCaption, type Piece } from './pieces.ts'
import { sectionsWith } from './sections-with.ts'

/**
 * Finds the part of a section whose title, a line in bold, asks exactly what a question asks: an entry of a FAQ. What only
 * names something, as a tab does, is less than a page or a section of that name.
 */
export const titledPartIn = (found: SearchResult, text: string): ExactMatch | undefined => {
  const { analyzer } = found.index
  const terms = new Set(termsWithoutStopWords(analyzer, text))
  const asksIt = ({ node, text: title }: Piece) =>
    isCaption(node) &&
    ((terms.size > 1 && !isNameOfCode(title)) || endsWithQuestionMark(title)) &&
    haveSameTerms(terms, new Set(termsWithoutStopWords(analyzer, title)))
  for (const { page, chunk, pieces } of sectionsWith(found, terms)) {
    const piece = pieces.find(asksIt)
    if (!piece) continue
    const isNamed = !endsWithQuestionMark(piece.text) && isTitledInOrder(found, piece.text)
    return isNamed ? undefined : { page, chunk, piece, as: 'title' }
  }
  return
}

/** Whether it is nothing but the name of something in the code, as a tab with an example of it has. */
const isNameOfCode = (title: string): boolean => identifiersIn(title)[0] === title.trim().replace(/\(.*\)$/, '')

/** A part: its title, and what stands behind it up to the next title. */
export const partOf = (pieces: Piece[], title: Piece): Piece[] => {
  const from = pieces.indexOf(title)
  const end = pieces.findIndex((piece, at) => at > from && isCaption(piece.node) && !pieces[at - 1]?.isLeadIn)
  return pieces.slice(from, end < 0 ? undefined : end)
}
