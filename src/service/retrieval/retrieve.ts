import type { Page } from '../docs/index.ts'
import type { Chunk } from './chunks.ts'
import { confidence } from './confidence.ts'
import type { Library } from './library.ts'
import { conceptsOf, type Question } from './question.ts'
import { type RankedChunk, type RankedPage, rankPages } from './rank.ts'
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
  /** How well each section fits, compared with the first. */
  scores: number[]
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
const thresholds = { perhaps: 0.17, clearly: 0.55 }

/** Finds the sections that a question is about. */
export const retrieve = (library: Library, question: Question, { limit, accepts }: RetrievalOptions): Retrieval => {
  const { index, pages } = library
  const concepts = conceptsOf(question, pages.get(question.currentPath ?? '')?.title ?? '', guessIn(library))
  const ranked = rankPages(index, concepts, question, accepts)
  const certainty = confidence(index, concepts, question, ranked)
  const sections = sectionsOf(ranked, limit)
  return {
    sections: sections.map(({ chunk }) => chunk),
    scores: sections.map(({ score }) => score / (sections[0]?.score || 1)),
    verdict: certainty >= thresholds.clearly ? 'clearly' : certainty >= thresholds.perhaps ? 'perhaps' : 'no',
    unknown: unknownWords(library, question.text)
  }
}

/** One section of each page, best first, then more of them where pages run out. */
const sectionsOf = (ranked: RankedPage[], limit: number) => {
  const scored = ranked.flatMap(({ chunks, score }) =>
    chunks.map((chunk, index) => ({
      chunk: beginning(chunk, chunks),
      score: score * (index === 0 ? 1 : chunk.score),
      index
    }))
  )
  const ofEachPage = scored.filter(({ index }) => index === 0)
  const further = scored.filter(({ index }) => index > 0).sort((a, b) => b.score - a.score)
  const seen = new Set<string>()
  return [...ofEachPage, ...further]
    .filter(({ chunk: { page, anchor }, score }) => {
      const section = `${page.path}#${anchor}`
      return score > 0 && !seen.has(section) && seen.add(section)
    })
    .slice(0, limit)
}

/** A long section is read from its beginning, unless a later part fits clearly better. */
const beginning = (best: RankedChunk, chunks: RankedChunk[]): Chunk => {
  const first = chunks.find(({ chunk }) => chunk.anchor === best.chunk.anchor && chunk.from === 0)
  return first && first.score >= 0.7 * best.score ? first.chunk : best.chunk
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
