import type { Result } from './measure.ts'

/** Shares of the questions in percent, but for the words. What there are no questions for is not a number. */
export interface Figures {
  /** Of those that the documentation answers: a right page is among five, is first. */
  five: number
  first: number
  /** The answer says the sentence that answers; it is marked in the first source. */
  quoted: number
  marked: number
  refused: number
  hedged: number
  confident: number
  /** Of those that it does not answer. */
  refusedRightly: number
  hedgedRightly: number
  confidentWrongly: number
  /** Of those that it answers and that name an identifier or an error. */
  identifierQuoted: number
  identifierConfident: number
  /** Words of prose before the first code, in the median of the answers that are no refusals. */
  words: number
  /** Words that are marked, in the median: whoever marks a page marks every answer. */
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

/** Each documentation counts as much as any other, however many questions it has. */
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
