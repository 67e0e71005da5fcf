import type { Evidence } from '../../src/service/retrieval/ranking/evidence.ts'
import type { Observation, Origin } from './collect.ts'
import { groupBy, isAnswerable, type Scored } from './curve.ts'
import { dot, type Example, fitLogistic } from './logistic.ts'

/** Total weight of the questions of each origin, however many there are; the same for each documentation. */
const originWeights: Record<Origin, number> = {
  answerable: 1,
  unanswerable: 0.4,
  nearMiss: 0.4,
  stranger: 0.15,
  withoutPages: 0.15
}
/** The total weights of a documentation are scaled as if it had this many questions. */
const questionsPerDocumentation = 60
const ridge = 3

export interface Model {
  score: (observation: Observation) => number
  weights: Partial<Evidence>
  base: number
}

export const fit = (observations: Observation[], names: (keyof Evidence)[]): Model => {
  // Scales each feature by its standard deviation, because the ridge penalty ignores units.
  const deviations = names.map(name => deviationOf(observations.map(({ evidence }) => evidence[name])))
  const featuresOf = ({ evidence }: Observation) => names.map((name, at) => evidence[name] / (deviations[at] as number))
  const groups = groupBy(observations, ({ documentation, origin }) => `${documentation} ${origin}`)
  const examples = groups.flatMap(group =>
    group.map(
      (observation): Example => ({
        features: featuresOf(observation),
        label: isAnswerable(observation) ? 1 : 0,
        weight: (questionsPerDocumentation * originWeights[observation.origin]) / group.length
      })
    )
  )
  const fitted = fitLogistic(examples, ridge)
  return {
    score: observation => dot([...featuresOf(observation), 1], fitted),
    weights: Object.fromEntries(names.map((name, at) => [name, (fitted[at] as number) / (deviations[at] as number)])),
    base: fitted.at(-1) as number
  }
}

const deviationOf = (values: number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
}

/** Scores each documentation with a model fitted to the others. */
export const leaveOneOut = (observations: Observation[], names: (keyof Evidence)[]): Scored[] =>
  groupBy(observations, ({ documentation }) => documentation).flatMap(own => {
    const others = observations.filter(({ documentation }) => documentation !== own[0]?.documentation)
    return scoreBy(fit(others, names), own)
  })

export const scoreBy = ({ score }: Model, observations: Observation[]): Scored[] =>
  observations.map(each => ({ ...each, score: each.certainly ? certainScores[each.certainly] : score(each) }))

const certainScores = { answered: Number.POSITIVE_INFINITY, refused: Number.NEGATIVE_INFINITY }
