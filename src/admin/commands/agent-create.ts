import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { promptHelp, readPrompt } from '../../terminal/prompts.ts'
import type { Shell } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection, withJobPath } from './flags/connection.ts'
import { type WaitFlags, withWait } from './flags/wait.ts'
import { reportJob } from './output/job.ts'

interface CreateFlags extends ConnectionFlags, WaitFlags {
  wait?: boolean
}

export const addAgentCreate = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('create').description('start a job').argument('[prompt]', promptHelp)
  withWait(withJobPath(withConnection(command)).option('--wait', 'follow the job to its end'))
    .addHelpText('after', examples)
    .action(action(openShell, runCreate))
}

const examples = `
Examples:
  docs-assistant agent create "Add an example of streaming to /guides/streaming"
  docs-assistant agent create --wait < instruction.txt`

const runCreate = async (shell: Shell, flags: CreateFlags, prompt: string | undefined): Promise<ExitName> => {
  const text = await readPrompt(shell, prompt)
  const admin = await connect(shell, flags)
  return reportJob(shell, admin, await admin.jobs.create(text, shell), flags)
}
