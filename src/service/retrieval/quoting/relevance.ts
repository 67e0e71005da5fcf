import { count, sum } from '../../../shared/numbers.ts'
import type { TermIndex, TermVector } from '../indexing/term-index.ts'
import type { Concept } from '../ranking/concepts.ts'

/** How firmly each thing that is asked stands in a text, from 0 to 1. */
export type Presence = readonly number[]

/** The share of what is asked, from 0 to 1, that several texts say together. */
type Share = (...texts: readonly Presence[]) => number

/** Tells how much of what is asked a text says. */
export interface Relevance {
  presenceIn: (terms: ReadonlySet<string>) => Presence
  /** What is rare in the documentation counts most. */
  share: Share
  /** What is rare among some texts counts most. */
  shareAmong: (texts: readonly Presence[]) => Share
  /** The share that a chunk of the index says, with its titles. */
  shareOf: (chunk: TermVector) => number
}

export const relevanceOf = (index: TermIndex, concepts: Concept[]): Relevance => {
  // The firmest first, so that the first that stands there is the most.
  const asked = concepts.map(({ term, weight, terms }) => ({
    term,
    weight,
    terms: [...terms].map(([standing, share]) => ({ standing, share })).sort((a, b) => b.share - a.share)
  }))
  const presenceOf = (has: (term: string) => boolean) =>
    asked.map(({ terms }) => terms.find(({ standing }) => has(standing))?.share ?? 0)
  const share = shareBy(asked.map(({ term, weight }) => weight * index.inverseFrequency(term)))
  return {
    presenceIn: terms => presenceOf(term => terms.has(term)),
    share,
    shareAmong: texts =>
      shareBy(
        asked.map(
          ({ weight }, at) =>
            weight *
            rarity(
              texts.length,
              count(texts, text => (text[at] ?? 0) > 0)
            )
        )
      ),
    shareOf: chunk => share(presenceOf(term => index.occurrences(chunk, term) > 0))
  }
}

/** How much what stands in some of all texts tells: much when it stands in few. */
export const rarity = (all: number, holding: number): number => Math.log((all + 1) / (holding + 0.5))

const shareBy = (counts: number[]): Share => {
  const whole = sum(counts) || 1
  // Called for each sentence of some thirty sections: a tenth of what a question costs, when it made arrays.
  return (...texts) => {
    let said = 0
    for (let at = 0; at < counts.length; at++) {
      let most = 0
      for (const presence of texts) most = Math.max(most, presence[at] ?? 0)
      said += (counts[at] as number) * most
    }
    return said / whole
  }
}
