import { sum } from '../../../shared/numbers.ts'
import { weights } from '../weights.ts'
import { askedContent } from './concepts.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import type { Question } from './question.ts'
import type { SearchResult } from './rank.ts'

/** The probability, from 0 to 1, that the pages answer the question. */
export const confidence = (found: SearchResult, question: Question): number => {
  const { index, concepts, ranked } = found
  if (ranked.length === 0) return 0
  const evidence = evidenceOf(found, question)
  const probability = probabilityOf(evidence)
  const areKnown = askedContent(concepts).every(({ term }) => index.terms.frequency(term) > 0)
  return areKnown && evidence.cooccurrence === 0 ? Math.min(maxApart, probability) : probability
}

/**
 * Words of a question may fit well each by itself. Where the docs hold them all and no two of them in one section, the
 * answer is not sure.
 */
const maxApart = 0.45

const probabilityOf = (evidence: Evidence): number => {
  const { base, ...coefficients } = weights.evidence
  const names = Object.keys(coefficients) as (keyof Evidence)[]
  return 1 / (1 + Math.exp(-base - sum(names.map(name => coefficients[name] * evidence[name]))))
}
