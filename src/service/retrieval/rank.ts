import { fitness, wantedTerms } from './fitness.ts'
import { namesOf } from './names.ts'
import { countPhrases, phrasesOf } from './phrases.ts'
import type { Concept, Question } from './question.ts'
import { raiseChunk, raisePage } from './raise.ts'
import type { IndexedChunk, SearchIndex } from './search-index.ts'

export interface RankedChunk extends IndexedChunk {
  /** Its place on the page. */
  place: number
  /** How well it fits, compared with the other chunks of all candidates: 1 for the best. */
  score: number
}

export interface RankedPage {
  file: string
  score: number
  /** Best first. */
  chunks: RankedChunk[]
}

/** Pages that are looked at closely. */
const candidates = 60

/** How much counts beside the page as a whole and its best chunk, which count 1 together. */
const share = { second: 0.4, third: 0.3, phrases: 0.25 }

/**
 * Pages that fit, best first: half by the page as a whole, half by its best chunk. A page that says a bit of
 * everything has the first, a page that mentions the words in passing the second; the page that is meant has both,
 * comes back to the matter in further chunks, and has the words side by side as the question has them.
 */
export const rankPages = (
  index: SearchIndex,
  concepts: Concept[],
  question: Question,
  accepts: Parameters<SearchIndex['pages']['search']>[1]
): RankedPage[] => {
  const found = index.pages.search(searchTerms(concepts), accepts).slice(0, candidates)
  const bestPage = found[0]?.score ?? 1
  const phrases = phrasesOf(question.text)
  const named = namesOf(question.text)
  const wanted = wantedTerms(index.terms, concepts)
  const pages = found.flatMap(({ file, score }) => {
    const chunks = index.chunksOf(file).map((indexed, place) => ({
      ...indexed,
      place,
      score: fitness(index.terms, indexed.terms, wanted) * raiseChunk(indexed, question, named)
    }))
    const [best] = chunks.sort((a, b) => b.score - a.score)
    return best ? [{ file, best, chunks, pageScore: score / bestPage }] : []
  })
  const bestChunk = Math.max(...pages.map(({ best }) => best.score)) || 1
  return pages
    .map(({ file, best, chunks, pageScore }) => {
      const scored = chunks.map(chunk => ({ ...chunk, score: chunk.score / bestChunk }))
      const [first = 0, second = 0, third = 0] = scored.map(({ score }) => score)
      const together =
        countPhrases(
          index.terms,
          phrases,
          chunks.map(({ terms }) => terms)
        ) / (phrases.length || 1)
      const raised = ((pageScore + first) / 2) * raisePage(best, question, concepts, named)
      return {
        file,
        chunks: scored,
        score: raised + share.second * second + share.third * third + share.phrases * together
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** Every term that stands for a concept, with how much it counts. */
const searchTerms = (concepts: Concept[]): Map<string, number> => {
  const terms = new Map<string, number>()
  for (const { weight, terms: standing } of concepts) {
    for (const [term, standsFor] of standing) terms.set(term, Math.max(terms.get(term) ?? 0, weight * standsFor))
  }
  return terms
}
