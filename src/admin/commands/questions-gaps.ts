import type { Command } from 'commander'
import type { Gap } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { number } from '../../terminal/numbers.ts'
import { print, type Shell } from '../../terminal/shell.ts'
import { table } from '../../terminal/table.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type PeriodFlags, periodQuery, withPeriod } from './flags/period.ts'
import { wholeNumber } from './flags/values.ts'

interface GapsFlags extends ConnectionFlags, PeriodFlags {
  top: number
}

export const addQuestionsGaps = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('gaps').description('what the docs do not answer, grouped by what is asked')
  withConnection(withPeriod(command))
    .option('--top <number>', 'how many', wholeNumber, 20)
    .addHelpText('after', examples)
    .action(action(openShell, runGaps))
}

const examples = `
Without --from it looks at the last 30 days. The trend compares the second half of the period with the first.

Examples:
  docs-assistant questions gaps
  docs-assistant questions gaps --from 90d --json | jq -r '.[] | [.count, .title] | @tsv'`

/** Most gaps that one request returns. */
const maxGaps = 100

const runGaps = async (shell: Shell, flags: GapsFlags): Promise<ExitName> => {
  const query = { ...periodQuery(flags), limit: Math.min(maxGaps, flags.top) }
  const admin = await connect(shell, flags)
  const gaps = await admin.questions.gaps(query, shell)
  if (flags.json) print(shell, JSON.stringify(gaps, null, 2))
  else print(shell, gaps.length > 0 ? gapTable(shell, gaps) : 'Nothing was left unanswered.')
  return 'done'
}

/** The state of a gap, by its job. */
const stateOf = (job: Gap['job']): string => {
  if (!job) return 'open'
  if (job.state === 'in_progress') return job.prLink ?? 'in progress'
  return job.state === 'resolved' ? 'asked again' : 'released'
}

const gapTable = (shell: Shell, gaps: Gap[]): string =>
  table(
    shell,
    [
      { title: 'asked', right: true },
      { title: 'trend' },
      { title: 'gap' },
      { title: 'state' },
      { title: 'closest page' },
      { title: 'what is asked' }
    ],
    gaps.map(({ id, count, trend, job, pages, title }) => [
      number(count),
      `${number(trend.before)} → ${number(trend.recent)}`,
      id,
      stateOf(job),
      pages[0] ?? '',
      title
    ])
  )
