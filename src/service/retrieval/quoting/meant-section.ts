import { readSections, type SectionTree } from '../../docs/index.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import type { Asked } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { piecesOf } from './pieces.ts'

/** Whether a section stands under the name that is asked for, and so begins with its definition. */
export const isDefinitionSection = ({ meant }: Asked, { pieces }: Candidate): boolean =>
  meant?.as === 'section' && pieces.includes(meant.piece)

/** Whether the heading of a section asks exactly what the question asks. */
export const isHeadedByQuestion = (asked: Asked, { section }: Candidate): boolean => {
  const terms = contentTerms(asked.analyzer, asked.text)
  return terms.size > 0 && areEqual(terms, contentTerms(asked.analyzer, section.heading))
}

/** Whether a question names nothing but what a page is about, and the text of the page begins in this section. */
export const opensPageOfQuestion = (asked: Asked, { chunk: { page }, section }: Candidate): boolean => {
  const terms = contentTerms(asked.analyzer, asked.text)
  if (terms.size === 0 || !areEqual(terms, contentTerms(asked.analyzer, page.title))) return false
  return readSections(page).find(hasSentence)?.anchor === section.anchor
}

const hasSentence = (section: SectionTree) =>
  piecesOf(section).some(({ kind, words }) => kind === 'sentence' && words > 4)

export const contentTerms = ({ termsOf, isStopTerm }: Analyzer, text: string): Set<string> =>
  new Set(termsOf(text).filter(term => !isStopTerm(term)))

export const areEqual = (one: Set<string>, other: Set<string>): boolean =>
  one.size === other.size && [...one].every(term => other.has(term))
