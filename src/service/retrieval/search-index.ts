import type { Page, ReadPage } from '../docs/index.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import { namesOf } from './names.ts'
import { type CutChunk, createPageIndex, type PageIndex } from './page-index.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { createTermIndex, type TermIndex, type TermVector, type WeightedPart } from './term-index.ts'
import { termsOf, withInitials } from './terms.ts'

export interface IndexedChunk {
  chunk: Chunk
  terms: TermVector
  /** What its heading names, and what its page’s title does. */
  names: { heading: string[]; title: string[] }
}

/** Everything that is known of a documentation’s words: whole pages for finding, their chunks for judging. */
export interface SearchIndex {
  add: (page: ReadPage) => void
  remove: (file: string) => void
  pages: PageIndex
  terms: TermIndex
  spelling: Spelling
  chunksOf: (file: string) => IndexedChunk[]
}

export const createSearchIndex = (): SearchIndex => {
  const terms = createTermIndex()
  const pages = createPageIndex(terms)
  const spelling = createSpelling()
  const byFile = new Map<string, IndexedChunk[]>()
  return {
    pages,
    terms,
    spelling,
    add(read) {
      const { page } = read
      const chunks = chunksOf(read).map(chunk => ({ chunk, text: termsOf(chunk.text), code: termsOf(chunk.code) }))
      const title = namesOf(page.title)
      const shared = sharedParts(page)
      spelling.learn(page.title)
      for (const { chunk } of chunks) spelling.learn(`${chunk.heading}\n${chunk.text}`)
      pages.add(page, chunks)
      byFile.set(
        page.file,
        chunks.map(cut => ({
          chunk: withoutText(cut.chunk),
          terms: terms.add([...partsOf(cut), ...shared]),
          names: { heading: namesOf(cut.chunk.heading), title }
        }))
      )
    },
    remove(file) {
      pages.remove(file)
      for (const chunk of byFile.get(file) ?? []) terms.remove(chunk.terms)
      byFile.delete(file)
    },
    chunksOf: file => byFile.get(file) ?? []
  }
}

const partsOf = ({ chunk, text, code }: CutChunk): WeightedPart[] => [
  { terms: termsOf(chunk.heading), weight: 1.5, names: true, inSequence: true },
  { terms: text, weight: 1, length: 1, inSequence: true },
  { terms: code, weight: 0.4, length: 0.3 },
  { terms: chunk.trail.flatMap(termsOf), weight: 1, names: true }
]

/** What every chunk of a page has in common. */
const sharedParts = (page: Page): WeightedPart[] => [
  { terms: termsOf(withInitials(page.title)), weight: 1.2, names: true },
  { terms: termsOf(page.description), weight: 0.6, names: true }
]

/** What is quoted is read from the page’s source again, so the words need not be kept twice. */
const withoutText = (chunk: Chunk): Chunk => ({ ...chunk, text: '', code: '' })
