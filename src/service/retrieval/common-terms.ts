import type { Analyzer } from './analysis/analyzer.ts'
import type { Corpus } from './corpus.ts'
import type { SearchIndex } from './indexing/search-index.ts'

/** The share of all chunks from which on a term is everywhere: the name of what is documented. */
const share = 0.45

/** Of fewer chunks, what they have in common may still be what they are about. */
const minChunks = 100

export const isCommonTerm = ({ terms }: Pick<SearchIndex, 'terms'>, term: string): boolean =>
  terms.frequency(term) >= share * terms.size

/** How texts are split into terms, and which of these tell what a section is about, among all of the documentation. */
export const analyzerWithoutCommonTerms = ({
  index
}: Corpus): Pick<Analyzer, 'termsOf' | 'isStopTerm' | 'isContentTerm'> => {
  const { analyzer, terms } = index
  const isCommon = (term: string) => terms.size >= minChunks && isCommonTerm(index, term)
  return { ...analyzer, isContentTerm: term => analyzer.isContentTerm(term) && !isCommon(term) }
}
