import type { Analyzer } from './analysis/analyzer.ts'
import type { Corpus } from './corpus.ts'

/** From this share of all chunks on, where there are so many, a term tells nothing of one: the name of what is documented. */
const common = { share: 0.45, chunks: 100 }

/** How texts are split into terms, and which of these tell what a section is about, among all of the documentation. */
export const tellingWordsOf = ({
  index: { analyzer, terms }
}: Corpus): Pick<Analyzer, 'termsOf' | 'isStopTerm' | 'isContentTerm'> => {
  const isCommon = (term: string) => terms.size >= common.chunks && terms.frequency(term) >= common.share * terms.size
  return { ...analyzer, isContentTerm: term => analyzer.isContentTerm(term) && !isCommon(term) }
}
