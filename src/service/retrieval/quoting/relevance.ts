import { sum } from '../../../shared/numbers.ts'
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
  const asked = concepts.map(({ term, weight, terms }) => ({ term, weight, terms: [...terms] }))
  const presenceOf = (has: (term: string) => boolean) =>
    asked.map(({ terms }) => {
      let most = 0
      for (const [term, share] of terms) if (share > most && has(term)) most = share
      return most
    })
  const share = shareBy(asked.map(({ term, weight }) => weight * index.inverseFrequency(term)))
  return {
    presenceIn: terms => presenceOf(term => terms.has(term)),
    share,
    shareAmong: texts =>
      shareBy(
        asked.map(({ weight }, at) => weight * rarity(texts.length, texts.filter(text => (text[at] ?? 0) > 0).length))
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
