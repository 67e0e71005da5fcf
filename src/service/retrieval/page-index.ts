import MiniSearch from 'minisearch'
import type { Page } from '../docs/index.ts'
import type { Chunk } from './chunks.ts'
import { termsOf, withInitials } from './terms.ts'

/** A page as it is searched. */
interface PageText {
  id: string
  page: Page
  chunks: Chunk[]
}

export interface PageHit {
  file: string
  score: number
}

/** The full-text index over whole pages: finds the pages that a question may be about. */
export interface PageIndex {
  add: (page: Page, chunks: Chunk[]) => void
  remove: (file: string) => void
  /**
   * Pages that hold any of the terms, best first.
   *
   * @param terms Terms with how much each counts.
   */
  search: (terms: ReadonlyMap<string, number>, accepts: (page: Page) => boolean) => PageHit[]
}

/** How much a term counts in each part of a page. */
const boost = { title: 3, path: 1.5, description: 3.5, headings: 1.5, text: 1, code: 0.35 }

const partOf: Record<keyof typeof boost, (text: PageText) => string> = {
  title: ({ page }) => withInitials(page.title),
  path: ({ page }) => page.path.replaceAll(/[/-]/g, ' '),
  description: ({ page }) => page.description,
  headings: ({ chunks }) => [...new Set(chunks.map(({ heading }) => heading))].join('\n'),
  text: ({ chunks }) => chunks.map(({ text }) => text).join('\n'),
  code: ({ chunks }) => chunks.map(({ code }) => code).join('\n')
}

/** Pages on which a term may be found before it can count as common. */
const commonFrom = 500

/** Shorter terms have too many neighbours to guess what was meant. */
const shortestGuessed = 4

export const createPageIndex = (): PageIndex => {
  const pages = new Map<string, Page>()
  const known = new Map<string, number>()
  let collected = new Set<string>()
  const engine = new MiniSearch<PageText>({
    fields: Object.keys(boost),
    extractField: (text, field) => (field === 'id' ? text.id : partOf[field as keyof typeof boost](text)),
    tokenize: termsOf,
    processTerm: term => {
      collected.add(term)
      return term
    }
  })
  const holds = (term: string) => known.get(term) ?? 0

  /** Without the terms that are on every other page of a large documentation: they tell little and cost most. */
  const telling = (terms: ReadonlyMap<string, number>): string[] => {
    const all = [...terms.keys()]
    const rare = all.filter(term => holds(term) < Math.max(commonFrom, pages.size / 5))
    return rare.length > 1 ? rare : all
  }

  const isUnknown = (term: string) => term.length >= shortestGuessed && holds(term) === 0
  return {
    add(page, chunks) {
      collected = new Set()
      pages.set(page.file, page)
      engine.add({ id: page.file, page, chunks })
      for (const term of collected) known.set(term, holds(term) + 1)
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
            boostTerm: term => terms.get(term) ?? 1,
            // Only a word that no page holds can be the beginning of another.
            prefix: isUnknown,
            filter: ({ id }) => accepts(pages.get(id) as Page)
          }
        )
        .map(({ id, score }) => ({ file: id, score }))
  }
}
