import { share } from '../answers/figures.ts'
import type { Observation } from './collect.ts'

export interface Scored extends Observation {
  /** The logarithm of the odds that it is answered. */
  score: number
}

/** In percent, as the floors count them: what is not answered though it could be, and what is though it cannot be. */
export interface Rates {
  threshold: number
  doubted: number
  wrong: number
}

export const isAnswerable = ({ origin }: Observation): boolean => origin === 'answerable'

/** Averaged over documentations, where everything from a score on is answered. */
export const ratesAt = (scored: Scored[], threshold: number): Rates => ({
  threshold,
  doubted: averaged(scored.filter(isAnswerable), some => share(some, ({ score }) => score < threshold)),
  wrong: averaged(
    scored.filter(each => !isAnswerable(each)),
    some => share(some, ({ score }) => score >= threshold)
  )
})

/** Of all thresholds that where both are as near as possible to what they may be. */
export const bestThreshold = (scored: Scored[], floors: { doubted: number; wrong: number }): Rates => {
  const scores = [...new Set(scored.filter(isAnswerable).map(({ score }) => score))]
  const missed = ({ doubted, wrong }: Rates) => Math.max(doubted / floors.doubted, wrong / floors.wrong)
  return scores
    .map(score => ratesAt(scored, score))
    .reduce((best, rates) => (missed(rates) < missed(best) ? rates : best), ratesAt(scored, 0))
}

/** How often an answerable question scores higher than one that is not, in percent. */
export const areaUnder = (scored: Scored[]): number =>
  averaged(scored, some => {
    const others = some.filter(each => !isAnswerable(each))
    const wins = some
      .filter(isAnswerable)
      .flatMap(({ score }) => others.map(other => (score > other.score ? 1 : score === other.score ? 0.5 : 0)))
    return (100 * wins.reduce((sum: number, win) => sum + win, 0)) / wins.length
  })

/** The least that is doubted while no more than so much is wrong. */
export const doubtedAt = (scored: Scored[], wrong: number): number =>
  Math.min(
    ...[...new Set(scored.map(({ score }) => score))]
      .map(score => ratesAt(scored, score))
      .filter(rates => rates.wrong <= wrong)
      .map(({ doubted }) => doubted)
  )

/** The score below which no more than so many answerable questions are, in percent. */
export const refusedBelow = (scored: Scored[], refused: number): number =>
  Math.max(
    ...scored
      .filter(isAnswerable)
      .map(({ score }) => score)
      .filter(score => ratesAt(scored, score).doubted <= refused)
  )

/** Each documentation counts as much as any other. */
const averaged = (scored: Scored[], figureOf: (some: Scored[]) => number): number => {
  const figures = groupBy(scored, ({ documentation }) => documentation).map(figureOf)
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}

export const groupBy = <Item>(items: Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}
