import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import type { Shell } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection, withJobPath } from './flags/connection.ts'
import { printJob } from './output/job.ts'

export const addJobsShow = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('show').description('one job, as agent get').argument('<id>', 'the job')
  withJobPath(withConnection(command)).addHelpText('after', examples).action(action(openShell, runShow))
}

const examples = `
Example:
  docs-assistant jobs show job_1 --json | jq -r .prLink`

const runShow = async (shell: Shell, flags: ConnectionFlags, id: string): Promise<ExitName> => {
  const admin = await connect(shell, flags)
  printJob(shell, await admin.jobs.get(id, shell), flags.json)
  return 'done'
}
