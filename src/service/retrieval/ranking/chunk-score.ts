import { sum } from '../../../shared/numbers.ts'
import { bm25 } from '../indexing/bm25.ts'
import type { TermIndex, TermVector } from '../indexing/term-index.ts'
import { weights } from '../weights.ts'
import type { Concept } from './concepts.ts'

/** A concept, prepared for scoring chunks. */
export interface QueryConcept {
  /** Those of its terms that some page holds, each with its weight in a chunk’s score. */
  terms: { term: string; weight: number }[]
  /** Its share of the weight of all concepts. */
  share: number
}

export const queryConcepts = (index: TermIndex, concepts: Concept[]): QueryConcept[] => {
  const totalWeight = sum(concepts.map(({ weight }) => weight))
  return concepts.map(concept => {
    const rarity = rarityOf(index, concept)
    const terms = [...concept.terms]
      .filter(([term]) => index.frequency(term) > 0)
      .map(([term, share]) => ({
        term,
        weight: concept.weight * share * Math.min(index.inverseFrequency(term), rarity)
      }))
    return { terms, share: concept.weight / totalWeight }
  })
}

/** Scores a chunk by BM25: each concept adds the score of its best term. */
export const chunkScore = (index: TermIndex, chunk: TermVector, query: QueryConcept[]): number => {
  const relativeLength = chunk.length / index.averageLength
  let total = 0
  let covered = 0
  for (const { terms, share } of query) {
    let best = 0
    for (const { term, weight } of terms) {
      const occurrences = index.occurrences(chunk, term)
      if (occurrences > 0) best = Math.max(best, weight * bm25(occurrences, relativeLength, weights.bm25.chunk))
    }
    total += best
    if (best > 0) covered += share
  }
  // A chunk that has several concepts once is better than one that repeats a single concept.
  return total * (1 + weights.coverage * covered)
}

/**
 * How rare a concept is: halfway between the reader’s own term and the most common of its substitutes. A word that the
 * docs hardly use (“bot”) must not outweigh everything when its synonyms are on every page.
 */
const rarityOf = (index: TermIndex, { term, terms }: Concept): number => {
  const ownRarity = index.inverseFrequency(term)
  return (ownRarity + Math.min(...[...terms.keys()].map(index.inverseFrequency))) / 2
}
