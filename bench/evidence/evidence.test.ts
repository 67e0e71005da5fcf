import { describe, expect, it } from 'vitest'
import type { Origin } from './collect.ts'
import { areaUnder, bestThreshold, doubtedAt, ratesAt, refusedBelow, type Scored } from './curve.ts'
import { fitLogistic } from './logistic.ts'
import { scoreBy } from './model.ts'

const scored = (documentation: string, origin: Origin, ...scores: number[]): Scored[] =>
  scores.map(score => ({
    documentation,
    origin,
    score,
    isKeptBack: false,
    evidence: { fit: 0, meeting: 0, rivals: 0, strangers: 0, length: 0 }
  }))

describe('a logistic regression', () => {
  const of = (counts: (is: 0 | 1, known: number) => number) =>
    ([0, 1] as const).flatMap(is => [0, 1].map(known => ({ known: [known], is, counts: counts(is, known) })))

  it('finds the odds that the examples have', () => {
    const [slope = 0, base = 0] = fitLogistic(
      of((is, known) => (is === known ? 3 : 1)),
      0
    )
    expect(base).toBeCloseTo(Math.log(1 / 3))
    expect(base + slope).toBeCloseTo(Math.log(3))
  })

  it('claims less with a ridge', () => {
    const examples = of((is, known) => (is === known ? 3 : 1))
    expect(fitLogistic(examples, 5)[0]).toBeLessThan((fitLogistic(examples, 0)[0] as number) - 0.5)
  })
})

it('what is decided whatever the evidence has no score of its own', () => {
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
  const some = [
    ...scored('a', 'answerable', 1, 2, 3, 4),
    ...scored('a', 'unanswerable', 0, 1.5),
    ...scored('b', 'answerable', 5),
    ...scored('b', 'unanswerable', 6, 0, 0, 0)
  ]

  it('counts each documentation as much as any other', () => {
    expect(ratesAt(some, 2)).toEqual({ threshold: 2, doubted: 12.5, wrong: 12.5 })
    expect(areaUnder(some)).toBeCloseTo((87.5 + 75) / 2)
  })

  it('has a point where both errors are as small, by what they may be, as they can be together', () => {
    expect(bestThreshold(some, { doubted: 12.5, wrong: 12.5 }).threshold).toBe(2)
    expect(bestThreshold(some, { doubted: 1, wrong: 100 }).threshold).toBe(1)
  })

  it('tells what is doubted at the least, and below what hardly anything answerable is', () => {
    expect(doubtedAt(some, 12.5)).toBe(12.5)
    expect(doubtedAt(some, 50)).toBe(0)
    expect(refusedBelow(some, 13)).toBe(2)
    expect(refusedBelow(some, 5)).toBe(1)
  })
})
