import { identifiersIn, joinedNames } from '../analysis/names.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import type { TermIndex } from '../indexing/term-index.ts'
import { askedContent, type Concept } from './concepts.ts'
import { termsOfName } from './name-terms.ts'
import type { Question } from './question.ts'
import type { RankedPage } from './rank.ts'

/** A name in more sections than so many, and than such a share of them, says little of what is asked of it. */
const rare = { sections: 3, share: 0.02 }

/**
 * Whether what something of the code is called is asked for, and nothing else, or of a rare name nothing that the page
 * lacks, and one place of the page has it: then what the documentation says of it is the answer.
 */
export const isNamed = (index: SearchIndex, concepts: Concept[], { text }: Question, [best]: RankedPage[]): boolean => {
  const { analyzer, terms } = index
  const names = identifiersIn(text)
  const wanted = termsOfNames(index, names)
  if (names.length === 0 || !isHeldIn(terms, best, wanted)) return false
  const inNames = new Set([...names.flatMap(analyzer.termsOf), ...names.flatMap(joinedNames)])
  const further = askedContent(concepts).filter(({ term }) => !inNames.has(term))
  const frequency = Math.min(...wanted.map(terms.frequency))
  const isRare = frequency <= Math.max(rare.sections, rare.share * terms.size)
  if (!isRare) return further.length === 0
  const isLacking = ({ terms: standing }: Concept) => ![...standing.keys()].some(term => isHeldIn(terms, best, [term]))
  return !further.some(isLacking)
}

/** Whether one place of the best page has all that the question names of the code, where it names something. */
export const holdsNames = (index: SearchIndex, { text }: Question, [best]: RankedPage[]): boolean => {
  const names = identifiersIn(text)
  return names.length > 0 && isHeldIn(index.terms, best, termsOfNames(index, names))
}

const termsOfNames = ({ analyzer, terms }: SearchIndex, names: string[]): string[] =>
  names.flatMap(name => termsOfName(analyzer.termsOf, terms, name))

const isHeldIn = (terms: TermIndex, best: RankedPage | undefined, wanted: string[]): boolean =>
  best?.chunks.some(place => wanted.every(term => terms.occurrences(place.terms, term) > 0)) ?? false
