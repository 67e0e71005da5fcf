import type { Page, ReadPage } from '../docs/index.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import { createPageIndex, type PageIndex } from './page-index.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { createTermIndex, type TermIndex, type TermVector } from './term-index.ts'
import { withInitials } from './terms.ts'

export interface IndexedChunk {
  chunk: Chunk
  terms: TermVector
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
  const pages = createPageIndex()
  const terms = createTermIndex()
  const spelling = createSpelling()
  const byFile = new Map<string, IndexedChunk[]>()
  return {
    pages,
    terms,
    spelling,
    add(read) {
      const chunks = chunksOf(read)
      spelling.learn(read.page.title)
      for (const { heading, text } of chunks) spelling.learn(`${heading}\n${text}`)
      pages.add(read.page, chunks)
      byFile.set(
        read.page.file,
        chunks.map(chunk => ({ chunk: withoutText(chunk), terms: terms.add(textsOf(read.page, chunk)) }))
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

const textsOf = (page: Page, { heading, trail, text, code }: Chunk) => [
  { text, weight: 1, length: 1 },
  { text: code, weight: 0.4, length: 0.3 },
  { text: heading, weight: 2.5, names: true },
  { text: trail.join('\n'), weight: 1, names: true },
  { text: withInitials(page.title), weight: 1.2, names: true },
  { text: page.description, weight: 0.6, names: true }
]

/** What is quoted is read from the page’s source again, so the words need not be kept twice. */
const withoutText = (chunk: Chunk): Chunk => ({ ...chunk, text: '', code: '' })
