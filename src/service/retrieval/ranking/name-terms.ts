import type { Analyzer } from '../analysis/analyzer.ts'
import { identifiersIn, joinedNames, memberOf, nameKey, writtenNames } from '../analysis/names.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'

/** The names of the code in a question, each as its terms in the index: one of its own, or those of its words. */
export const namedTerms = ({ analyzer: { termsOf }, terms }: SearchIndex, text: string): string[][] =>
  identifiersIn(text).map(name => {
    const joined = joinedNames(name).filter(term => terms.frequency(term) > 0)
    return joined.length > 0 ? joined : wordsOf(name).flatMap(word => termsOf(word).slice(0, 1))
  })

/**
 * The keys of what a question names with a small word, which alone asks for nothing: `after()`, or `get` of
 * `Collection::get`, where that is written nowhere.
 *
 * @param holds Whether some page holds a term.
 */
export const smallWordNames = (
  { termsOf, isStopTerm }: Analyzer,
  text: string,
  holds: (term: string) => boolean
): string[] =>
  writtenNames(text)
    // A name that pages hold as it is written is asked for by itself.
    .flatMap(name => (joinedNames(name).some(holds) ? [] : [memberOf(name) ?? name]))
    .filter(name => termsOf(name).every(isStopTerm))
    .map(nameKey)
