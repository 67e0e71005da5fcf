import { describe, expect, it } from 'vitest'
import type { Origin } from './collect.ts'
import { areaUnder, bestThreshold, minDoubtedAt, ratesAt, refusalThreshold, type Scored } from './curve.ts'
import { fitLogistic } from './logistic.ts'
import { scoreBy } from './model.ts'

const scored = (documentation: string, origin: Origin, ...scores: number[]): Scored[] =>
  scores.map(score => ({
    documentation,
    origin,
    score,
    isKeptBack: false,
    evidence: { fit: 0, cooccurrence: 0, ambiguity: 0, missingNames: 0, length: 0 }
  }))

describe('a logistic regression', () => {
  const of = (counts: (is: 0 | 1, known: number) => number) =>
    ([0, 1] as const).flatMap(is =>
      [0, 1].map(feature => ({ features: [feature], label: is, weight: counts(is, feature) }))
    )

  it('fits the odds of the examples', () => {
    const [slope = 0, base = 0] = fitLogistic(
      of((is, known) => (is === known ? 3 : 1)),
      0
    )
    expect(base).toBeCloseTo(Math.log(1 / 3))
    expect(base + slope).toBeCloseTo(Math.log(3))
  })

  it('has smaller coefficients with a ridge penalty', () => {
    const examples = of((is, known) => (is === known ? 3 : 1))
    expect(fitLogistic(examples, 5)[0]).toBeLessThan((fitLogistic(examples, 0)[0] as number) - 0.5)
  })
})

it('scores certain questions as infinite, whatever the model says', () => {
  const all = scored('a', 'answerable', 0, 0, 0)
  const [first, second, third] = all.map((each, at) => ({
    ...each,
    certainly: ([undefined, 'answered', 'refused'] as const)[at]
  }))
  const model = { score: () => 2, weights: {}, base: 0 }
  const scores = scoreBy(
    model,
    [first, second, third].flatMap(each => each ?? [])
  ).map(({ score }) => score)
  expect(scores).toEqual([2, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
})

describe('the curve', () => {
  const all = [
    ...scored('a', 'answerable', 1, 2, 3, 4),
    ...scored('a', 'unanswerable', 0, 1.5),
    ...scored('b', 'answerable', 5),
    ...scored('b', 'unanswerable', 6, 0, 0, 0)
  ]

  it('gives each documentation the same weight', () => {
    expect(ratesAt(all, 2)).toEqual({ threshold: 2, doubted: 12.5, wrong: 12.5 })
    expect(areaUnder(all)).toBeCloseTo((87.5 + 75) / 2)
  })

  it('finds the threshold with the smallest errors relative to their floors', () => {
    expect(bestThreshold(all, { doubted: 12.5, wrong: 12.5 }).threshold).toBe(2)
    expect(bestThreshold(all, { doubted: 1, wrong: 100 }).threshold).toBe(1)
  })

  it('finds the lowest share of doubted questions, and the score below which few answerable questions lie', () => {
    expect(minDoubtedAt(all, 12.5)).toBe(12.5)
    expect(minDoubtedAt(all, 50)).toBe(0)
    expect(refusalThreshold(all, 13)).toBe(2)
    expect(refusalThreshold(all, 5)).toBe(1)
  })
})
