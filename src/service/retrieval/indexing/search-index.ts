import { type Analyzer, createAnalyzer } from '../analysis/analyzer.ts'
import { type Compounds, createCompounds } from '../analysis/compounds.ts'
import { detectLanguage } from '../analysis/languages/detect.ts'
import { type Language, languageFor, primaryTag } from '../analysis/languages/index.ts'
import type { SynonymGroup } from '../analysis/synonyms.ts'
import type { Chunk } from '../chunking/chunks.ts'
import { createPageIndex, type PageIndex } from './page-index.ts'
import type { PreparedPage } from './prepare.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { createTermIndex, type TermIndex, type TermVector } from './term-index.ts'

export interface IndexedChunk {
  chunk: Chunk
  terms: TermVector
  /** What its heading and its page’s title are about. */
  keys: { heading: string[]; title: string[] }
}

/** Everything that is known of a documentation’s words: whole pages for finding, their chunks for judging. */
export interface SearchIndex {
  add: (page: PreparedPage) => void
  remove: (file: string) => void
  /** By the language of most pages. */
  readonly analyzer: Analyzer
  /** By each language that pages are written in, that of most pages first. */
  readonly analyzers: readonly Analyzer[]
  /**
   * What cuts a question: by its own language as far as that is recognisable, else by that of the reader.
   *
   * @param reading The language that the reader reads, as a BCP 47 tag.
   */
  analyzerFor: (text: string, reading: string | undefined) => Analyzer
  /** The language that a page is written in. */
  languageOf: (file: string) => Language
  compounds: Compounds
  pages: PageIndex
  terms: TermIndex
  spelling: Spelling
  chunksOf: (file: string) => IndexedChunk[]
}

export interface SearchIndexOptions {
  /** That of all pages. Default: each page’s own. */
  language?: Language | undefined
  /** What the owner of the documentation knows to mean the same: groups of words. */
  synonyms?: readonly SynonymGroup[] | undefined
}

export const createSearchIndex = ({ language: only, synonyms = [] }: SearchIndexOptions = {}): SearchIndex => {
  const terms = createTermIndex()
  const pages = createPageIndex(terms)
  const spelling = createSpelling()
  const compounds = createCompounds()
  const byFile = new Map<string, IndexedChunk[]>()
  const languages = new Map<string, Language>()
  const createdAnalyzers = new Map<string, Analyzer>()

  const analyzerOf = (language: Language, cut = language): Analyzer => {
    const key = `${language.tag} ${cut.tag}`
    const analyzer = createdAnalyzers.get(key) ?? createAnalyzer(language, cut, synonyms)
    createdAnalyzers.set(key, analyzer)
    return analyzer
  }

  /** The languages of the pages, that of most of them first. */
  let ordered: Language[] | undefined
  const orderedLanguages = (): Language[] => {
    if (ordered) return ordered
    const counts = new Map<Language, number>()
    for (const language of languages.values()) counts.set(language, (counts.get(language) ?? 0) + 1)
    ordered = [...counts].sort(([, a], [, b]) => b - a).map(([language]) => language)
    return ordered
  }
  const mainLanguage = (): Language => only ?? orderedLanguages()[0] ?? languageFor('en')

  return {
    get analyzer() {
      return analyzerOf(mainLanguage())
    },
    get analyzers() {
      return orderedLanguages().map(language => analyzerOf(language))
    },
    analyzerFor(text, reading) {
      const main = mainLanguage()
      const written = orderedLanguages()
      const asked =
        only?.tag ?? detectLanguage(text, new Set(written.map(({ tag }) => tag))) ?? primaryTag(reading ?? main.tag)
      const language = only ?? languageFor(asked)
      return analyzerOf(language, written.includes(language) ? language : main)
    },
    languageOf: file => languages.get(file) ?? mainLanguage(),
    compounds,
    pages,
    terms,
    spelling,
    add(prepared) {
      const { page, chunks, title } = prepared
      const language = only ?? languageFor(prepared.language)
      const numbers = terms.numbersOf(prepared.terms)
      spelling.learn(prepared.words)
      spelling.learnNames(prepared.names)
      if (language.writesCompounds) {
        compounds.learn(Array.from(prepared.parts.text.numbers, number => prepared.terms[number] as string))
      }
      pages.add(prepared)
      languages.set(page.file, language)
      ordered = undefined
      byFile.set(
        page.file,
        chunks.map(({ chunk, heading, vector }) => ({
          chunk: { ...chunk, page, text: '', code: '' },
          terms: terms.add(vector, numbers),
          keys: { heading, title }
        }))
      )
    },
    remove(file) {
      const chunks = byFile.get(file) ?? []
      pages.remove(
        file,
        chunks.flatMap(chunk => terms.termsIn(chunk.terms))
      )
      for (const chunk of chunks) terms.remove(chunk.terms)
      byFile.delete(file)
      languages.delete(file)
      ordered = undefined
    },
    chunksOf: file => byFile.get(file) ?? []
  }
}
