import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { printable } from '../../terminal/printable.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'

export const addJobsDiff = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('diff').description('what a job has changed').argument('<id>', 'the job')
  withConnection(command)
    .addHelpText('after', '\nExample:\n  docs-assistant jobs diff job_1 | less')
    .action(action(openShell, runDiff))
}

const runDiff = async (shell: Shell, flags: ConnectionFlags, id: string): Promise<ExitName> => {
  const admin = await connect(shell, flags)
  const diff = await admin.jobs.diff(id, shell)
  if (flags.json) print(shell, JSON.stringify({ diff }))
  else if (diff) print(shell, printable(diff.replace(/\n$/, '')))
  else say(shell, diff === null ? 'What the job has changed is not known.' : 'The job has changed nothing.')
  return 'done'
}
