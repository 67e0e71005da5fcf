import { sum } from '../../../shared/numbers.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import type { TermIndex } from '../indexing/term-index.ts'
import { weights } from '../weights.ts'
import { askedContent, type Concept } from './concepts.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { identifiersIn, type Question } from './question.ts'
import type { RankedPage } from './rank.ts'

/** How likely it is, from 0 to 1, that the pages answer what is asked. */
export const confidence = (
  index: SearchIndex,
  concepts: Concept[],
  question: Question,
  ranked: RankedPage[]
): number => {
  const [best] = ranked
  if (!best) return 0
  if (isNamed(index.analyzer, index.terms, concepts, question, best)) return 1
  return likelihood(evidenceOf(index, concepts, question, ranked))
}

export const likelihood = (evidence: Evidence): number => {
  const { base, ...each } = weights.evidence
  const names = Object.keys(each) as (keyof Evidence)[]
  return 1 / (1 + Math.exp(-base - sum(names.map(name => each[name] * evidence[name]))))
}

/** Whether what is asked is what something of the code is called, and nothing else, and one place of the page has it. */
const isNamed = (
  { termsOf }: Analyzer,
  terms: TermIndex,
  concepts: Concept[],
  { text }: Question,
  best: RankedPage
): boolean => {
  const names = identifiersIn(text)
  const inNames = new Set(names.flatMap(termsOf))
  const whole = names.flatMap(name => wordsOf(name).flatMap(word => termsOf(word).slice(0, 1)))
  const isHeld = best.chunks.some(place => whole.every(term => terms.occurrences(place.terms, term) > 0))
  return whole.length > 0 && isHeld && askedContent(concepts).every(({ term }) => inNames.has(term))
}
