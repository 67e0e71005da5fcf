import type { NumberedSource } from './source.ts'

/** Splits texts into terms, as the index of the documentation does. */
export interface Words {
  termsOf: (text: string) => string[]
  isStopTerm: (term: string) => boolean
  /** Whether a term says what a text is about, unlike a stop word. */
  isContentTerm: (term: string) => boolean
}

/** Whether a section supports a statement. */
export type Supports = (statement: string, source: NumberedSource) => boolean

/**
 * A section supports a statement that shares a content word with it. A statement without content words, or in another
 * language than the documentation, cannot be judged by words and counts as supported.
 * @param isForeign Whether the reader is answered in another language. Its short sentences may have many stop words of the
 * documentation’s: “Usa o decorador no app”.
 */
export const createSupport = (words: Words, isForeign = false): Supports => {
  const remembered = new Map<number, ReadonlySet<string>>()
  const termsOfSource = ({ number, title, section, blocks }: NumberedSource): ReadonlySet<string> => {
    const known = remembered.get(number) ?? new Set(words.termsOf([title, section, ...blocks].join('\n')))
    remembered.set(number, known)
    return known
  }
  return (statement, source) => {
    const terms = words.termsOf(statement)
    const content = terms.filter(words.isContentTerm)
    if (isForeign || content.length === 0 || !isInLanguage(terms, words)) return true
    const said = termsOfSource(source)
    return content.some(term => said.has(term))
  }
}

/** Minimum share of stop words by which a sentence counts as being in the documentation’s language. */
const minStopWords = 0.2

const isInLanguage = (terms: string[], { isStopTerm }: Words): boolean =>
  terms.filter(isStopTerm).length >= terms.length * minStopWords
