import { type Command, Option } from 'commander'
import { type Outcome, outcomes } from '../../../protocol/index.ts'
import { NamesOption } from '../../../terminal/names-option.ts'
import type { QuestionsQuery } from '../../client/questions-query.ts'
import { type PeriodFlags, periodQuery, withPeriod } from './period.ts'

export interface QuestionsFlags extends PeriodFlags {
  outcome?: Outcome[]
  helpful?: 'yes' | 'no'
  page?: string
}

/** Adds the options that select questions. */
export const withQuestionsQuery = (command: Command): Command =>
  withPeriod(command)
    .addOption(new NamesOption('--outcome <names>', outcomes))
    .addOption(new Option('--helpful <answer>', 'only those of which the reader said so').choices(['yes', 'no']))
    .option('--page <path>', 'only those asked on this page')

export const questionsQuery = (flags: QuestionsFlags): QuestionsQuery => ({
  ...periodQuery(flags),
  ...(flags.outcome !== undefined && { outcome: flags.outcome }),
  ...(flags.helpful !== undefined && { helpful: flags.helpful === 'yes' }),
  ...(flags.page !== undefined && { path: flags.page })
})
