import { type Command, Option } from 'commander'
import { type FeedbackSource, type FeedbackStatus, feedbackSources, feedbackStatuses } from '../../../protocol/index.ts'
import { NamesOption } from '../../../terminal/names-option.ts'
import type { FeedbackQuery } from '../../client/feedback-query.ts'
import { type PeriodFlags, periodQuery, withPeriod } from './period.ts'

export interface FeedbackFlags extends PeriodFlags {
  source?: FeedbackSource
  status?: FeedbackStatus[]
}

/** Adds the options that select feedback. */
export const withFeedbackQuery = (command: Command): Command =>
  withPeriod(command)
    .addOption(new Option('--source <name>', 'ratings of pages, or words on examples').choices(feedbackSources))
    .addOption(new NamesOption('--status <names>', feedbackStatuses))

export const feedbackQuery = ({ source, status, ...period }: FeedbackFlags): FeedbackQuery => ({
  ...periodQuery(period),
  ...(source !== undefined && { source }),
  ...(status !== undefined && { status })
})
