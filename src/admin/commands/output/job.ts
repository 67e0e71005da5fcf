import type { AgentJob } from '../../../protocol/index.ts'
import { CommandError, type ExitName } from '../../../terminal/exit-codes.ts'
import { printable } from '../../../terminal/printable.ts'
import { paint, print, type Shell, say } from '../../../terminal/shell.ts'
import type { AdminClient } from '../../client/client.ts'
import { AdminError } from '../../http/errors.ts'
import type { WaitFlags } from '../flags/wait.ts'

/** Waits for the end of a job and reports every change of it. */
export const follow = async (shell: Shell, admin: AdminClient, id: string, flags: WaitFlags): Promise<AgentJob> => {
  try {
    return await admin.jobs.wait(id, {
      timeout: flags.timeout * 60_000,
      ...(flags.settle !== undefined && { settle: flags.settle * 1000 }),
      signal: shell.signal,
      onProgress: job => say(shell, describeState(job))
    })
  } catch (error) {
    const goesOn = shell.signal.aborted || (error instanceof AdminError && error.code === 'wait_timeout')
    if (goesOn) say(shell, `The job goes on. Follow it with: docs-assistant agent wait ${printable(id)}`)
    throw error
  }
}

/** The exit of a command that has waited for the end of a job. */
export const exitOfJob = ({ status }: AgentJob): ExitName => (status === 'completed' ? 'done' : 'job_failed')

/** Reports a job that no agent will ever run: our own service sends the model `none` then. */
export const checkTaken = ({ model }: AgentJob): void => {
  if (model !== 'none') return
  throw new CommandError('job_failed', 'Nothing works on jobs there: the service has no runner, so the job fails.')
}

/** Prints a job that was just started: at once, or with `--wait` at its end. */
export const reportJob = async (
  shell: Shell,
  admin: AdminClient,
  job: AgentJob,
  flags: WaitFlags & { wait?: boolean; json?: boolean }
): Promise<ExitName> => {
  checkTaken(job)
  if (flags.wait) return reportEnd(shell, admin, job.id, flags)
  printJob(shell, job, flags.json)
  return 'done'
}

/** Waits for the end of a job and prints it. */
export const reportEnd = async (
  shell: Shell,
  admin: AdminClient,
  id: string,
  flags: WaitFlags & { json?: boolean }
): Promise<ExitName> => {
  const job = await follow(shell, admin, id, flags)
  printJob(shell, job, flags.json)
  return exitOfJob(job)
}

/** Prints a job: with `--json` all of it, else its main fields. */
export const printJob = (shell: Shell, job: AgentJob, json: boolean | undefined): void => {
  if (json) {
    print(shell, JSON.stringify(job))
    return
  }
  const { repository, ref } = job.source
  const facts = {
    job: job.id,
    about: typeof job.title === 'string' ? job.title : '',
    status: job.status,
    reason: typeof job.error === 'string' ? job.error : '',
    summary: typeof job.summary === 'string' ? job.summary : '',
    'pull request': job.prLink ?? 'none',
    repository: ref ? `${repository} (${ref})` : repository,
    model: job.model,
    created: job.createdAt,
    merged: job.mergedAt ?? '',
    archived: job.archivedAt ?? ''
  }
  for (const [name, value] of Object.entries(facts)) {
    if (value) print(shell, `${paint('dim', name.padEnd(13), shell.output)}${printable(String(value))}`)
  }
}

const describeState = ({ id, status, prLink }: AgentJob): string =>
  printable(`${id} is ${status}${prLink ? `: ${prLink}` : ''}.`)
