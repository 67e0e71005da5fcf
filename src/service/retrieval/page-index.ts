import MiniSearch from 'minisearch'
import type { Page } from '../docs/index.ts'
import type { Analyzer } from './analyzer.ts'
import type { Chunk } from './chunks.ts'
import type { TermIndex } from './term-index.ts'
import { withInitials } from './tokenizer.ts'
import { weights } from './weights.ts'

/** A chunk whose words are cut into terms already. */
export interface TokenizedChunk {
  chunk: Chunk
  text: string[]
  code: string[]
}

/** A page as it is searched. */
interface PageText {
  id: string
  page: Page
  chunks: TokenizedChunk[]
}

export interface PageHit {
  file: string
  score: number
}

/** The full-text index over whole pages: finds the pages that a question may be about. */
export interface PageIndex {
  add: (page: Page, chunks: TokenizedChunk[]) => void
  remove: (file: string) => void
  /**
   * Pages that hold any of the terms, best first.
   *
   * @param terms Terms with how much each counts.
   */
  search: (terms: ReadonlyMap<string, number>, accepts: (page: Page) => boolean) => PageHit[]
}

type Part = keyof typeof weights.page

const partsOf = ({ termsOf }: Analyzer): Record<Part, (text: PageText) => string[]> => ({
  title: ({ page }) => termsOf(withInitials(page.title)),
  path: ({ page }) => termsOf(page.path.replaceAll(/[/-]/g, ' ')),
  description: ({ page }) => termsOf(page.description),
  headings: ({ chunks }) => [...new Set(chunks.map(({ chunk }) => chunk.heading))].flatMap(termsOf),
  text: ({ chunks }) => chunks.flatMap(({ text }) => text),
  code: ({ chunks }) => chunks.flatMap(({ code }) => code)
})

/** Chunks in which a term may be found before it can count as common. */
const commonFrom = 2_000

/** A shorter term begins too many others. */
const shortestPrefix = 4

export const createPageIndex = (analyzer: Analyzer, index: TermIndex): PageIndex => {
  const partOf = partsOf(analyzer)
  const pages = new Map<string, Page>()
  const engine = new MiniSearch<PageText>({
    fields: Object.keys(partOf),
    extractField: (text, field) => (field === 'id' ? text.id : partOf[field as Part](text)),
    // The parts are lists of terms, which the engine takes for text; they only have to pass through.
    stringifyField: (terms: string[]) => terms as unknown as string,
    tokenize: terms => terms as unknown as string[],
    processTerm: term => term
  })

  /** Without the terms that are all over a large documentation: they say little and cost most. */
  const withoutCommonTerms = (terms: ReadonlyMap<string, number>): string[] => {
    const all = [...terms.keys()]
    const rare = all.filter(term => index.frequency(term) < Math.max(commonFrom, index.size / 25))
    return rare.length > 1 ? rare : all
  }

  const isUnknown = (term: string) => term.length >= shortestPrefix && index.frequency(term) === 0
  return {
    add(page, chunks) {
      pages.set(page.file, page)
      engine.add({ id: page.file, page, chunks })
    },
    remove(file) {
      pages.delete(file)
      engine.discard(file)
    },
    search: (terms, accepts) =>
      engine
        .search(
          { queries: withoutCommonTerms(terms), combineWith: 'OR' },
          {
            tokenize: term => [term],
            processTerm: term => term,
            boost: weights.page,
            bm25: weights.bm25.page,
            boostTerm: term => terms.get(term) ?? 1,
            // Only a word that no page holds is taken for the prefix of another.
            prefix: isUnknown,
            filter: ({ id }) => accepts(pages.get(id) as Page)
          }
        )
        .map(({ id, score }) => ({ file: id, score }))
  }
}
