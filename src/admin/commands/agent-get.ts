import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import type { Shell } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection, withJobPath } from './flags/connection.ts'
import { printJob } from './output/job.ts'

export const addAgentGet = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('get').description('look a job up').argument('<id>', 'the job')
  withJobPath(withConnection(command)).addHelpText('after', examples).action(action(openShell, runGet))
}

const examples = `
Example:
  docs-assistant agent get job_1 --json | jq -r .status`

const runGet = async (shell: Shell, flags: ConnectionFlags, id: string): Promise<ExitName> => {
  const admin = await connect(shell, flags)
  printJob(shell, await admin.jobs.get(id, shell), flags.json)
  return 'done'
}
