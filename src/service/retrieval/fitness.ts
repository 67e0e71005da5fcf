import type { Concept } from './question.ts'
import type { TermIndex, TermVector } from './term-index.ts'

/** A concept as it is looked for. */
export interface Wanted {
  /** Its terms that some page holds, and how much each counts where it is found. */
  terms: { term: string; weight: number }[]
  /** Its share of the whole question. */
  share: number
}

export const wantedTerms = (index: TermIndex, concepts: Concept[]): Wanted[] => {
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0)
  return concepts.map(concept => {
    const telling = conceptWeight(index, concept)
    const terms = [...concept.terms]
      .filter(([term]) => index.frequency(term) > 0)
      .map(([term, share]) => ({ term, weight: concept.weight * share * Math.min(index.weight(term), telling) }))
    return { terms, share: concept.weight / whole }
  })
}

/** BM25’s two constants: how soon further occurrences stop counting, and how much length counts against a chunk. */
const saturation = 1.5
const lengthShare = 0.5

/** How well a chunk fits: for each concept the best of its terms, by BM25. */
export const fitness = (index: TermIndex, chunk: TermVector, wanted: Wanted[]): number => {
  const norm = saturation * (1 - lengthShare + (lengthShare * chunk.length) / index.averageLength)
  let total = 0
  let covered = 0
  for (const { terms, share } of wanted) {
    let best = 0
    for (const { term, weight } of terms) {
      const occurrences = index.occurrences(chunk, term)
      if (occurrences > 0) best = Math.max(best, (weight * occurrences * (saturation + 1)) / (occurrences + norm))
    }
    total += best
    if (best > 0) covered += share
  }
  // Several things that are asked, each said once, are more than one of them said often.
  return total * (1 + 0.75 * covered)
}

/**
 * How telling a concept is: halfway between the reader’s own word and the most common that stands for it. A word that
 * the docs hardly use (“bot”) must not outweigh everything when its synonyms are on every page.
 */
const conceptWeight = (index: TermIndex, { term, terms }: Concept): number => {
  const known = [...terms.keys()].filter(other => index.frequency(other) > 0)
  return (index.weight(term) + Math.min(index.weight(term), ...known.map(index.weight))) / 2
}
