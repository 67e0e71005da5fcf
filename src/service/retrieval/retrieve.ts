import type { Page } from '../docs/index.ts'
import type { Chunk } from './chunks.ts'
import { confidence } from './confidence.ts'
import type { Library } from './library.ts'
import { conceptsOf, type Question } from './question.ts'
import { type RankedPage, rankPages } from './rank.ts'
import { synonymsOf } from './synonyms.ts'
import { termsOf } from './terms.ts'
import { stopTerms } from './words.ts'

/**
 * Whether the documentation answers a question, as far as its words can tell: `clearly`; `perhaps`, when it comes
 * close; or `no`.
 */
export type Verdict = 'clearly' | 'perhaps' | 'no'

export interface Retrieval {
  /** Sections to answer from, best first: one of each page, and more of a page only where pages run out. */
  sections: Chunk[]
  verdict: Verdict
  /** Words of the question that no page holds. */
  unknown: string[]
}

export interface RetrievalOptions {
  /** How many sections. */
  limit: number
  accepts: (page: Page) => boolean
}

/** Found with `npm run bench`: below the first the docs do not answer, from the second on they do. */
const thresholds = { perhaps: 0.35, clearly: 0.62 }

/** Finds the sections that a question is about. */
export const retrieve = (library: Library, question: Question, { limit, accepts }: RetrievalOptions): Retrieval => {
  const { index, pages } = library
  const concepts = conceptsOf(question, pages.get(question.currentPath ?? '')?.title ?? '', guessIn(library))
  const ranked = rankPages(index, concepts, question, accepts)
  const certainty = confidence(index, concepts, ranked)
  return {
    sections: sectionsOf(ranked, limit),
    verdict: certainty >= thresholds.clearly ? 'clearly' : certainty >= thresholds.perhaps ? 'perhaps' : 'no',
    unknown: unknownWords(library, question.text)
  }
}

const sectionsOf = (ranked: RankedPage[], limit: number): Chunk[] => {
  const best = ranked.flatMap(({ chunks }) => chunks.slice(0, 1))
  const further = ranked.flatMap(({ chunks, score }) =>
    chunks.slice(1).map(chunk => ({ ...chunk, score: chunk.score * score }))
  )
  const rest = further.sort((a, b) => b.score - a.score)
  return distinct([...best, ...rest].filter(({ score }) => score > 0).map(({ chunk }) => chunk)).slice(0, limit)
}

/** The first chunk of each section. */
const distinct = (chunks: Chunk[]): Chunk[] => {
  const seen = new Set<string>()
  return chunks.filter(({ page, anchor }) => {
    const section = `${page.path}#${anchor}`
    return !seen.has(section) && seen.add(section)
  })
}

/** What a word was meant to be, when no page holds it, nor anything that stands for it. */
const guessIn =
  ({ index: { terms, spelling } }: Library) =>
  (word: string): string[] => {
    const known = termsOf(word).some(term =>
      [term, ...synonymsOf(term)].some(standing => stopTerms.has(standing) || terms.frequency(standing) > 0)
    )
    return known ? [] : spelling.guess(word).slice(0, 2)
  }

const unknownWords = ({ index }: Library, text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’.-]*[\p{L}\p{N}]|\p{L}/gu) ?? []
  return words.filter(word => {
    const terms = termsOf(word).filter(term => !stopTerms.has(term))
    return terms.length > 0 && terms.every(term => index.terms.frequency(term) === 0)
  })
}
