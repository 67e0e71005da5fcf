import type { ContextItem } from '../../protocol/index.ts'
import { stopTerms } from './stop-words.ts'
import { termsOf } from './terms.ts'

/** What is asked, in the reader’s words and with what goes with it. */
export interface Question {
  text: string
  /** Earlier questions of the same thread, oldest first. */
  earlier: string[]
  context: ContextItem[]
  currentPath: string | undefined
}

/** Terms of a question with their weights: the question’s own words count most. */
export const weighTerms = ({ text, earlier, context }: Question): Map<string, number> => {
  const weights = new Map<string, number>()
  const add = (source: string, weight: number) => {
    for (const term of termsOf(source)) {
      if (!stopTerms.has(term)) weights.set(term, Math.max(weights.get(term) ?? 0, weight))
    }
  }
  add(text, 1)
  for (const item of context) add(item.value.slice(0, contextLength), 0.3)
  if (isFollowUp(text)) add(earlier.at(-1) ?? '', 0.6)
  return weights
}

/** Terms of the question alone: what an answer has to cover. */
export const askedTerms = (text: string): string[] => [...new Set(termsOf(text))].filter(term => !stopTerms.has(term))

/** A context item may be a whole file: its beginning tells what it is about. */
const contextLength = 600

/** “and in Vue?” says too little alone: it leans on what was asked before. */
const isFollowUp = (text: string): boolean =>
  askedTerms(text).length < 3 || /^\s*(and|but|or|also|what about|how about|then|so)\b/i.test(text)
