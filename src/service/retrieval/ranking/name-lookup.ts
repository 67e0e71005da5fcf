import { identifiersIn, joinedNames } from '../analysis/names.ts'
import type { TermIndex } from '../indexing/term-index.ts'
import { askedContent, type Concept } from './concepts.ts'
import { namedTerms } from './name-terms.ts'
import type { Question } from './question.ts'
import type { RankedPage, SearchResult } from './rank.ts'

/** A name that more chunks hold, in number and as a share of all, says little about what is asked of it. */
const maxRare = { chunks: 3, share: 0.02 }

/**
 * Whether a question asks for names of the code that one chunk of the best page has, and for nothing else, or, if one
 * of them is rare, for nothing that this page lacks: then what the documentation says about them is the answer.
 */
export const isNameLookup = ({ index, concepts, ranked: [best] }: SearchResult, { text }: Question): boolean => {
  const { analyzer, terms } = index
  const names = identifiersIn(text)
  const nameTerms = namedTerms(index, text).flat()
  if (names.length === 0 || !areInOneChunk(terms, best, nameTerms)) return false
  const termsInNames = new Set([...names.flatMap(analyzer.termsOf), ...names.flatMap(joinedNames)])
  const otherConcepts = askedContent(concepts).filter(({ term }) => !termsInNames.has(term))
  const frequency = Math.min(...nameTerms.map(terms.frequency))
  const isRare = frequency <= Math.max(maxRare.chunks, maxRare.share * terms.size)
  if (!isRare) return otherConcepts.length === 0
  const isLacking = ({ terms: forms }: Concept) => ![...forms.keys()].some(term => areInOneChunk(terms, best, [term]))
  return !otherConcepts.some(isLacking)
}

/** Whether a question names something of the code, and one chunk of the best page has all of it. */
export const holdsNames = ({ index, ranked: [best] }: SearchResult, { text }: Question): boolean => {
  const names = namedTerms(index, text)
  return names.length > 0 && areInOneChunk(index.terms, best, names.flat())
}

const areInOneChunk = (terms: TermIndex, best: RankedPage | undefined, nameTerms: string[]): boolean =>
  best?.chunks.some(chunk => nameTerms.every(term => terms.occurrences(chunk.terms, term) > 0)) ?? false
