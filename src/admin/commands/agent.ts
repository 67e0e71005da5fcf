import type { Command } from 'commander'
import type { AgentJob } from '../../protocol/index.ts'
import type { AdminClient } from '../client/client.ts'
import { action } from '../terminal/action.ts'
import type { Ending } from '../terminal/exit-codes.ts'
import { readPrompt } from '../terminal/prompts.ts'
import type { Shell } from '../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection, withJobPath } from './flags/connection.ts'
import { endingOfJob, follow, printJob, type WaitFlags, withWait } from './output/job.ts'

interface AgentFlags extends ConnectionFlags, WaitFlags {
  wait?: boolean
}

export const addAgentCommands = (parent: Command, openShell: () => Shell): void => {
  const add = (name: string, description: string) =>
    withJobPath(withConnection(parent.command(name).description(description)))

  withWait(add('create', 'start a job').argument('[prompt]', promptHelp).option('--wait', 'follow the job to its end'))
    .addHelpText('after', createExamples)
    .action(
      action(openShell, async (shell, flags: AgentFlags, prompt: string | undefined) =>
        setToWork(shell, flags, prompt, (admin, text) => admin.jobs.create(text, shell))
      )
    )

  withWait(
    add('message', 'send a follow-up to a job')
      .argument('<id>', 'the job')
      .argument('[prompt]', promptHelp)
      .option('--wait', 'follow the job to its end')
  )
    .addHelpText('after', messageExamples)
    .action(
      action(openShell, async (shell, flags: AgentFlags, id: string, prompt: string | undefined) =>
        setToWork(shell, flags, prompt, (admin, text) => admin.jobs.message(id, text, shell))
      )
    )

  add('get', 'look a job up')
    .argument('<id>', 'the job')
    .action(
      action(openShell, async (shell, flags: AgentFlags, id: string) => {
        const admin = await connect(shell, flags)
        printJob(shell, await admin.jobs.get(id, shell), flags.json)
        return undefined
      })
    )

  withWait(add('wait', 'follow a job to its end').argument('<id>', 'the job'))
    .addHelpText('after', waitExamples)
    .action(
      action(openShell, async (shell, flags: AgentFlags, id: string) => {
        const admin = await connect(shell, flags)
        return finish(shell, flags, await follow(shell, admin, id, flags))
      })
    )
}

const promptHelp = 'the instruction; without it, or as -, it is read from standard input'

const createExamples = `
Examples:
  docs-assistant agent create "Add an example of streaming to /guides/streaming"
  docs-assistant agent create --wait < instruction.txt`

const messageExamples = `
A follow-up is sent once: again only when the service certainly did not take it.

Examples:
  docs-assistant agent message job_1 "Also mention the retry option" --wait
  docs-assistant agent message job_1 - --json < instruction.txt | jq -r .status`

const waitExamples = `
A job can still read completed right after a follow-up, so an end counts only when it lasts (--settle).

Example:
  docs-assistant agent wait job_1 --timeout 60 --json | jq -r .prLink`

const setToWork = async (
  shell: Shell,
  flags: AgentFlags,
  prompt: string | undefined,
  send: (admin: AdminClient, prompt: string) => Promise<AgentJob>
): Promise<Ending | undefined> => {
  const text = await readPrompt(shell, prompt)
  const admin = await connect(shell, flags)
  const job = await send(admin, text)
  if (flags.wait) return finish(shell, flags, await follow(shell, admin, job.id, flags))
  printJob(shell, job, flags.json)
  return undefined
}

const finish = (shell: Shell, { json }: AgentFlags, job: AgentJob): Ending => {
  printJob(shell, job, json)
  return endingOfJob(job)
}
