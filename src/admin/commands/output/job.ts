import type { Command } from 'commander'
import type { AgentJob } from '../../../protocol/index.ts'
import type { AdminClient } from '../../client/client.ts'
import { AdminError } from '../../http/errors.ts'
import type { Ending } from '../../terminal/exit-codes.ts'
import { printable } from '../../terminal/printable.ts'
import { paint, print, type Shell, say } from '../../terminal/shell.ts'
import { positiveNumber } from '../flags/values.ts'

export interface WaitFlags {
  timeout: number
  settle?: number
}

export const withWait = (command: Command): Command =>
  command
    .option('--timeout <minutes>', 'longest wait for the end of the job', positiveNumber, 30)
    .option('--settle <seconds>', 'how long an end must last before it is believed (default: 15)', positiveNumber)

/** Follows a job to its end and says on the way what changes. */
export const follow = async (shell: Shell, admin: AdminClient, id: string, flags: WaitFlags): Promise<AgentJob> => {
  try {
    return await admin.jobs.wait(id, {
      timeout: flags.timeout * 60_000,
      ...(flags.settle !== undefined && { settle: flags.settle * 1000 }),
      signal: shell.signal,
      onProgress: job => say(shell, describeState(job))
    })
  } catch (error) {
    const left = shell.signal.aborted || (error instanceof AdminError && error.code === 'wait_timeout')
    if (left) say(shell, `The job goes on. Follow it with: docs-assistant agent wait ${printable(id)}`)
    throw error
  }
}

/** How a command ends whose job ended like this. */
export const endingOfJob = ({ status }: AgentJob): Ending => (status === 'completed' ? 'done' : 'job_failed')

/** Prints a job: as JSON whole, else what a person asks first. */
export const printJob = (shell: Shell, job: AgentJob, json: boolean | undefined): void => {
  if (json) {
    print(shell, JSON.stringify(job))
    return
  }
  const { repository, ref } = job.source
  const facts = {
    job: job.id,
    status: job.status,
    reason: typeof job.error === 'string' ? job.error : '',
    'pull request': job.prLink ?? 'none',
    repository: ref ? `${repository} (${ref})` : repository,
    model: job.model,
    created: job.createdAt,
    archived: job.archivedAt ?? ''
  }
  for (const [name, value] of Object.entries(facts)) {
    if (value) print(shell, `${paint('dim', name.padEnd(13), shell.output)}${printable(String(value))}`)
  }
}

const describeState = ({ id, status, prLink }: AgentJob): string =>
  printable(`${id} is ${status}${prLink ? `: ${prLink}` : ''}.`)
