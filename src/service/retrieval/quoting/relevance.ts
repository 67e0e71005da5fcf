import { sum } from '../../../shared/numbers.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { joinedNames } from '../analysis/names.ts'
import type { TermIndex, TermVector } from '../indexing/term-index.ts'
import type { Concept } from '../ranking/concepts.ts'

/** How firmly each thing that is asked stands in a text, from 0 to 1. */
type Presence = readonly number[]

/** Tells how much of what is asked a text says: what is rare in the documentation counts most. */
export interface Relevance {
  presenceIn: (text: string) => Presence
  /** The share of what is asked, from 0 to 1, that several texts say together. */
  share: (texts: readonly Presence[]) => number
  /** The share that a chunk of the index says, with its titles. */
  shareOf: (chunk: TermVector) => number
}

export const relevanceOf = ({ termsOf }: Analyzer, index: TermIndex, concepts: Concept[]): Relevance => {
  const asked = concepts.map(({ term, weight, terms }) => ({
    terms: [...terms],
    weight: weight * index.inverseFrequency(term)
  }))
  const whole = sum(asked.map(({ weight }) => weight)) || 1
  const presenceOf = (has: (term: string) => boolean) =>
    asked.map(({ terms }) => Math.max(0, ...terms.map(([term, share]) => (has(term) ? share : 0))))
  const share = (texts: readonly Presence[]) =>
    sum(asked.map(({ weight }, at) => weight * Math.max(0, ...texts.map(presence => presence[at] ?? 0)))) / whole
  return {
    presenceIn(text) {
      const found = new Set([...termsOf(text), ...joinedNames(text)])
      return presenceOf(term => found.has(term))
    },
    share,
    shareOf: chunk => share([presenceOf(term => index.occurrences(chunk, term) > 0)])
  }
}
