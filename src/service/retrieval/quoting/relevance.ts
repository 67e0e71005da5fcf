import { count, sum } from '../../../shared/numbers.ts'
import type { TermIndex, TermVector } from '../indexing/term-index.ts'
import { askedContent, askedShareBy, type Concept, shortQuestion } from '../ranking/concepts.ts'

/** How well a text has each asked concept, from 0 to 1. */
export type Presence = readonly number[]

/** The share of what is asked, from 0 to 1, that several texts cover together. */
type Share = (...texts: readonly Presence[]) => number

/** Measures how much of what is asked a text covers. */
export interface Relevance {
  presenceIn: (terms: ReadonlySet<string>) => Presence
  /** Weighs concepts by how rare they are in the documentation. */
  share: Share
  /** Weighs concepts by how rare they are among the given texts. */
  shareAmong: (texts: readonly Presence[]) => Share
  /** Whether a text says what a term of the question is about, in any form; of other terms nothing has to be said. */
  says: (terms: ReadonlySet<string>, term: string) => boolean
  /** The terms that each are at least this share of what the question is about. */
  mainTerms: (minShare: number) => string[]
  /** The share that a chunk of the index covers, with its titles. */
  shareOf: (chunk: TermVector) => number
  /** The share of some words that is asked for. */
  askedShare: (words: string[]) => number
  /** How short the question is: 1 for one thing or two that it asks for, less for more. */
  brevity: number
}

export const relevanceOf = (index: TermIndex, concepts: Concept[]): Relevance => {
  // The best term comes first, so that the first one found gives the highest share.
  const asked = concepts.map(({ term, weight, terms }) => ({
    term,
    weight,
    terms: [...terms].map(([matchingTerm, share]) => ({ matchingTerm, share })).sort((a, b) => b.share - a.share)
  }))
  const presenceOf = (has: (term: string) => boolean) =>
    asked.map(({ terms }) => terms.find(({ matchingTerm }) => has(matchingTerm))?.share ?? 0)
  const share = shareBy(asked.map(({ term, weight }) => weight * index.inverseFrequency(term)))
  const content = askedContent(concepts)
  const weightOf = ({ term, weight }: Concept) => weight * index.inverseFrequency(term)
  return {
    says: (terms, term) => {
      const concept = content.find(each => each.term === term)
      return concept === undefined || [...concept.terms.keys()].some(form => terms.has(form))
    },
    mainTerms: minShare => {
      const total = sum(content.map(weightOf))
      return content.filter(concept => weightOf(concept) >= minShare * total).map(({ term }) => term)
    },
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
    shareOf: chunk => share(presenceOf(term => index.occurrences(chunk, term) > 0)),
    askedShare: askedShareBy(concepts),
    brevity: Math.min(1, shortQuestion / (content.length || 1))
  }
}

/** The inverse document frequency of what `holding` of `total` texts have: high when these are few. */
export const rarity = (total: number, holding: number): number => Math.log((total + 1) / (holding + 0.5))

const shareBy = (conceptWeights: number[]): Share => {
  const total = sum(conceptWeights) || 1
  // Called for each sentence of some thirty sections: creating arrays here took a tenth of the time of a question.
  return (...texts) => {
    let covered = 0
    for (let at = 0; at < conceptWeights.length; at++) {
      let max = 0
      for (const presence of texts) max = Math.max(max, presence[at] ?? 0)
      covered += (conceptWeights[at] as number) * max
    }
    return covered / total
  }
}
