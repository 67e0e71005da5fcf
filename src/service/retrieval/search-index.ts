import MiniSearch, { type SearchResult } from 'minisearch'
import type { ReadPage } from '../docs/index.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import { termsOf } from './terms.ts'

export interface Hit {
  chunk: Chunk
  score: number
  /** Terms of the question that the chunk holds, as the question has them. */
  matched: Set<string>
}

export interface SearchIndex {
  add: (page: ReadPage) => void
  remove: (file: string) => void
  /** Chunks that hold any of the terms, best first. */
  search: (terms: ReadonlyMap<string, number>, accepts: (chunk: Chunk) => boolean) => Hit[]
  /** How telling a term is: high when few sections hold it, highest when none does. */
  weight: (term: string) => number
  /** Whether any section holds the term. */
  knows: (term: string) => boolean
  readonly size: number
}

const boost = { title: 2.2, heading: 3, description: 1.2, text: 1, code: 0.6 }
type Field = keyof typeof boost

const fieldText: Record<Field, (chunk: Chunk) => string> = {
  title: chunk => chunk.page.title,
  heading: chunk => [...chunk.trail, chunk.heading].join(' '),
  description: chunk => chunk.page.description,
  text: chunk => chunk.text,
  code: chunk => chunk.code
}

/** A full-text index over the chunks of all pages: BM25+ by field; typos and prefixes only for words it does not know. */
export const createSearchIndex = (): SearchIndex => {
  const chunks = new Map<string, Chunk>()
  const byFile = new Map<string, Chunk[]>()
  const frequency = new Map<string, number>()
  const engine = new MiniSearch<Chunk>({
    idField: 'id',
    fields: Object.keys(boost),
    extractField: (chunk, field) => (field === 'id' ? chunk.id : fieldText[field as Field](chunk)),
    tokenize: termsOf,
    processTerm: term => term
  })

  const count = (chunk: Chunk, step: 1 | -1) => {
    const terms = new Set(Object.values(fieldText).flatMap(read => termsOf(read(chunk))))
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + step)
  }

  const knows = (term: string) => (frequency.get(term) ?? 0) > 0

  return {
    add(page) {
      const added = chunksOf(page)
      byFile.set(page.page.file, added)
      for (const chunk of added) {
        chunks.set(chunk.id, chunk)
        engine.add(chunk)
        count(chunk, 1)
      }
    },
    remove(file) {
      for (const chunk of byFile.get(file) ?? []) {
        chunks.delete(chunk.id)
        engine.discard(chunk.id)
        count(chunk, -1)
      }
      byFile.delete(file)
    },
    search(terms, accepts) {
      const results = engine.search(
        { queries: [...terms.keys()], combineWith: 'OR' },
        {
          tokenize: term => [term],
          boost,
          boostTerm: term => terms.get(term) ?? 1,
          prefix: term => !knows(term) && term.length > 3,
          fuzzy: term => (!knows(term) && term.length > 3 ? 0.2 : false),
          filter: result => accepts(chunks.get(result.id) as Chunk)
        }
      )
      return results.map(result => toHit(result, chunks))
    },
    weight: term => Math.log(1 + (chunks.size + 1) / ((frequency.get(term) ?? 0) + 0.5)),
    knows,
    get size() {
      return chunks.size
    }
  }
}

const toHit = (result: SearchResult, chunks: ReadonlyMap<string, Chunk>): Hit => ({
  chunk: chunks.get(result.id) as Chunk,
  score: result.score,
  matched: new Set(result.queryTerms)
})
