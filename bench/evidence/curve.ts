import { share } from '../answers/figures.ts'
import type { Observation } from './collect.ts'

export interface Scored extends Observation {
  /** The log-odds that the documentation answers the question. */
  score: number
}

/** In percent, as in the floors: answerable questions that are doubted, and unanswerable ones that are answered. */
export interface Rates {
  threshold: number
  doubted: number
  wrong: number
}

export const isAnswerable = ({ origin }: Observation): boolean => origin === 'answerable'

/** Rates, averaged over documentations, when each question with at least the threshold as score is answered. */
export const ratesAt = (scored: Scored[], threshold: number): Rates => ({
  threshold,
  doubted: averageOverDocumentations(scored.filter(isAnswerable), subset =>
    share(subset, ({ score }) => score < threshold)
  ),
  wrong: averageOverDocumentations(
    scored.filter(each => !isAnswerable(each)),
    subset => share(subset, ({ score }) => score >= threshold)
  )
})

/** Finds the threshold that minimises the larger of the two rates, each relative to its floor. */
export const bestThreshold = (scored: Scored[], floors: { doubted: number; wrong: number }): Rates => {
  const scores = [...new Set(scored.filter(isAnswerable).map(({ score }) => score))]
  const missed = ({ doubted, wrong }: Rates) => Math.max(doubted / floors.doubted, wrong / floors.wrong)
  return scores
    .map(score => ratesAt(scored, score))
    .reduce((best, rates) => (missed(rates) < missed(best) ? rates : best), ratesAt(scored, 0))
}

/** The area under the ROC curve, in percent: how often an answerable question scores above an unanswerable one. */
export const areaUnder = (scored: Scored[]): number =>
  averageOverDocumentations(scored, subset => {
    const others = subset.filter(each => !isAnswerable(each))
    const wins = subset
      .filter(isAnswerable)
      .flatMap(({ score }) => others.map(other => (score > other.score ? 1 : score === other.score ? 0.5 : 0)))
    return (100 * wins.reduce((sum: number, win) => sum + win, 0)) / wins.length
  })

/** The lowest share of doubted questions at which the share of wrong ones is within the given limit. */
export const minDoubtedAt = (scored: Scored[], wrong: number): number =>
  Math.min(
    ...[...new Set(scored.map(({ score }) => score))]
      .map(score => ratesAt(scored, score))
      .filter(rates => rates.wrong <= wrong)
      .map(({ doubted }) => doubted)
  )

/** The highest score below which at most the given percentage of answerable questions lies. */
export const refusalThreshold = (scored: Scored[], refused: number): number =>
  Math.max(
    ...scored
      .filter(isAnswerable)
      .map(({ score }) => score)
      .filter(score => ratesAt(scored, score).doubted <= refused)
  )

/** Gives each documentation the same weight. */
const averageOverDocumentations = (scored: Scored[], figureOf: (subset: Scored[]) => number): number => {
  const figures = groupBy(scored, ({ documentation }) => documentation).map(figureOf)
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}

export const groupBy = <Item>(items: Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}
