import type { Page } from '../../docs/index.ts'
import { type Analyzer, createAnalyzers, analyzerOf as sharedAnalyzerOf } from '../analysis/analyzer.ts'
import { type Compounds, createCompounds } from '../analysis/compounds.ts'
import { detectLanguage } from '../analysis/languages/detect.ts'
import { type Language, languageFor, primaryTag } from '../analysis/languages/index.ts'
import type { SynonymGroup } from '../analysis/synonyms.ts'
import type { Chunk } from '../chunking/chunks.ts'
import { kindsOf } from '../chunking/page-kinds.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/contract.ts'
import { createLruCache } from './lru-cache.ts'
import { createPageIndex, type PageIndex } from './page-index.ts'
import type { PageBody, PreparedPage } from './prepare.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { createPageTerms, createTermIndex, type TermCounts, type TermIndex, type TermVector } from './term-index.ts'

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
  /** Says which language the site shows first, as a BCP 47 tag: it is the main one where enough pages are written in it. */
  prefer: (tag: string | undefined) => void
  /** By the main language: that which the site shows first, or that of most pages. */
  readonly analyzer: Analyzer
  /** By each language that pages are written in, that of most pages first. */
  readonly analyzers: readonly Analyzer[]
  /**
   * The language of a question, where that is recognisable.
   *
   * @param reading The language that the reader reads, as a BCP 47 tag.
   */
  languageOfQuestion: (text: string, reading: string | undefined) => string | undefined
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
  /** @throws When there is none. */
  pageOf: (file: string) => Page
  /** The chunks of a page, which are read where they are not among those that were asked for last. */
  chunksOf: (file: string) => IndexedChunk[]
  save: (snapshot: SnapshotWriter) => Promise<void>
  /** Takes over what was saved, into an index that has nothing yet. */
  load: (snapshot: SnapshotReader, restore: (page: SavedPage) => Pick<PreparedPage, 'page' | 'body'>) => Promise<void>
}

/** A page without the ways to read it. */
type SavedPage = Omit<Page, 'packed'>

/** What stays in memory of a page besides what is found by its terms. */
interface KnownPage {
  page: Page
  language: Language
  /** What the numbers of its terms stand for, and in how many of its chunks each stands. */
  numbers: Uint32Array
  counts: TermCounts
  body: () => PageBody
}

/** The share of the pages in the language of most that a site’s first one has, unless it is only said to be that. */
const enough = 0.25

/** Pages whose chunks stay in memory, and bytes of them all. A search looks at the chunks of sixty. */
const recently = { pages: 256, bytes: 24_000_000 }

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
  const byFile = new Map<string, KnownPage>()
  const chunks = createLruCache<string, IndexedChunk[]>(recently.pages, recently.bytes)
  const analyzerOf = synonyms.length > 0 ? createAnalyzers(synonyms) : sharedAnalyzerOf

  let preferred: string | undefined
  /** The languages of the pages, the main one first, and then that of most pages. */
  let ordered: Language[] | undefined
  const orderedLanguages = (): Language[] => {
    if (ordered) return ordered
    const counts = new Map<Language, number>()
    for (const { language } of byFile.values()) counts.set(language, (counts.get(language) ?? 0) + 1)
    const most = Math.max(...counts.values())
    const isMain = ([language, count]: [Language, number]) =>
      language.tag === preferred && count >= most * enough ? 1 : 0
    ordered = [...counts].sort((a, b) => isMain(b) - isMain(a) || b[1] - a[1]).map(([language]) => language)
    return ordered
  }
  const mainLanguage = (): Language => only ?? orderedLanguages()[0] ?? languageFor('en')
  const languageOfQuestion = (text: string, reading: string | undefined): string | undefined =>
    only?.tag ?? detectLanguage(text, new Set([primaryTag(reading ?? mainLanguage().tag)]))

  return {
    prefer(tag) {
      preferred = tag && primaryTag(tag)
      ordered = undefined
    },
    get analyzer() {
      return analyzerOf(mainLanguage())
    },
    get analyzers() {
      return orderedLanguages().map(language => analyzerOf(language))
    },
    languageOfQuestion,
    analyzerFor(text, reading) {
      const main = mainLanguage()
      const language = only ?? languageFor(languageOfQuestion(text, reading) ?? reading ?? main.tag)
      return analyzerOf(language, orderedLanguages().includes(language) ? language : main)
    },
    languageOf: file => byFile.get(file)?.language ?? mainLanguage(),
    compounds,
    pages,
    terms,
    spelling,
    add(prepared) {
      const { page, counts, body } = prepared
      const language = only ?? languageFor(prepared.language)
      const numbers = terms.numbersOf(prepared.terms)
      spelling.learn(prepared.words)
      spelling.learnNames(prepared.names)
      if (language.writesCompounds) {
        compounds.learn(Array.from(prepared.parts.text.numbers, number => prepared.terms[number] as string))
      }
      terms.add(counts, numbers)
      pages.add(prepared, numbers)
      byFile.set(page.file, { page, language, numbers, counts, body })
      ordered = undefined
    },
    remove(file) {
      const known = byFile.get(file)
      if (!known) return
      pages.remove(file, known.numbers)
      terms.remove(known.counts, known.numbers)
      byFile.delete(file)
      chunks.delete(file)
      ordered = undefined
    },
    pageOf(file) {
      const known = byFile.get(file)
      if (!known) throw new Error(`${file} is not indexed.`)
      return known.page
    },
    chunksOf(file) {
      const known = byFile.get(file)
      if (!known) return []
      return chunks.get(file, () => chunksIn(known))
    },
    async save(snapshot) {
      await terms.save(snapshot)
      await spelling.save(snapshot)
      await compounds.save(snapshot)
      await snapshot.writeAll(
        [...byFile.values()].map(({ page: { packed: _, ...page }, language, numbers, counts }) => ({
          page,
          language: language.tag,
          numbers,
          counts
        }))
      )
      await pages.save(snapshot)
    },
    async load(snapshot, restore) {
      await terms.load(snapshot)
      await spelling.load(snapshot)
      await compounds.load(snapshot)
      await snapshot.readAll<Omit<KnownPage, 'page' | 'language'> & { page: SavedPage; language: string }>(some => {
        for (const { page, language, numbers, counts } of some) {
          const restored = restore(page)
          byFile.set(page.file, { ...restored, language: only ?? languageFor(language), numbers, counts })
        }
      })
      await pages.load(snapshot, file => (byFile.get(file) as KnownPage).page)
      ordered = undefined
    }
  }
}

const chunksIn = ({ page, numbers, body }: KnownPage): { value: IndexedChunk[]; size: number } => {
  const { title, chunks } = body()
  const ofPage = createPageTerms(numbers)
  const kinds = kindsOf(page)
  let size = 0
  const value = chunks.map(({ chunk, heading, terms }): IndexedChunk => {
    size += bytesAround + 4 * (terms.numbers.length + terms.sequence.length + terms.occurrences.length)
    return {
      chunk: { ...chunk, page, kinds, text: '', code: '' },
      terms: { ...terms, page: ofPage },
      keys: { heading, title }
    }
  })
  return { value, size }
}

/** What a chunk takes besides its terms, about. */
const bytesAround = 1_000
