import type { Command } from 'commander'
import { type AgentJob, type JobStatus, jobStatuses } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { NamesOption } from '../../terminal/names-option.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { table } from '../../terminal/table.ts'
import { newestOf } from '../questions/newest.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { daysAgo, type PeriodFlags, periodQuery, withPeriod } from './flags/period.ts'
import { wholeNumber } from './flags/values.ts'

interface ListFlags extends ConnectionFlags, PeriodFlags {
  status?: JobStatus[]
  last: number
}

export const addJobsList = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('list').description('the jobs of the agent, the newest last')
  withConnection(withPeriod(command))
    .addOption(new NamesOption('--status <names>', jobStatuses))
    .option('--last <number>', 'how many', wholeNumber, 20)
    .addHelpText('after', examples)
    .action(action(openShell, runList))
}

const examples = `
Without --from it looks at the last 30 days.

Examples:
  docs-assistant jobs list --status active
  docs-assistant jobs list --status failed --json | jq -r '.[] | .id, .error'`

const runList = async (shell: Shell, flags: ListFlags): Promise<ExitName> => {
  const from = flags.from ?? daysAgo(30)
  const admin = await connect(shell, flags)
  const jobs = await newestOf(
    admin.jobs.all({ ...periodQuery({ ...flags, from }), status: flags.status }, shell),
    flags.last
  )
  if (flags.json) print(shell, JSON.stringify(jobs, null, 2))
  else if (jobs.length > 0) print(shell, jobTable(shell, jobs))
  else say(shell, `There is no such job since ${from}.`)
  return 'done'
}

const jobTable = (shell: Shell, jobs: AgentJob[]): string =>
  table(
    shell,
    ['created', 'job', 'status', 'pull request', 'what came of it'].map(title => ({ title })),
    jobs.map(({ createdAt, id, status, prLink, error, summary }) => [
      createdAt.slice(0, 16).replace('T', ' '),
      id,
      status,
      prLink ?? '',
      [error, summary]
        .find(text => typeof text === 'string')
        ?.toString()
        .slice(0, 100) ?? ''
    ])
  )
