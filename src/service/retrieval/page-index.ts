import type { Page } from '../docs/index.ts'
import type { Analyzer } from './analyzer.ts'
import { bm25, inverseFrequency } from './bm25.ts'
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

interface PageHit {
  file: string
  score: number
}

/** The full-text index over whole pages: finds the pages that a question may be about. */
export interface PageIndex {
  add: (page: Page, chunks: TokenizedChunk[]) => void
  /** @param terms Those of its chunks. */
  remove: (file: string, terms: string[]) => void
  /**
   * Pages that hold any of the terms, best first.
   *
   * @param terms Terms with how much each counts.
   */
  search: (terms: ReadonlyMap<string, number>, accepts: (page: Page) => boolean) => PageHit[]
}

type PartName = keyof typeof weights.page

interface IndexedPage {
  page: Page
  /** How many different terms each part has. */
  lengths: Record<PartName, number>
}

/** In which pages a term stands in one part, and how often. */
interface Postings {
  pages: IndexedPage[]
  occurrences: number[]
}

/** Chunks in which a term may be found before it can count as common. */
const commonFrom = 2_000

/** A shorter term begins too many others. */
const shortestPrefix = 4

export const createPageIndex = ({ termsOf }: Analyzer, chunkTerms: TermIndex): PageIndex => {
  const pages = new Map<string, IndexedPage>()
  const parts = (Object.keys(weights.page) as PartName[]).map(name => ({
    name,
    postings: new Map<string, Postings>(),
    /** Of all pages together. */
    length: 0
  }))

  const termsOfPart: Record<PartName, (page: Page, chunks: TokenizedChunk[]) => string[]> = {
    title: page => termsOf(withInitials(page.title)),
    path: page => termsOf(page.path.replaceAll(/[/-]/g, ' ')),
    description: page => termsOf(page.description),
    headings: (_, chunks) => [...new Set(chunks.map(({ chunk }) => chunk.heading))].flatMap(termsOf),
    text: (_, chunks) => chunks.flatMap(({ text }) => text),
    code: (_, chunks) => chunks.flatMap(({ code }) => code)
  }

  /** Without the terms that are all over a large documentation: they say little and cost most. */
  const withoutCommonTerms = (terms: string[]): string[] => {
    const rare = terms.filter(term => chunkTerms.frequency(term) < Math.max(commonFrom, chunkTerms.size / 25))
    return rare.length > 1 ? rare : terms
  }

  /** Where a term stands, and how well each of these terms stands for it. */
  const matching = (postings: ReadonlyMap<string, Postings>, term: string): [Postings, standsFor: number][] => {
    const exact = postings.get(term)
    if (exact) return [[exact, 1]]
    // Only a word that no page holds is taken for the prefix of others.
    if (term.length < shortestPrefix || chunkTerms.frequency(term) > 0) return []
    return [...postings]
      .filter(([other]) => other.startsWith(term))
      .map(([other, found]) => [found, weights.prefix * (other.length / (1.3 * other.length - 0.3 * term.length))])
  }

  /** BM25 of a term in each page, over all its parts. */
  const scoresOf = (term: string): Map<IndexedPage, number> => {
    const scores = new Map<IndexedPage, number>()
    for (const { name, postings, length } of parts) {
      const average = length / pages.size
      for (const [{ pages: found, occurrences }, standsFor] of matching(postings, term)) {
        const weight = weights.page[name] * standsFor * inverseFrequency(pages.size, found.length)
        for (const [index, page] of found.entries()) {
          const score = weight * bm25(occurrences[index] as number, page.lengths[name] / average, weights.bm25.page)
          scores.set(page, (scores.get(page) ?? 0) + score)
        }
      }
    }
    return scores
  }

  return {
    add(page, chunks) {
      const indexed: IndexedPage = { page, lengths: { ...weights.page } }
      for (const part of parts) {
        const counts = countTerms(termsOfPart[part.name](page, chunks))
        indexed.lengths[part.name] = counts.size
        part.length += counts.size
        for (const [term, count] of counts) {
          const postings = part.postings.get(term) ?? { pages: [], occurrences: [] }
          postings.pages.push(indexed)
          postings.occurrences.push(count)
          part.postings.set(term, postings)
        }
      }
      pages.set(page.file, indexed)
    },
    remove(file, terms) {
      const indexed = pages.get(file)
      if (!indexed) return
      pages.delete(file)
      const all = new Set([...terms, ...termsOfPart.path(indexed.page, [])])
      for (const part of parts) {
        part.length -= indexed.lengths[part.name]
        for (const term of all) removeFrom(part.postings, term, indexed)
      }
    },
    search(terms, accepts) {
      const hits = new Map<IndexedPage, { score: number; terms: number }>()
      for (const term of withoutCommonTerms([...terms.keys()])) {
        for (const [page, score] of scoresOf(term)) {
          const hit = hits.get(page) ?? { score: 0, terms: 0 }
          hit.score += score * (terms.get(term) as number)
          hit.terms++
          hits.set(page, hit)
        }
      }
      return (
        [...hits]
          .filter(([{ page }]) => accepts(page))
          // A page that has more of the terms is more likely about all of it.
          .map(([{ page }, hit]) => ({ file: page.file, score: hit.score * hit.terms }))
          .sort((a, b) => b.score - a.score)
      )
    }
  }
}

const countTerms = (terms: string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

const removeFrom = (postings: Map<string, Postings>, term: string, page: IndexedPage) => {
  const found = postings.get(term)
  const index = found?.pages.indexOf(page) ?? -1
  if (!found || index < 0) return
  found.pages.splice(index, 1)
  found.occurrences.splice(index, 1)
  if (found.pages.length === 0) postings.delete(term)
}
