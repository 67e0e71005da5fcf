import type { Page } from '../../docs/index.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/contract.ts'
import { weights } from '../weights.ts'
import { createInvertedIndex } from './inverted-index.ts'
import { definitionTerm, type PartName, type PreparedPage } from './prepare.ts'
import type { TermIndex } from './term-index.ts'

interface PageHit {
  file: string
  score: number
}

/** The full-text index over whole pages: finds the pages that a question may be about. */
export interface PageIndex {
  /** @param numbers What the numbers of its terms stand for. */
  add: (prepared: Pick<PreparedPage, 'page' | 'parts' | 'defines'>, numbers: Uint32Array) => void
  remove: (file: string, numbers: Uint32Array) => void
  /** How many pages there are. */
  readonly size: number
  /**
   * Pages that hold any of the terms, best first.
   *
   * @param concepts Of each thing that is looked for the terms that stand for it, with how much each counts.
   */
  search: (concepts: readonly ReadonlyMap<string, number>[], accepts: (page: Page) => boolean) => PageHit[]
  /** Files of the pages that define a name of the code, by its key. */
  defining: (key: string, accepts: (page: Page) => boolean) => string[]
  save: (snapshot: SnapshotWriter) => Promise<void>
  /** @param pages By their files. */
  load: (snapshot: SnapshotReader, pageOf: (file: string) => Page) => Promise<void>
}

/** Chunks in which a term may be found before it can count as common. */
const commonFrom = 2_000

/** A shorter term begins too many others. */
const shortestPrefix = 4

export const createPageIndex = (chunkTerms: TermIndex): PageIndex => {
  /** Pages by their numbers, those by their files, and numbers of pages that have gone. */
  const pages: (Page | undefined)[] = []
  const numbersByFile = new Map<string, number>()
  let free: number[] = []
  const names = Object.keys(weights.page) as PartName[]
  const parts = names.map(name => ({ name, index: createInvertedIndex() }))
  const definitions = createInvertedIndex()
  const indexes = [...parts.map(({ index }) => index), definitions]

  /** Without the terms that are all over a large documentation: they say little and cost most. */
  const withoutCommonTerms = (terms: string[]): string[] => {
    const rare = terms.filter(term => chunkTerms.frequency(term) < Math.max(commonFrom, chunkTerms.size / 25))
    return rare.length > 1 ? rare : terms
  }

  /** Only a word that no page holds is taken for the prefix of others. */
  const isPrefix = (term: string) => term.length >= shortestPrefix && chunkTerms.frequency(term) === 0

  /** How well a term fits each page, all parts together. */
  const scoresOf = (term: string): Scores => {
    const scores = createScores(pages.length)
    const own = chunkTerms.numberOf(term)
    const longer = isPrefix(term) ? chunkTerms.beginningWith(term) : []
    for (const { name, index } of parts) {
      const search = (number: number, standsFor: number) =>
        index.search(number, weights.bm25.page, (page, score) =>
          scores.add(page, weights.page[name] * standsFor * score)
        )
      if (own !== undefined) search(own, 1)
      for (const { term: other, number } of longer) {
        search(number, weights.prefix * prefixShare(term, other))
      }
    }
    return scores
  }

  return {
    add({ page, parts: prepared, defines }, numbers) {
      const own = free.pop() ?? pages.length
      pages[own] = page
      numbersByFile.set(page.file, own)
      for (const { name, index } of parts) index.add(own, prepared[name], numbers)
      definitions.add(own, defines, numbers)
    },
    remove(file, numbers) {
      const own = numbersByFile.get(file)
      if (own === undefined) return
      numbersByFile.delete(file)
      pages[own] = undefined
      free.push(own)
      for (const index of indexes) index.remove(own, numbers)
    },
    get size() {
      return numbersByFile.size
    },
    search(concepts, accepts) {
      const hits = createScores(pages.length)
      const complete = new Float64Array(pages.length)
      const searched = new Set(withoutCommonTerms([...new Set(concepts.flatMap(terms => [...terms.keys()]))]))
      for (const terms of concepts) {
        const weight = Math.max(...terms.values())
        const holding = new Set<number>()
        for (const [term, counts] of terms) {
          if (!searched.has(term)) continue
          const scores = scoresOf(term)
          for (const page of scores.pages) {
            hits.add(page, scores.of(page) * counts)
            if (!holding.has(page)) complete[page] = (complete[page] as number) + weight
            holding.add(page)
          }
        }
      }
      // A page that holds more of what is asked is more likely about all of it, whatever many words one thing has.
      const scoreOf = (page: number) => hits.of(page) * (complete[page] as number) ** weights.completeness
      return hits.pages
        .flatMap(number => {
          const page = pages[number] as Page
          return accepts(page) ? [{ file: page.file, score: scoreOf(number) }] : []
        })
        .sort((a, b) => b.score - a.score)
    },
    defining(key, accepts) {
      const files: string[] = []
      const number = chunkTerms.numberOf(definitionTerm(key))
      if (number === undefined) return files
      definitions.search(number, weights.bm25.page, own => {
        const page = pages[own] as Page
        if (accepts(page)) files.push(page.file)
      })
      return files
    },
    async save(snapshot) {
      await snapshot.write(free)
      await snapshot.writeAll(pages.map(page => page?.file))
      for (const index of indexes) await index.save(snapshot)
    },
    async load(snapshot, pageOf) {
      free = await snapshot.read()
      await snapshot.readAll<string | undefined>(files => {
        for (const file of files) {
          if (file !== undefined) numbersByFile.set(file, pages.length)
          pages.push(file === undefined ? undefined : pageOf(file))
        }
      })
      for (const index of indexes) await index.load(snapshot)
    }
  }
}

/** How well a term stands for its beginning: the less, the more it has behind that, by the formula of MiniSearch. */
const prefixShare = (prefix: string, { length }: string): number =>
  length / (length + prefixDecay * (length - prefix.length))

const prefixDecay = 0.3

/** Scores of pages by their numbers, and which pages have any, in the order in which they come. */
interface Scores {
  pages: number[]
  of: (page: number) => number
  add: (page: number, score: number) => void
}

const createScores = (size: number): Scores => {
  const scores = new Float64Array(size)
  const isFound = new Uint8Array(size)
  const pages: number[] = []
  return {
    pages,
    of: page => scores[page] as number,
    add(page, score) {
      if (isFound[page] === 0) pages.push(page)
      isFound[page] = 1
      scores[page] = (scores[page] as number) + score
    }
  }
}
