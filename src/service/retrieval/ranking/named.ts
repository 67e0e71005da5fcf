import { identifiersIn, joinedNames } from '../analysis/names.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { askedContent, type Concept } from './concepts.ts'
import { termsOfName } from './name-terms.ts'
import type { Question } from './question.ts'
import type { RankedPage } from './rank.ts'

/** More words that the page lacks say that something else is asked of what is named. */
const furtherAtMost = 1

/**
 * Whether what something of the code is called is asked for, and little else that the page lacks, and one place of the
 * page has it: then what the documentation says of it is the answer.
 */
export const isNamed = (
  { analyzer, terms }: SearchIndex,
  concepts: Concept[],
  { text }: Question,
  [best]: RankedPage[]
): boolean => {
  const { termsOf } = analyzer
  const names = identifiersIn(text)
  const isHeld = (wanted: string[]) =>
    best?.chunks.some(place => wanted.every(term => terms.occurrences(place.terms, term) > 0)) ?? false
  if (names.length === 0 || !isHeld(names.flatMap(name => termsOfName(termsOf, terms, name)))) return false
  const inNames = new Set([...names.flatMap(termsOf), ...names.flatMap(joinedNames)])
  const lacked = askedContent(concepts).filter(
    concept => !inNames.has(concept.term) && ![...concept.terms.keys()].some(term => isHeld([term]))
  )
  return lacked.length <= furtherAtMost
}
