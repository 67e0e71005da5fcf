import type { Page, ReadPage } from '../docs/index.ts'
import { type Analyzer, createAnalyzer } from './analyzer.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import type { Language } from './languages/language.ts'
import { createPageIndex, type PageIndex, type TokenizedChunk } from './page-index.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { createTermIndex, type TermIndex, type TermVector, type WeightedPart } from './term-index.ts'
import { titleKeys } from './title-keys.ts'
import { withInitials } from './tokenizer.ts'
import { weights } from './weights.ts'

export interface IndexedChunk {
  chunk: Chunk
  terms: TermVector
  /** What its heading and its page’s title are about. */
  keys: { heading: string[]; title: string[] }
}

/** Everything that is known of a documentation’s words: whole pages for finding, their chunks for judging. */
export interface SearchIndex {
  add: (page: ReadPage) => void
  remove: (file: string) => void
  analyzer: Analyzer
  pages: PageIndex
  terms: TermIndex
  spelling: Spelling
  chunksOf: (file: string) => IndexedChunk[]
}

export const createSearchIndex = (language: Language): SearchIndex => {
  const analyzer = createAnalyzer(language)
  const { termsOf } = analyzer
  const terms = createTermIndex()
  const pages = createPageIndex(analyzer, terms)
  const spelling = createSpelling()
  const byFile = new Map<string, IndexedChunk[]>()

  const partsOf = ({ chunk, text, code }: TokenizedChunk): WeightedPart[] => [
    { terms: termsOf(chunk.heading), weight: weights.chunk.heading, isTitle: true, inSequence: true },
    { terms: text, weight: weights.chunk.text, length: 1, inSequence: true },
    { terms: code, weight: weights.chunk.code, length: weights.codeLength },
    { terms: chunk.trail.flatMap(termsOf), weight: weights.chunk.trail, isTitle: true }
  ]
  /** What every chunk of a page has in common. */
  const sharedParts = (page: Page): WeightedPart[] => [
    { terms: termsOf(withInitials(page.title)), weight: weights.chunk.title, isTitle: true },
    { terms: termsOf(page.description), weight: weights.chunk.description, isTitle: true }
  ]

  return {
    analyzer,
    pages,
    terms,
    spelling,
    add(read) {
      const { page } = read
      const chunks = chunksOf(read, language).map(chunk => ({
        chunk,
        text: termsOf(chunk.text),
        code: termsOf(chunk.code)
      }))
      const title = titleKeys(analyzer, page.title)
      const shared = sharedParts(page)
      spelling.learn(page.title)
      for (const { chunk } of chunks) spelling.learn(`${chunk.heading}\n${chunk.text}`)
      pages.add(page, chunks)
      byFile.set(
        page.file,
        chunks.map(tokenized => ({
          chunk: withoutText(tokenized.chunk),
          terms: terms.add([...partsOf(tokenized), ...shared]),
          keys: { heading: titleKeys(analyzer, tokenized.chunk.heading), title }
        }))
      )
    },
    remove(file) {
      const chunks = byFile.get(file) ?? []
      pages.remove(
        file,
        chunks.flatMap(chunk => terms.termsIn(chunk.terms))
      )
      for (const chunk of chunks) terms.remove(chunk.terms)
      byFile.delete(file)
    },
    chunksOf: file => byFile.get(file) ?? []
  }
}

/** What is quoted is read from the page’s source again, so the words need not be kept twice. */
const withoutText = (chunk: Chunk): Chunk => ({ ...chunk, text: '', code: '' })
