import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { promptHelp, readPrompt } from '../../terminal/prompts.ts'
import type { Shell } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection, withJobPath } from './flags/connection.ts'
import { type WaitFlags, withWait } from './flags/wait.ts'
import { reportJob } from './output/job.ts'

interface MessageFlags extends ConnectionFlags, WaitFlags {
  wait?: boolean
}

export const addAgentMessage = (parent: Command, openShell: () => Shell): void => {
  const command = parent
    .command('message')
    .description('send a follow-up to a job')
    .argument('<id>', 'the job')
    .argument('[prompt]', promptHelp)
  withWait(withJobPath(withConnection(command)).option('--wait', 'follow the job to its end'))
    .addHelpText('after', examples)
    .action(action(openShell, runMessage))
}

const examples = `
A follow-up is sent once: again only when the service certainly did not take it.

Examples:
  docs-assistant agent message job_1 "Also mention the retry option" --wait
  docs-assistant agent message job_1 - --json < instruction.txt | jq -r .status`

const runMessage = async (
  shell: Shell,
  flags: MessageFlags,
  id: string,
  prompt: string | undefined
): Promise<ExitName> => {
  const text = await readPrompt(shell, prompt)
  const admin = await connect(shell, flags)
  return reportJob(shell, admin, await admin.jobs.message(id, text, shell), flags)
}
