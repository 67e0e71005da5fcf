import type { Language } from './languages/language.ts'
import { relatedToLanguageNames } from './languages/language-names.ts'
import { names } from './languages/synonyms/names.ts'
import { type PhraseRule, readRelated, readSynonyms, type SynonymGroup } from './synonyms.ts'
import { identifierParts, lowerCased, normalizeWord, versionNumbers, withoutAccents, wordsOf } from './tokenizer.ts'

/** Cuts texts of one language into terms, the same for pages and for questions, and knows its small words. */
export interface Analyzer {
  /** Whose small words and habits count. */
  language: Language
  /** The language that words are cut by: one that pages are written in, as the index has them. */
  indexLanguage: Language
  /**
   * The terms of a text: its words stemmed, in lower case and without accents, the parts of an identifier beside the
   * whole (`useChat` → `usechat`, `use`, `chat`), a name beside that with a number (`vue2` → `vue2`, `vue`), and the
   * versions that a version belongs to.
   */
  termsOf: (text: string) => string[]
  isStopTerm: (term: string) => boolean
  /** Whether a term says what a text is about: it is neither a stop word nor a generic one. */
  isContentTerm: (term: string) => boolean
  /** Whether a term is what a name of the code may be called: option, property. */
  isKindOfName: (term: string) => boolean
  /** Terms that may stand in a page for a term of a question. */
  synonymsOf: (term: string) => ReadonlySet<string>
  /** Terms that a term of a question makes likely in a page, without meaning the same. */
  relatedTo: (term: string) => ReadonlySet<string>
  /** A question with what is read in the place of its phrases: “roll back” is one word. */
  joinPhrases: (text: string) => string
}

/** Words whose terms are remembered: a documentation has few different words, and stemming is what indexing costs. */
const rememberedWords = 200_000
/** Letters from which on the stem of a small word is no other word. */
const minStopStem = 3
/** The programming language, whose capital letter alone tells it from a small word. */
const go = { written: 'Go', stopWord: 'go', term: 'golang' }
/** A name with a number behind it: `vue2`. */
const numbered = /^(\p{L}{2,})\d{1,4}$/u

/**
 * @param indexLanguage The language that words are cut by, where it is another one.
 * @param own Synonyms that the owner of a documentation knows of, beside those that hold anywhere.
 */
export const createAnalyzer = (
  language: Language,
  indexLanguage = language,
  own: readonly SynonymGroup[] = []
): Analyzer => {
  const remembered = new Map<string, string[]>()
  const stopWords = wordsIn(language.stopWords, text => wordsOf(text).map(normalizeWord))
  const stem = (word: string) => withoutAccents(indexLanguage.stem(lowerCased(word)))
  // A small word stays as it is: the stem of “has” is a name as well, HA.
  const stemmed = (word: string) => {
    const written = normalizeWord(word)
    return stopWords.has(written) ? written : stem(word)
  }

  const cutWord = (word: string): string[] => {
    if (word === go.written && stopWords.has(go.stopWord)) return [go.stopWord, go.term]
    const versions = versionNumbers(word)
    if (versions.length > 0) return versions
    const parts = identifierParts(word)
    const isWhole = parts.length === 0 || lowerCased(parts[0] as string) === lowerCased(word)
    const [, name] = parts.length < 2 ? (numbered.exec(word) ?? []) : []
    const forms = isWhole ? [stemmed(word)] : [normalizeWord(word), ...parts.map(stemmed)]
    return name ? [...forms, stemmed(name)] : forms
  }

  const termsOfWord = (word: string): string[] => {
    const known = remembered.get(word)
    if (known) return known
    // A piece of a text keeps the whole of it in memory.
    const own = structuredClone(word)
    const terms = cutWord(own)
    if (remembered.size >= rememberedWords) remembered.clear()
    remembered.set(own, terms)
    return terms
  }

  const termsOf = (text: string): string[] => wordsOf(indexLanguage.inOneScript(text)).flatMap(termsOfWord)
  // Further forms of small words are told by their stems, where these are long enough to be no other word.
  const stopTerms = new Set([...stopWords, ...[...stopWords].map(stem).filter(term => term.length >= minStopStem)])
  const genericTerms = wordsIn(language.genericWords, termsOf)
  const kindsOfNames = wordsIn(language.kindsOfNames, termsOf)
  const isStopTerm = (term: string) => stopTerms.has(term) || language.isStopWord(term)
  const groups = [...groupsIn(language.synonyms), ...groupsIn(names), ...own]
  const synonyms = readSynonyms(groups, text => termsOf(text).filter(term => !isStopTerm(term)))
  const phrases: readonly PhraseRule[] = [...synonyms.phrases, ...language.phrases]
  return {
    language,
    indexLanguage,
    termsOf,
    isStopTerm,
    isContentTerm: term => !isStopTerm(term) && !genericTerms.has(term),
    isKindOfName: term => kindsOfNames.has(term),
    synonymsOf: synonyms.of,
    relatedTo: readRelated(`${language.related}\n${relatedToLanguageNames(language.tag)}`, termsOf),
    joinPhrases: text => phrases.reduce((joined, [phrase, word]) => joined.replaceAll(phrase, word), text)
  }
}

/** Each analyzer of the same synonyms, made once. */
export const createAnalyzers = (own?: readonly SynonymGroup[]) => {
  const created = new Map<string, Analyzer>()
  return (language: Language, indexLanguage = language): Analyzer => {
    const key = `${language.tag} ${indexLanguage.tag}`
    const analyzer = created.get(key) ?? createAnalyzer(language, indexLanguage, own)
    created.set(key, analyzer)
    return analyzer
  }
}

/**
 * Those without synonyms of an owner’s own: all indexes share them, since the lists of a language take tens of
 * milliseconds to read and what is remembered of its words holds for all.
 */
export const analyzerOf = createAnalyzers()

/** A group a line. */
const groupsIn = (lines: string): SynonymGroup[] =>
  lines
    .trim()
    .split('\n')
    .filter(Boolean)
    .map(line => line.split(' '))

/** Readers leave out apostrophes, and accents. */
const wordsIn = (words: string, termsOf: Analyzer['termsOf']): ReadonlySet<string> =>
  new Set(
    words
      .normalize('NFKC')
      .trim()
      .split(/\s+/)
      .flatMap(word => [...word.split(/['’]/), word.replace(/['’]/, ''), withoutAccents(word)])
      .flatMap(termsOf)
  )
