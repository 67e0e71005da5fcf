import { sum } from '../../../shared/numbers.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { TermIndex } from '../indexing/term-index.ts'
import { weights } from '../weights.ts'
import { capitalisedNames } from './capitalised-names.ts'
import { chunkScore, queryConcepts } from './chunk-score.ts'
import { askedContent, type Concept, withoutRelated } from './concepts.ts'
import type { Question } from './question.ts'
import type { RankedChunk, RankedPage, SearchResult } from './rank.ts'

/** Features that tell whether a question is answered. None depends on the language, or on the size of docs of twenty pages and more. */
export interface Evidence {
  /** How well the best chunk fits, compared with an ideal one that repeats everything that is asked. */
  fit: number
  /** The share of the pairs of asked concepts, weighted by rarity, that occur together in a chunk of the best pages. */
  cooccurrence: number
  /** The logarithm of how many pages fit about as well as the best one, or might where there are few pages. */
  ambiguity: number
  /** Asked names that the best page does not hold, two at most: it says nothing about them, whatever else fits. */
  missingNames: number
  /** The square root of the number of words: the longer a question is, the less of it a chunk can hold. */
  length: number
}

/** Further words, concepts, pages and names tell nothing more. */
const max = { words: 50, concepts: 16, pages: 10, missingNames: 2, rivals: 20 }

export const evidenceOf = ({ index, concepts, ranked }: SearchResult, { text }: Question): Evidence => {
  const { analyzer, terms, pages } = index
  const best = ranked[0]?.chunks ?? []
  const asked = concepts.filter(({ isAsked }) => isAsked)
  const strict = asked.map(concept => withoutRelated(analyzer, concept))
  const content = askedContent(strict)
  const names = new Set(capitalisedNames(text).flatMap(analyzer.termsOf))
  return {
    fit: fitOf(terms, asked, strict, best),
    cooccurrence: cooccurrenceOf(terms, content, ranked),
    ambiguity: ambiguityOf(ranked) + absentRivals(pages.size),
    missingNames: countMissing(
      terms,
      content.filter(({ term }) => names.has(term)),
      best
    ),
    length: Math.sqrt(Math.min(max.words, wordsOf(text).length))
  }
}

const fitOf = (terms: TermIndex, asked: Concept[], strict: Concept[], [best]: RankedChunk[]): number => {
  if (!best) return 0
  const reachable = queryConcepts(terms, strict).map(({ terms: known }, at) => {
    const { term, weight } = strict[at] as Concept
    return known.length > 0 ? Math.max(...known.map(found => found.weight)) : weight * terms.inverseFrequency(term)
  })
  const { k, d } = weights.bm25.chunk
  const maxScore = sum(reachable) * (k + 1 + d) * (1 + weights.coverage)
  return chunkScore(terms, best.terms, queryConcepts(terms, asked)) / (maxScore || 1)
}

const cooccurrenceOf = (terms: TermIndex, content: Concept[], ranked: RankedPage[]): number => {
  const rarest = content
    .map(({ term, weight, terms: forms }) => ({
      matchingTerms: [...forms.keys()],
      specificity: weight * terms.inverseFrequency(term)
    }))
    .sort((a, b) => b.specificity - a.specificity)
    .slice(0, max.concepts)
  const cooccurring = rarest.map(() => new Set<number>())
  for (const chunk of ranked.slice(0, max.pages).flatMap(({ chunks }) => chunks)) {
    const present = rarest.flatMap(({ matchingTerms }, at) => (hasAny(terms, chunk, matchingTerms) ? [at] : []))
    for (const one of present) for (const other of present) if (one < other) cooccurring[one]?.add(other)
  }
  const pairs = rarest.flatMap(({ specificity }, one) =>
    rarest.slice(one + 1).map((other, at) => ({
      specificity: specificity * other.specificity,
      areTogether: cooccurring[one]?.has(one + 1 + at)
    }))
  )
  const total = sum(pairs.map(({ specificity }) => specificity))
  return total > 0 ? sum(pairs.map(({ specificity, areTogether }) => (areTogether ? specificity : 0))) / total : 1
}

/** The entropy of the softmax of the pages’ scores. */
const ambiguityOf = (ranked: RankedPage[]): number => {
  const best = ranked[0]?.score || 1
  const odds = ranked.slice(0, max.rivals).map(({ score }) => Math.exp(inverseTemperature * (score / best - 1)))
  const total = sum(odds)
  return -sum(odds.map(each => (each / total) * Math.log(each / total)))
}

/**
 * Of few pages only few can be rivals, whatever is asked: half of those that are not there count as such. The logarithm is
 * that of all of them together.
 */
const absentRivals = (pages: number): number => Math.max(0, Math.log(max.rivals / (pages || 1))) / 2

/** How soon a page that scores less is no rival any more. */
const inverseTemperature = 4

const countMissing = (terms: TermIndex, names: Concept[], page: RankedChunk[]): number => {
  const missing = names.filter(({ terms: forms }) => !page.some(chunk => hasAny(terms, chunk, [...forms.keys()])))
  return Math.min(max.missingNames, missing.length)
}

const hasAny = (terms: TermIndex, { terms: chunk }: RankedChunk, matchingTerms: string[]): boolean =>
  matchingTerms.some(term => terms.occurrences(chunk, term) > 0)
