import type { Analyzer } from '../analysis/analyzer.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { TermIndex, TermVector } from '../indexing/term-index.ts'

/** Two adjacent words of a question: “rate limit”, “tool call”. */
export type Phrase = readonly [first: string, second: string]

export const phrasesOf = ({ termsOf, isStopTerm }: Analyzer, text: string): Phrase[] => {
  const terms = wordsOf(text).map(word => termsOf(word)[0] ?? '')
  const isUsable = (term: string) => term !== '' && !isStopTerm(term)
  return terms.slice(1).flatMap((second, index) => {
    const first = terms[index] as string
    return isUsable(first) && isUsable(second) ? [[first, second] as const] : []
  })
}

/** Counts the phrases that occur in any of these chunks. */
export const countPhrases = (index: TermIndex, phrases: Phrase[], chunks: TermVector[]): number =>
  phrases.filter(([first, second]) => chunks.some(chunk => index.areNear(chunk, first, second))).length
