import type { NumberedSource } from './grounding.ts'

/** How the words of a text are told apart; what a documentation’s index uses. */
export interface Words {
  termsOf: (text: string) => string[]
  isStopTerm: (term: string) => boolean
  /** Whether a term says what a text is about. */
  isContentTerm: (term: string) => boolean
}

/** Whether a section can stand behind a statement. */
export type Supports = (statement: string, source: NumberedSource) => boolean

/**
 * A statement is supported by a section that it shares a content word with. What has no content words, or is in another
 * language than the documentation, cannot be judged by words, and is believed.
 */
export const createSupport = (words: Words): Supports => {
  const remembered = new Map<number, ReadonlySet<string>>()
  const termsOfSource = ({ number, title, section, blocks }: NumberedSource): ReadonlySet<string> => {
    const known = remembered.get(number) ?? new Set(words.termsOf([title, section, ...blocks].join('\n')))
    remembered.set(number, known)
    return known
  }
  return (statement, source) => {
    const terms = words.termsOf(statement)
    const content = terms.filter(words.isContentTerm)
    if (content.length === 0 || !isInLanguage(terms, words)) return true
    const said = termsOfSource(source)
    return content.some(term => said.has(term))
  }
}

/** Share of small words that any sentence of the documentation’s own language has, and hardly one of another. */
const ownSmallWords = 0.2

const isInLanguage = (terms: string[], { isStopTerm }: Words): boolean =>
  terms.filter(isStopTerm).length >= terms.length * ownSmallWords
