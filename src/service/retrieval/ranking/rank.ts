import type { Page } from '../../docs/index.ts'
import type { IndexedChunk, SearchIndex } from '../indexing/search-index.ts'
import { weights } from '../weights.ts'
import { boostsFor } from './boost.ts'
import { chunkScore, queryConcepts } from './chunk-score.ts'
import type { Concept } from './concepts.ts'
import { countPhrases, phrasesOf } from './phrases.ts'
import { priorsFor } from './priors.ts'
import type { Question } from './question.ts'

export interface RankedChunk extends IndexedChunk {
  /** Its position on the page. */
  place: number
  /** How well it fits, compared with the best chunk of all candidates, which has 1. */
  score: number
}

export interface RankedPage {
  file: string
  /** How well it fits, compared with the best page, which has 1. */
  score: number
  /** Best first. */
  chunks: RankedChunk[]
}

/** A question as it is understood, and the pages that fit it. */
export interface SearchResult {
  /** Cuts words by the language of the question. */
  index: SearchIndex
  concepts: Concept[]
  /** Best first. */
  ranked: RankedPage[]
}

/** Pages whose chunks are compared. */
const maxCandidates = 60

/**
 * Ranks the pages that fit, best first: half by the page as a whole, half by its best chunk. A page that says a bit of
 * everything scores well as a whole, one that mentions the words in passing has a good chunk; the page that is meant
 * has both, returns to the subject in further chunks, and has the words side by side as the question has them.
 * `priorsFor` adds what tells pages apart whatever their scores are.
 */
export const rankPages = (
  index: SearchIndex,
  concepts: Concept[],
  question: Question,
  accepts: (page: Page) => boolean
): RankedPage[] => {
  const found = index.pages.search(searchTerms(concepts), accepts).slice(0, maxCandidates)
  const bestPage = found[0]?.score ?? 1
  const phrases = phrasesOf(index.analyzer, question.text)
  const query = queryConcepts(index.terms, concepts)
  const boost = boostsFor(index, question, concepts)
  const pages = found.flatMap(({ file, score }) => {
    const chunks = index.chunksOf(file).map((indexed, place): RankedChunk => {
      const { chunk, terms, keys } = indexed
      return { chunk, terms, keys, place, score: chunkScore(index.terms, terms, query) * boost.chunk(indexed) }
    })
    const [best] = chunks.sort((a, b) => b.score - a.score)
    return best ? [{ file, best, chunks, pageScore: score / bestPage }] : []
  })
  const bestChunk = Math.max(...pages.map(({ best }) => best.score)) || 1
  const scored = pages.map(({ file, best, chunks, pageScore }) => {
    const relative = chunks.map(
      ({ chunk, terms, keys, place, score }): RankedChunk => ({ chunk, terms, keys, place, score: score / bestChunk })
    )
    const [first = 0, second = 0, third = 0] = relative.map(({ score }) => score)
    const vectors = chunks.map(({ terms }) => terms)
    const phraseShare = countPhrases(index.terms, phrases, vectors) / (phrases.length || 1)
    const boosted = ((pageScore + first) / 2) * boost.page(best)
    const { rank } = weights
    const score = boosted + rank.second * second + rank.third * third + rank.phrases * phraseShare
    return { file, chunks: relative, score }
  })
  const prior = priorsFor(index, concepts)
  const bestScore = maxScoreOf(scored)
  const withPriors = scored.map(page => ({ ...page, score: page.score / bestScore + prior(page.chunks) }))
  const best = maxScoreOf(withPriors)
  return withPriors.map(page => ({ ...page, score: page.score / best })).sort((a, b) => b.score - a.score)
}

/** The pages of these files, best first, and then those that fit no word of the question. */
export const pagesOf = ({ index, ranked }: SearchResult, files: string[], most: number): RankedPage[] => {
  const unranked = new Set(files)
  const found = ranked.filter(({ file }) => unranked.delete(file))
  return [...found, ...[...unranked].slice(0, most).map(file => unrankedPage(index, file))].slice(0, most)
}

const unrankedPage = (index: SearchIndex, file: string): RankedPage => ({
  file,
  score: 0,
  chunks: index.chunksOf(file).map((chunk, place) => ({ ...chunk, place, score: 0 }))
})

const maxScoreOf = (pages: { score: number }[]): number => Math.max(...pages.map(({ score }) => score)) || 1

/** The terms of each concept, with their weights. */
const searchTerms = (concepts: Concept[]): Map<string, number>[] =>
  concepts.map(({ weight, terms }) => new Map([...terms].map(([term, share]) => [term, weight * share])))
