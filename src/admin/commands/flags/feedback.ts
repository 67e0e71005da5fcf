import type { Command } from 'commander'
import { type FeedbackStatus, feedbackStatuses } from '../../../protocol/index.ts'
import type { FeedbackQuery } from '../../client/feedback-query.ts'
import { CommandError } from '../../terminal/exit-codes.ts'
import { type PeriodFlags, periodQuery, withPeriod } from './period.ts'

export interface FeedbackFlags extends PeriodFlags {
  source?: string
  status?: string
}

/** Adds the options that say which feedback. */
export const withFeedbackQuery = (command: Command): Command =>
  withPeriod(command)
    .option('--source <name>', 'contextual or code_snippet')
    .option('--status <names>', `comma-separated: ${feedbackStatuses.join(', ')}`)

export const feedbackQuery = ({ source, status, ...period }: FeedbackFlags): FeedbackQuery => ({
  ...periodQuery(period),
  ...(source !== undefined && { source }),
  ...(status !== undefined && { status: status.split(',').map(statusName) })
})

/** Refuses an unknown name here, where the sentence can say which there are. */
const statusName = (text: string): FeedbackStatus => {
  const name = feedbackStatuses.find(each => each === text.trim())
  if (name) return name
  throw new CommandError('usage', `--status takes ${feedbackStatuses.join(', ')}, and commas between them.`)
}
