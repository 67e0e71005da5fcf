import { sum } from '../../../shared/numbers.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { weights } from '../weights.ts'
import type { Concept } from './concepts.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { isNamed } from './named.ts'
import type { Question } from './question.ts'
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
  if (isNamed(index, concepts, question, ranked)) return 1
  return likelihood(evidenceOf(index, concepts, question, ranked))
}

const likelihood = (evidence: Evidence): number => {
  const { base, ...each } = weights.evidence
  const names = Object.keys(each) as (keyof Evidence)[]
  return 1 / (1 + Math.exp(-base - sum(names.map(name => each[name] * evidence[name]))))
}
