import { readSections, type SectionTree } from '../../docs/index.ts'
import { haveSameTerms, termsWithoutStopWords } from '../analysis/terms.ts'
import type { Candidate } from './candidates.ts'
import { piecesOf } from './pieces.ts'
import type { QuoteQuery } from './quote-query.ts'

/** Whether a section stands under the name that is asked for, and so begins with its definition. */
export const isDefinitionSection = ({ exactMatch }: QuoteQuery, { pieces }: Candidate): boolean =>
  exactMatch?.as === 'section' && pieces.includes(exactMatch.piece)

/** Whether the heading of a section asks exactly what the question asks. */
export const isHeadedByQuestion = (query: QuoteQuery, { section }: Candidate): boolean => {
  const terms = new Set(termsWithoutStopWords(query.analyzer, query.text))
  return terms.size > 0 && haveSameTerms(terms, new Set(termsWithoutStopWords(query.analyzer, section.heading)))
}

/** Whether a question names nothing but what a page is about, and the text of the page begins in this section. */
export const opensPageOfQuestion = (query: QuoteQuery, { chunk: { page }, section }: Candidate): boolean => {
  const terms = new Set(termsWithoutStopWords(query.analyzer, query.text))
  const titleTerms = new Set(termsWithoutStopWords(query.analyzer, page.title))
  if (terms.size === 0 || !haveSameTerms(terms, titleTerms)) return false
  return readSections(page).find(hasSentence)?.anchor === section.anchor
}

const hasSentence = (section: SectionTree) =>
  piecesOf(section).some(({ kind, words }) => kind === 'sentence' && words > 4)
