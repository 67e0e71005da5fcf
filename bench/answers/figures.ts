import type { Result } from './measure.ts'

/** Shares of the questions in percent, except the word counts. A figure without questions is NaN. */
export interface Figures {
  /** Of the answerable questions: a right page is among the five best, or is the best. */
  five: number
  first: number
  /** The answer contains a sentence that answers; the first source marks it. */
  quoted: number
  marked: number
  refused: number
  hedged: number
  confident: number
  /** Of the unanswerable questions. */
  refusedRightly: number
  hedgedRightly: number
  confidentWrongly: number
  /** Of the answerable questions that name an identifier or an error. */
  identifierQuoted: number
  identifierConfident: number
  /** Median number of words before the first code block; refusals are left out. */
  words: number
  /** Median number of marked words. Without it, marking whole pages would look like marking every answer rightly. */
  markedWords: number
}

export const figuresOf = (results: Result[]): Figures => {
  const answerable = results.flatMap(({ found, ...result }) => (found ? [{ ...result, found }] : []))
  const unanswerable = results.filter(({ found }) => !found)
  const identifiers = answerable.filter(({ namesIdentifier }) => namesIdentifier)
  return {
    five: share(answerable, ({ found }) => found.place >= 0),
    first: share(answerable, ({ found }) => found.place === 0),
    quoted: share(answerable, ({ found }) => found.isQuoted),
    marked: share(answerable, ({ found }) => found.isMarked),
    refused: share(answerable, hasOutcome('refused')),
    hedged: share(answerable, hasOutcome('unsure')),
    confident: share(answerable, hasOutcome('answered')),
    refusedRightly: share(unanswerable, hasOutcome('refused')),
    hedgedRightly: share(unanswerable, hasOutcome('unsure')),
    confidentWrongly: share(unanswerable, hasOutcome('answered')),
    identifierQuoted: share(identifiers, ({ found }) => found.isQuoted),
    identifierConfident: share(identifiers, hasOutcome('answered')),
    words: median(
      answerable
        .filter(({ answer }) => answer.outcome !== 'refused')
        .map(({ answer }) => wordsIn(answer.text.replace(/^(?:> ?)* {0,3}(?:`{3}|~{3})[\s\S]*/m, '')))
    ),
    markedWords: median(answerable.filter(({ answer }) => answer.passage).map(({ answer }) => wordsIn(answer.passage)))
  }
}

/** Gives each documentation the same weight, however many questions it has. */
export const averageOf = (all: Figures[]): Figures => {
  const average = figuresOf([])
  for (const name of Object.keys(average) as (keyof Figures)[]) {
    const known = all.map(figures => figures[name]).filter(figure => !Number.isNaN(figure))
    average[name] = known.reduce((sum, figure) => sum + figure, 0) / known.length
  }
  return average
}

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0

const hasOutcome =
  (outcome: string) =>
  ({ answer }: Pick<Result, 'answer'>): boolean =>
    answer.outcome === outcome

export const share = <Item>(items: Item[], is: (item: Item) => boolean): number =>
  (100 * items.filter(is).length) / items.length

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
