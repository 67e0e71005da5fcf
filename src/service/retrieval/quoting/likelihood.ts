import { sum } from '../../../shared/numbers.ts'
import { weights } from '../weights.ts'
import type { Candidate } from './candidates.ts'
import { type Features, featuresOf } from './features.ts'
import type { QuoteQuery } from './quote-query.ts'

/** The probability that a piece answers (softmax), for each piece of each candidate; their sum is 1. */
export const likelihoodsOf = (query: QuoteQuery, candidates: Candidate[]): number[][] => {
  const scores = featuresOf(query, candidates).map(pieces => pieces.map(scoreOf))
  const best = Math.max(...scores.flat())
  const odds = scores.map(pieces => pieces.map(score => Math.exp(score - best)))
  const total = sum(odds.flat())
  return odds.map(pieces => pieces.map(share => share / total))
}

const featureWeights = Object.entries(weights.quote).map(([name, weight]) => ({ name: name as keyof Features, weight }))

const scoreOf = (features: Features): number => {
  let score = 0
  for (const { name, weight } of featureWeights) score += weight * features[name]
  return score
}
