import type { Evidence } from '../../src/service/retrieval/ranking/evidence.ts'
import type { Observation, Origin } from './collect.ts'
import { groupBy, isAnswerable, type Scored } from './curve.ts'
import { dot, type Example, fitLogistic } from './logistic.ts'

/** How much all questions of an origin count, however many there are; each documentation counts as much as any other. */
const counts: Record<Origin, number> = {
  answerable: 1,
  unanswerable: 0.4,
  nearMiss: 0.4,
  stranger: 0.15,
  withoutPages: 0.15
}
/** As if so many questions of each documentation had been asked. */
const asked = 60
const ridge = 3

export interface Model {
  score: (observation: Observation) => number
  weights: Partial<Evidence>
  base: number
}

export const fit = (observations: Observation[], names: (keyof Evidence)[]): Model => {
  // The ridge takes all alike, whatever they are measured in.
  const spreads = names.map(name => spreadOf(observations.map(({ evidence }) => evidence[name])))
  const known = ({ evidence }: Observation) => names.map((name, at) => evidence[name] / (spreads[at] as number))
  const groups = groupBy(observations, ({ documentation, origin }) => `${documentation} ${origin}`)
  const examples = groups.flatMap(group =>
    group.map(
      (observation): Example => ({
        known: known(observation),
        is: isAnswerable(observation) ? 1 : 0,
        counts: (asked * counts[observation.origin]) / group.length
      })
    )
  )
  const fitted = fitLogistic(examples, ridge)
  return {
    score: observation => dot([...known(observation), 1], fitted),
    weights: Object.fromEntries(names.map((name, at) => [name, (fitted[at] as number) / (spreads[at] as number)])),
    base: fitted.at(-1) as number
  }
}

const spreadOf = (values: number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
}

/** Scores each documentation by what is fitted to the others. */
export const leaveOneOut = (observations: Observation[], names: (keyof Evidence)[]): Scored[] =>
  groupBy(observations, ({ documentation }) => documentation).flatMap(own => {
    const others = observations.filter(({ documentation }) => documentation !== own[0]?.documentation)
    return scoreBy(fit(others, names), own)
  })

export const scoreBy = ({ score }: Model, observations: Observation[]): Scored[] =>
  observations.map(each => ({ ...each, score: each.certainly ? certain[each.certainly] : score(each) }))

const certain = { answered: Number.POSITIVE_INFINITY, refused: Number.NEGATIVE_INFINITY }
