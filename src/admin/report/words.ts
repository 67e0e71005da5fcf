import type { FeedbackEntry, Gap, Outcome } from '../../protocol/index.ts'
import { number, percent } from '../terminal/numbers.ts'
import { printable } from '../terminal/printable.ts'
import type { Report } from './contract.ts'

/** What outcomes are called in a report. */
export const outcomeWords: Record<Outcome, string> = {
  answered: 'answered',
  unsure: 'unsure',
  refused: 'not answered',
  failed: 'failed'
}

/** One line of a reader’s words, without what cannot be seen. */
export const oneLine = (text: string, longest = 300): string => {
  const line = printable(text).replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

export const periodWords = ({ period: { from, to } }: Report): string => `${day(from)} to before ${day(to)}`

const day = (moment: string): string => moment.slice(0, 10)

/** “12 (34 %)” */
export const withShare = (count: number, all: number): string =>
  all > 0 ? `${number(count)} (${percent(count / all)})` : number(count)

/** “+3”, “−2”, “±0” */
export const change = (now: number, before: number): string => {
  const difference = now - before
  if (difference === 0) return '±0'
  return `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`
}

/** How a gap goes on; of a single question there is nothing to say. */
export const trendWords = ({ count, trend: { before, recent } }: Gap): string => {
  if (count === 1) return 'once'
  const times = `${number(count)}×`
  if (before === 0) return `${times}, new`
  const direction = recent > before ? 'rising' : recent < before ? 'falling' : 'steady'
  return `${times}, ${direction} (${number(before)} → ${number(recent)})`
}

/** What a piece of feedback says, in the words of its reader. */
export const saidIn = ({ comment, code }: FeedbackEntry): string =>
  oneLine(comment?.trim() || (typeof code === 'string' ? `on the code ${code}` : ''))
