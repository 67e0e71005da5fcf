import type { Analyzer } from './analyzer.ts'

/** The terms of a text, without its small words. */
export const termsWithoutStopWords = ({ termsOf, isStopTerm }: Analyzer, text: string): string[] =>
  termsOf(text).filter(term => !isStopTerm(term))

/** Whether two texts differ in small words alone, and in the order and the number of the others. */
export const haveSameTerms = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(term => other.has(term))

/** Whether a text says enough to be looked for by itself: it has two content terms or more. */
export const saysEnough = ({ termsOf, isContentTerm }: Analyzer, text: string): boolean =>
  new Set(termsOf(text).filter(isContentTerm)).size > 1
