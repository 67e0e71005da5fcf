import type { Language } from './languages/language.ts'
import { identifierParts, normalizeWord, wordsOf } from './tokenizer.ts'

/** Cuts texts of one language into terms, the same for pages and for questions, and knows its small words. */
export interface Analyzer {
  language: Language
  /**
   * The terms of a text: its words stemmed, in lower case and without accents, the parts of an identifier beside the
   * whole (`useChat` → `usechat`, `use`, `chat`).
   */
  termsOf: (text: string) => string[]
  isStopTerm: (term: string) => boolean
  /** Whether a term says what a text is about: it is neither a stop word nor a generic one. */
  isContentTerm: (term: string) => boolean
  /** Terms that may stand in a page for a term of a question. */
  synonymsOf: (term: string) => ReadonlySet<string>
}

/** Words whose terms are remembered: a documentation has few different words, and stemming is what indexing costs. */
const rememberedWords = 200_000

export const createAnalyzer = (language: Language): Analyzer => {
  const remembered = new Map<string, string[]>()
  const stemmed = (word: string) => language.stem(normalizeWord(word))

  const termsOfWord = (word: string): string[] => {
    const known = remembered.get(word)
    if (known) return known
    const parts = identifierParts(word)
    const terms = parts.length > 1 ? [normalizeWord(word), ...parts.map(stemmed)] : [stemmed(word)]
    if (remembered.size >= rememberedWords) remembered.clear()
    remembered.set(word, terms)
    return terms
  }

  const termsOf = (text: string): string[] => wordsOf(text).flatMap(termsOfWord)
  const stopTerms = termsIn(language.stopWords, termsOf)
  const genericTerms = termsIn(language.genericWords, termsOf)
  const synonyms = readSynonyms(language.synonyms, termsOf)
  return {
    language,
    termsOf,
    isStopTerm: term => stopTerms.has(term),
    isContentTerm: term => !stopTerms.has(term) && !genericTerms.has(term),
    synonymsOf: term => synonyms.get(term) ?? noTerms
  }
}

const noTerms: ReadonlySet<string> = new Set()

/** Readers leave out apostrophes. */
const termsIn = (words: string, termsOf: Analyzer['termsOf']): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap(word => [...termsOf(word), ...termsOf(word.replace("'", ''))])
  )

const readSynonyms = (groups: string, termsOf: Analyzer['termsOf']): ReadonlyMap<string, ReadonlySet<string>> => {
  const synonyms = new Map<string, Set<string>>()
  for (const group of groups.trim().split('\n')) {
    const terms = group.split(' ').map(word => termsOf(word)[0] as string)
    for (const term of terms) {
      const others = synonyms.get(term) ?? new Set()
      for (const other of terms) if (other !== term) others.add(other)
      synonyms.set(term, others)
    }
  }
  return synonyms
}
