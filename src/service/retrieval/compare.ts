import type { Analyzer } from './analysis/analyzer.ts'
import { termsWithoutStopWords } from './analysis/terms.ts'
import { withInitials } from './analysis/tokenizer.ts'
import { isSamePlace } from './chunking/chunks.ts'
import { quotesDifference } from './quoting/difference.ts'
import { inOrder, type Piece } from './quoting/pieces.ts'
import type { Quote } from './quoting/quote.ts'
import type { Retrieval, Searched } from './search-sections.ts'

/**
 * Answers a question that compares two things: with what says how they differ, or else with what each of them is.
 *
 * @param searchFor Searches for another question that is asked in the same place.
 */
export const compare = (
  things: readonly string[],
  { query, ...found }: Searched,
  searchFor: (question: string) => Searched,
  limit: number
): Retrieval => {
  // Words lead to what tells of both by themselves, signs do not.
  const haveWords = things.some(hasWord)
  const [best] = haveWords ? found.quotes() : []
  if (best && quotesDifference(query, best)) return { ...found, verdict: 'clearly' }
  const [first, second] = things.map(thing => explanationOf(thing, query.analyzer, searchFor))
  if (!first || !second) return found
  if (!isSamePlace(first.chunk, second.chunk)) return withExplained(found, [first, second], limit)
  const pieces = inOrder([...new Set([...first.pieces, ...second.pieces])])
  const areTwo = first.definition !== second.definition
  return areTwo || !haveWords ? withExplained(found, [{ ...first, pieces, likeliest: pieces }], limit) : found
}

/** What else was found comes after what the things are. */
const withExplained = (found: Retrieval, explained: Quote[], limit: number): Retrieval => {
  const others = found.sections.filter(({ page }) => explained.every(quote => quote.chunk.page !== page))
  const sections = [...explained.map(({ chunk }) => chunk), ...others].slice(0, limit)
  return { ...found, quotes: () => explained, sections, verdict: 'clearly' }
}

/** Whether it is more than signs. */
const hasWord = (thing: string): boolean => /[\p{L}\p{N}]/u.test(thing)

interface Explanation extends Quote {
  /** The row or item that it is. */
  definition?: Piece
}

/** What the row or item says that defines a thing, or a page or a section of the thing that it is named after. */
const explanationOf = (
  thing: string,
  analyzer: Analyzer,
  searchFor: (question: string) => Searched
): Explanation | undefined => {
  const { query, sections, quotes } = searchFor(analyzer.language.define(thing))
  if (query.exactMatch?.as === 'definition') {
    const { chunk, piece } = query.exactMatch
    return { chunk: chunk.chunk, pieces: [piece], likeliest: [piece], likelihood: 1, definition: piece }
  }
  const [section] = sections
  if (!section) return
  const titles = `${withInitials(section.page.title)}\n${section.heading}`
  const named = new Set(analyzer.termsOf(titles))
  const terms = termsWithoutStopWords(analyzer, thing)
  const isNamed = hasWord(thing) ? terms.every(term => named.has(term)) : titles.replaceAll(' ', '').includes(thing)
  if (!isNamed) return
  const quote = quotes().find(({ chunk }) => isSamePlace(chunk, section))
  return quote && { ...quote, pieces: quote.likeliest }
}
