import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import type { Shell } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { printJob } from './output/job.ts'

/** What a person says of a job that nobody has to work on any more. */
const closings = {
  archive: 'end a job for good: what runs is stopped, and it takes no more follow-ups',
  merged: 'say that the pull request of a job was merged, where the service cannot see it'
}

/** Adds the commands that close a job, which the service calls by the same names. */
export const addJobsClose = (parent: Command, openShell: () => Shell): void => {
  for (const name of ['archive', 'merged'] as const) {
    const command = parent.command(name).description(closings[name]).argument('<id>', 'the job')
    const run = async (shell: Shell, flags: ConnectionFlags, id: string): Promise<ExitName> => {
      const admin = await connect(shell, flags)
      printJob(shell, await admin.jobs[name](id, shell), flags.json)
      return 'done'
    }
    withConnection(command)
      .addHelpText('after', `\nExample:\n  docs-assistant jobs ${name} job_1`)
      .action(action(openShell, run))
  }
}
