import MiniSearch from 'minisearch'
import type { Page } from '../docs/index.ts'
import type { Chunk } from './chunks.ts'
import type { TermIndex } from './term-index.ts'
import { termsOf, withInitials } from './terms.ts'

/** A chunk whose words are cut into terms already. */
export interface CutChunk {
  chunk: Chunk
  text: string[]
  code: string[]
}

/** A page as it is searched. */
interface PageText {
  id: string
  page: Page
  chunks: CutChunk[]
}

export interface PageHit {
  file: string
  score: number
}

/** The full-text index over whole pages: finds the pages that a question may be about. */
export interface PageIndex {
  add: (page: Page, chunks: CutChunk[]) => void
  remove: (file: string) => void
  /**
   * Pages that hold any of the terms, best first.
   *
   * @param terms Terms with how much each counts.
   */
  search: (terms: ReadonlyMap<string, number>, accepts: (page: Page) => boolean) => PageHit[]
}

/** How much a term counts in each part of a page. */
const boost = { title: 3.75, path: 1.5, description: 3.5, headings: 1.5, text: 1, code: 0.35 }

const partOf: Record<keyof typeof boost, (text: PageText) => string[]> = {
  title: ({ page }) => termsOf(withInitials(page.title)),
  path: ({ page }) => termsOf(page.path.replaceAll(/[/-]/g, ' ')),
  description: ({ page }) => termsOf(page.description),
  headings: ({ chunks }) => [...new Set(chunks.map(({ chunk }) => chunk.heading))].flatMap(termsOf),
  text: ({ chunks }) => chunks.flatMap(({ text }) => text),
  code: ({ chunks }) => chunks.flatMap(({ code }) => code)
}

/** Chunks in which a term may be found before it can count as common. */
const commonFrom = 2_000

/** A shorter term begins too many others. */
const shortestBeginning = 4

export const createPageIndex = (words: TermIndex): PageIndex => {
  const pages = new Map<string, Page>()
  const engine = new MiniSearch<PageText>({
    fields: Object.keys(boost),
    extractField: (text, field) => (field === 'id' ? text.id : partOf[field as keyof typeof boost](text)),
    // The parts are lists of terms, which the engine takes for text; they only have to pass through.
    stringifyField: (terms: string[]) => terms as unknown as string,
    tokenize: terms => terms as unknown as string[],
    processTerm: term => term
  })

  /** Without the terms that are all over a large documentation: they tell little and cost most. */
  const telling = (terms: ReadonlyMap<string, number>): string[] => {
    const all = [...terms.keys()]
    const rare = all.filter(term => words.frequency(term) < Math.max(commonFrom, words.size / 25))
    return rare.length > 1 ? rare : all
  }

  const isUnknown = (term: string) => term.length >= shortestBeginning && words.frequency(term) === 0
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
          { queries: telling(terms), combineWith: 'OR' },
          {
            tokenize: term => [term],
            processTerm: term => term,
            boost,
            bm25: { k: 1.2, b: 0.9, d: 0.5 },
            boostTerm: term => terms.get(term) ?? 1,
            // Only a word that no page holds can be the beginning of another.
            prefix: isUnknown,
            filter: ({ id }) => accepts(pages.get(id) as Page)
          }
        )
        .map(({ id, score }) => ({ file: id, score }))
  }
}
