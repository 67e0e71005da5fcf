import { sum } from '../../../shared/numbers.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import type { TermIndex } from '../indexing/term-index.ts'
import { weights } from '../weights.ts'
import { chunkScore, queryConcepts } from './chunk-score.ts'
import { askedContent, type Concept, withoutRelated } from './concepts.ts'
import { namesIn } from './names.ts'
import type { Question } from './question.ts'
import type { RankedChunk, RankedPage } from './rank.ts'

/** What tells whether a question is answered. Nothing of it depends on the language, or on how large the docs are. */
export interface Evidence {
  /** How well the best place fits, compared with one that said again and again all that is asked. */
  fit: number
  /** The share of the pairs of what is asked, by their rarity, that any one place of the best pages has both of. */
  meeting: number
  /** How many pages fit about as well as the best one, as a logarithm: what is answered is answered in one place. */
  rivals: number
  /** Names that the best page does not hold, two at most: it says nothing about them, whatever else fits. */
  strangers: number
  /** How many words there are, as a root: the longer a question is, the less of it any place can hold. */
  length: number
}

/** Beyond so many of them, further ones tell nothing more. */
const most = { words: 50, asked: 16, meeting: 10, strangers: 2, rivals: 20 }

export const evidenceOf = (
  { analyzer, terms }: SearchIndex,
  concepts: Concept[],
  { text }: Question,
  ranked: RankedPage[]
): Evidence => {
  const best = ranked[0]?.chunks ?? []
  const asked = concepts.filter(({ isAsked }) => isAsked)
  const firm = asked.map(concept => withoutRelated(analyzer, concept))
  const content = askedContent(firm)
  return {
    fit: fitOf(terms, asked, firm, best),
    meeting: meetingOf(terms, content, ranked),
    rivals: rivalsOf(ranked),
    strangers: strangersIn(analyzer, terms, content, text, best),
    length: Math.sqrt(Math.min(most.words, wordsOf(text).length))
  }
}

const fitOf = (terms: TermIndex, asked: Concept[], firm: Concept[], [best]: RankedChunk[]): number => {
  if (!best) return 0
  const reachable = queryConcepts(terms, firm).map(({ terms: known }, at) => {
    const { term, weight } = firm[at] as Concept
    return known.length > 0 ? Math.max(...known.map(found => found.weight)) : weight * terms.inverseFrequency(term)
  })
  const { k, d } = weights.bm25.chunk
  const most = sum(reachable) * (k + 1 + d) * (1 + weights.coverage)
  return chunkScore(terms, best.terms, queryConcepts(terms, asked)) / (most || 1)
}

const meetingOf = (terms: TermIndex, content: Concept[], ranked: RankedPage[]): number => {
  const things = content
    .map(({ term, weight, terms: standing }) => ({
      standing: [...standing.keys()],
      specificity: weight * terms.inverseFrequency(term)
    }))
    .sort((a, b) => b.specificity - a.specificity)
    .slice(0, most.asked)
  const met = things.map(() => new Set<number>())
  for (const place of ranked.slice(0, most.meeting).flatMap(({ chunks }) => chunks)) {
    const held = things.flatMap(({ standing }, at) => (holdsAny(terms, place, standing) ? [at] : []))
    for (const one of held) for (const other of held) if (one < other) met[one]?.add(other)
  }
  const pairs = things.flatMap(({ specificity }, one) =>
    things
      .slice(one + 1)
      .map((other, at) => ({ specificity: specificity * other.specificity, meet: met[one]?.has(one + 1 + at) }))
  )
  const all = sum(pairs.map(({ specificity }) => specificity))
  return all > 0 ? sum(pairs.map(({ specificity, meet }) => (meet ? specificity : 0))) / all : 1
}

/** The entropy of their scores. */
const rivalsOf = (ranked: RankedPage[]): number => {
  const best = ranked[0]?.score || 1
  const odds = ranked.slice(0, most.rivals).map(({ score }) => Math.exp(closeness * (score / best - 1)))
  const all = sum(odds)
  return -sum(odds.map(each => (each / all) * Math.log(each / all)))
}

/** How soon a page that scores less is no rival any more. */
const closeness = 4

const strangersIn = (
  { termsOf }: Analyzer,
  terms: TermIndex,
  content: Concept[],
  text: string,
  page: RankedChunk[]
): number => {
  const names = new Set(namesIn(text).flatMap(termsOf))
  const missing = content.filter(
    ({ term, terms: standing }) => names.has(term) && !page.some(place => holdsAny(terms, place, [...standing.keys()]))
  )
  return Math.min(most.strangers, missing.length)
}

const holdsAny = (terms: TermIndex, { terms: chunk }: RankedChunk, standing: string[]): boolean =>
  standing.some(term => terms.occurrences(chunk, term) > 0)
