import type { FeedbackEntry, Gap, Outcome, ResolvedGap } from '../../protocol/index.ts'
import { number, percent } from '../../terminal/numbers.ts'
import { oneLine } from '../../terminal/printable.ts'
import type { Report } from './contract.ts'

/** The names of outcomes in a report. */
export const outcomeWords: Record<Outcome, string> = {
  answered: 'answered',
  unsure: 'unsure',
  refused: 'not answered',
  failed: 'failed'
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

/** The trend of a gap; a single question has none. */
export const trendWords = ({ count, trend: { before, recent } }: Gap): string => {
  if (count === 1) return 'once'
  const times = `${number(count)}×`
  if (before === 0) return `${times}, new`
  const direction = recent > before ? 'rising' : recent < before ? 'falling' : 'steady'
  return `${times}, ${direction} (${number(before)} → ${number(recent)})`
}

/** The state of the work on a gap. */
export const workWords = ({ job }: Gap): string => (job ? workStates[job.state] : '')

const workStates = {
  in_progress: 'being worked on',
  resolved: 'asked again since a request for it was merged',
  released: 'a job came to nothing with it'
}

/** The gap that a merged pull request has resolved, in a few words. */
export const resolvedWords = ({ title, count, jobId }: ResolvedGap): string =>
  `${oneLine(title ?? `what the job ${jobId} is about`)} (${number(count)} ${count === 1 ? 'question' : 'questions'})`

/** The reader’s words of an entry on one line. */
export const saidIn = ({ comment, code }: FeedbackEntry): string =>
  oneLine(comment?.trim() || (typeof code === 'string' ? `on the code ${code}` : ''))
