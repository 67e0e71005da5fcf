import { type Command, Option } from 'commander'
import { outcomes } from '../../../protocol/index.ts'
import type { QuestionsQuery } from '../../client/questions-query.ts'
import { CommandError } from '../../terminal/exit-codes.ts'
import { type PeriodFlags, periodQuery, withPeriod } from './period.ts'

export interface QuestionsFlags extends PeriodFlags {
  outcome?: string
  helpful?: 'yes' | 'no'
  page?: string
}

/** Adds the options that say which questions. */
export const withQuestionsQuery = (command: Command): Command =>
  withPeriod(command)
    .option('--outcome <names>', `comma-separated: ${outcomes.join(', ')}`)
    .addOption(new Option('--helpful <answer>', 'only those of which the reader said so').choices(['yes', 'no']))
    .option('--page <path>', 'only those asked on this page')

export const questionsQuery = (flags: QuestionsFlags): QuestionsQuery => ({
  ...periodQuery(flags),
  ...(flags.outcome !== undefined && { outcome: flags.outcome.split(',').map(outcomeName) }),
  ...(flags.helpful !== undefined && { helpful: flags.helpful === 'yes' }),
  ...(flags.page !== undefined && { path: flags.page })
})

/** Refuses an unknown name here, where the sentence can say which there are. */
const outcomeName = (text: string) => {
  const name = outcomes.find(each => each === text.trim())
  if (name) return name
  throw new CommandError('usage', `--outcome takes ${outcomes.join(', ')}, and commas between them.`)
}
