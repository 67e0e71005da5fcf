import type { TermIndex, TermVector } from './term-index.ts'
import { termsOf, wordsOf } from './terms.ts'
import { stopTerms } from './words.ts'

/** Two words that a question has side by side: “rate limit”, “tool call”. */
export type Phrase = readonly [first: string, second: string]

export const phrasesOf = (text: string): Phrase[] => {
  const terms = wordsOf(text).map(word => termsOf(word)[0] ?? '')
  const isTelling = (term: string) => term !== '' && !stopTerms.has(term)
  return terms.slice(1).flatMap((second, index) => {
    const first = terms[index] as string
    return isTelling(first) && isTelling(second) ? [[first, second] as const] : []
  })
}

/** How many of the phrases stand in any of these chunks. */
export const countPhrases = (index: TermIndex, phrases: Phrase[], chunks: TermVector[]): number =>
  phrases.filter(([first, second]) => chunks.some(chunk => index.areTogether(chunk, first, second))).length
