import type { Command } from 'commander'
import { type FeedbackStatus, feedbackStatuses } from '../../../protocol/index.ts'
import type { FeedbackQuery } from '../../client/feedback-query.ts'
import { CommandError } from '../../terminal/exit-codes.ts'

export interface FeedbackFlags {
  from?: string
  to?: string
  source?: string
  status?: string
}

/** Adds the options that say which feedback. */
export const withFeedbackQuery = (command: Command): Command =>
  command
    .option('--from <date>', 'start of the range, inclusive: 2026-03-01 (midnight UTC) or 2026-03-01T09:30:00Z')
    .option('--to <date>', 'end of the range, EXCLUSIVE: entries before this date, none of the date itself')
    .option('--source <name>', 'contextual or code_snippet')
    .option('--status <names>', `comma-separated: ${feedbackStatuses.join(', ')}`)

export const feedbackQuery = ({ from, to, source, status }: FeedbackFlags): FeedbackQuery => ({
  ...(from !== undefined && { dateFrom: from }),
  ...(to !== undefined && { dateTo: to }),
  ...(source !== undefined && { source }),
  ...(status !== undefined && { status: status.split(',').map(statusName) })
})

/** Refuses an unknown name here, where the sentence can say which there are. */
const statusName = (text: string): FeedbackStatus => {
  const name = feedbackStatuses.find(each => each === text.trim())
  if (name) return name
  throw new CommandError('usage', `--status takes ${feedbackStatuses.join(', ')}, and commas between them.`)
}
