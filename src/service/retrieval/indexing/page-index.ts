import type { Page } from '../../docs/index.ts'
import { weights } from '../weights.ts'
import { createInvertedIndex } from './inverted-index.ts'
import type { PartName, PreparedPage } from './prepare.ts'
import type { TermIndex } from './term-index.ts'

interface PageHit {
  file: string
  score: number
}

/** The full-text index over whole pages: finds the pages that a question may be about. */
export interface PageIndex {
  add: (prepared: Pick<PreparedPage, 'page' | 'terms' | 'parts'>) => void
  /** @param terms Those of its chunks. */
  remove: (file: string, terms: string[]) => void
  /**
   * Pages that hold any of the terms, best first.
   *
   * @param concepts Of each thing that is looked for the terms that stand for it, with how much each counts.
   */
  search: (concepts: readonly ReadonlyMap<string, number>[], accepts: (page: Page) => boolean) => PageHit[]
}

/** Chunks in which a term may be found before it can count as common. */
const commonFrom = 2_000

/** A shorter term begins too many others. */
const shortestPrefix = 4

export const createPageIndex = (chunkTerms: TermIndex): PageIndex => {
  /** Pages by their files, with the terms of their paths, which no chunk need have. */
  const pages = new Map<string, { page: Page; path: string[] }>()
  const names = Object.keys(weights.page) as PartName[]
  const parts = names.map(name => ({ name, index: createInvertedIndex<Page>() }))

  /** Without the terms that are all over a large documentation: they say little and cost most. */
  const withoutCommonTerms = (terms: string[]): string[] => {
    const rare = terms.filter(term => chunkTerms.frequency(term) < Math.max(commonFrom, chunkTerms.size / 25))
    return rare.length > 1 ? rare : terms
  }

  /** Only a word that no page holds is taken for the prefix of others. */
  const isPrefix = (term: string) => term.length >= shortestPrefix && chunkTerms.frequency(term) === 0

  /** How well a term fits each page, all parts together. */
  const scoresOf = (term: string): Map<Page, number> => {
    const scores = new Map<Page, number>()
    for (const { name, index } of parts) {
      const add = (standsFor: number) => (page: Page, score: number) =>
        scores.set(page, (scores.get(page) ?? 0) + weights.page[name] * standsFor * score)
      index.search(term, weights.bm25.page, add(1))
      for (const longer of isPrefix(term) ? index.beginningWith(term) : []) {
        const standsFor = (weights.prefix * longer.length) / (1.3 * longer.length - 0.3 * term.length)
        index.search(longer, weights.bm25.page, add(standsFor))
      }
    }
    return scores
  }

  return {
    add({ page, terms, parts: prepared }) {
      pages.set(page.file, { page, path: Array.from(prepared.path.numbers, number => terms[number] as string) })
      for (const { name, index } of parts) index.add(page, prepared[name], terms)
    },
    remove(file, terms) {
      const known = pages.get(file)
      if (!known) return
      pages.delete(file)
      const all = new Set([...terms, ...known.path])
      for (const { index } of parts) index.remove(known.page, all)
    },
    search(concepts, accepts) {
      const hits = new Map<Page, { score: number; held: number }>()
      const searched = new Set(withoutCommonTerms([...new Set(concepts.flatMap(terms => [...terms.keys()]))]))
      for (const terms of concepts) {
        const weight = Math.max(...terms.values())
        const holding = new Set<Page>()
        for (const [term, counts] of terms) {
          for (const [page, score] of searched.has(term) ? scoresOf(term) : []) {
            const hit = hits.get(page) ?? { score: 0, held: 0 }
            hit.score += score * counts
            if (!holding.has(page)) hit.held += weight
            holding.add(page)
            hits.set(page, hit)
          }
        }
      }
      return (
        [...hits]
          .filter(([page]) => accepts(page))
          // A page that holds more of what is asked is more likely about all of it, whatever many words one thing has.
          .map(([page, { score, held }]) => ({ file: page.file, score: score * held ** weights.held }))
          .sort((a, b) => b.score - a.score)
      )
    }
  }
}
