import { sum } from '../../../shared/numbers.ts'
import { bm25 } from '../indexing/bm25.ts'
import type { TermIndex, TermVector } from '../indexing/term-index.ts'
import { weights } from '../weights.ts'
import type { Concept } from './concepts.ts'

/** A concept as it is looked for. */
export interface QueryConcept {
  /** Its terms that some page holds, and how much each counts where it is found. */
  terms: { term: string; weight: number }[]
  /** Its share of the whole question. */
  share: number
}

export const queryConcepts = (index: TermIndex, concepts: Concept[]): QueryConcept[] => {
  const whole = sum(concepts.map(({ weight }) => weight))
  return concepts.map(concept => {
    const rarity = rarityOf(index, concept)
    const terms = [...concept.terms]
      .filter(([term]) => index.frequency(term) > 0)
      .map(([term, share]) => ({
        term,
        weight: concept.weight * share * Math.min(index.inverseFrequency(term), rarity)
      }))
    return { terms, share: concept.weight / whole }
  })
}

/** How well a chunk fits: for each concept the best of its terms, by BM25. */
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
  // Several things that are asked, each said once, are more than one of them said often.
  return total * (1 + weights.coverage * covered)
}

/**
 * How rare a concept is: halfway between the reader’s own word and the most common that stands for it. A word that
 * the docs hardly use (“bot”) must not outweigh everything when its synonyms are on every page.
 */
const rarityOf = (index: TermIndex, { term, terms }: Concept): number => {
  const own = index.inverseFrequency(term)
  return (own + Math.min(...[...terms.keys()].map(index.inverseFrequency))) / 2
}
