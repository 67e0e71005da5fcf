import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import type { Shell } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection, withJobPath } from './flags/connection.ts'
import { type WaitFlags, withWait } from './flags/wait.ts'
import { reportEnd } from './output/job.ts'

export const addAgentWait = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('wait').description('follow a job to its end').argument('<id>', 'the job')
  withWait(withJobPath(withConnection(command)))
    .addHelpText('after', examples)
    .action(action(openShell, runWait))
}

const examples = `
On some platforms a job still reads completed right after a follow-up. Where another command has just sent one there,
--settle 15 takes an end only when it lasts.

Example:
  docs-assistant agent wait job_1 --timeout 60 --json | jq -r .prLink`

const runWait = async (shell: Shell, flags: ConnectionFlags & WaitFlags, id: string): Promise<ExitName> =>
  reportEnd(shell, await connect(shell, flags), id, flags)
