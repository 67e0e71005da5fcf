import { sum } from '../../../shared/numbers.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import type { TermIndex } from '../indexing/term-index.ts'
import { weights } from '../weights.ts'
import { chunkScore, queryConcepts } from './chunk-score.ts'
import { askedContent, type Concept } from './concepts.ts'
import { namesIn } from './names.ts'
import type { Question } from './question.ts'
import type { RankedChunk, RankedPage } from './rank.ts'

/** What tells whether a question is answered. Nothing of it depends on the language, or on how large the docs are. */
export interface Evidence {
  /** How well the best place fits, compared with one that said all that is asked, and that often. */
  fit: number
  /** The share of the pairs of what is asked, by their rarity, that any one place has both of. */
  meeting: number
  /** How many pages fit about as well as the best one, as a logarithm: what is answered is answered in one place. */
  rivals: number
  /** Names that no page holds, two at most: about those the docs say nothing, whatever else fits. */
  strangers: number
  /** How many words there are, as a logarithm: the longer a question is, the less of it any place can hold. */
  length: number
}

/** Beyond so many of them, further ones tell nothing more: words, and what is asked. */
const most = { words: 50, asked: 16, strangers: 2, rivals: 20 }

export const evidenceOf = (
  { analyzer, terms }: SearchIndex,
  concepts: Concept[],
  { text }: Question,
  ranked: RankedPage[]
): Evidence => ({
  fit: fitOf(terms, concepts, ranked[0]?.chunks.slice(0, 2) ?? []),
  meeting: meetingOf(terms, concepts, ranked),
  rivals: rivalsOf(ranked),
  strangers: Math.min(most.strangers, strangersIn(analyzer, terms, concepts, text)),
  length: Math.log(1 + Math.min(most.words, wordsOf(text).length))
})

const fitOf = (terms: TermIndex, concepts: Concept[], places: RankedChunk[]): number => {
  const asked = concepts.filter(({ isAsked }) => isAsked)
  const query = queryConcepts(terms, asked)
  const { k, d } = weights.bm25.chunk
  const all = sum(asked.map(({ term, weight }) => weight * terms.inverseFrequency(term)))
  const best = Math.max(0, ...places.map(place => chunkScore(terms, place.terms, query)))
  return best / (all * (k + 1 + d) * (1 + weights.coverage) || 1)
}

const meetingOf = (terms: TermIndex, concepts: Concept[], ranked: RankedPage[]): number => {
  const things = askedContent(concepts)
    .map(({ term, weight, terms: standing }) => ({
      standing: [...standing.keys()],
      telling: weight * terms.inverseFrequency(term)
    }))
    .sort((a, b) => b.telling - a.telling)
    .slice(0, most.asked)
  const met = things.map(() => new Set<number>())
  for (const { terms: chunk } of ranked.flatMap(({ chunks }) => chunks)) {
    const held = things.flatMap(({ standing }, at) =>
      standing.some(term => terms.occurrences(chunk, term) > 0) ? [at] : []
    )
    for (const one of held) for (const other of held) if (one < other) met[one]?.add(other)
  }
  const pairs = things.flatMap(({ telling }, one) =>
    things.slice(one + 1).map((other, at) => ({ telling: telling * other.telling, meet: met[one]?.has(one + 1 + at) }))
  )
  const all = sum(pairs.map(({ telling }) => telling))
  return all > 0 ? sum(pairs.map(({ telling, meet }) => (meet ? telling : 0))) / all : 1
}

/** The entropy of their scores. */
const rivalsOf = (ranked: RankedPage[]): number => {
  const best = ranked[0]?.score || 1
  const odds = ranked.slice(0, most.rivals).map(({ score }) => Math.exp(closeness * (score / best - 1)))
  const all = sum(odds)
  return -sum(odds.map(each => (each / all) * Math.log(each / all)))
}

/** How soon a page that scores less is no rival any more. */
const closeness = 6

const strangersIn = ({ termsOf }: Analyzer, terms: TermIndex, concepts: Concept[], text: string): number => {
  const names = new Set(namesIn(text).flatMap(termsOf))
  return askedContent(concepts).filter(
    ({ term, terms: standing }) => names.has(term) && ![...standing.keys()].some(known => terms.frequency(known) > 0)
  ).length
}
