import type { Command } from 'commander'
import type { AuditEntry } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { table } from '../../terminal/table.ts'
import { newestOf } from '../questions/newest.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { daysAgo, type PeriodFlags, periodQuery, withPeriod } from './flags/period.ts'
import { wholeNumber } from './flags/values.ts'

interface ListFlags extends ConnectionFlags, PeriodFlags {
  last: number
}

export const addAuditList = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('list').description('who changed, read or deleted what, the newest last')
  withConnection(withPeriod(command))
    .option('--last <number>', 'how many', wholeNumber, 20)
    .addHelpText('after', examples)
    .action(action(openShell, runList))
}

const examples = `
Without --from it looks at the last 30 days.

Examples:
  docs-assistant audit list --from 7d
  docs-assistant audit list --from 52w --last 1000 --json | jq '.[] | select(.action == "reader.delete")'`

const runList = async (shell: Shell, flags: ListFlags): Promise<ExitName> => {
  const from = flags.from ?? daysAgo(30)
  const admin = await connect(shell, flags)
  const lines = await newestOf(admin.audit.all(periodQuery({ ...flags, from }), shell), flags.last)
  if (flags.json) print(shell, JSON.stringify(lines, null, 2))
  else if (lines.length > 0) print(shell, auditTable(shell, lines))
  else say(shell, `Nothing was done since ${from}.`)
  return 'done'
}

const auditTable = (shell: Shell, lines: AuditEntry[]): string =>
  table(
    shell,
    ['when', 'what', 'to', 'with the key', 'facts'].map(title => ({ title, whole: title === 'to' })),
    lines.map(({ createdAt, action, target, key, facts }) => [
      createdAt.slice(0, 16).replace('T', ' '),
      action,
      target ?? '',
      key ? [key.id, key.name].filter(Boolean).join(' ') : 'none: at the service',
      Object.entries(facts)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')
    ])
  )
