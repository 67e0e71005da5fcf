import type { Command } from 'commander'
import type { JobLogEntry } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { printable } from '../../terminal/printable.ts'
import { paint, print, type Shell } from '../../terminal/shell.ts'
import { sleep } from '../http/sleep.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'

interface LogFlags extends ConnectionFlags {
  follow?: boolean
}

export const addJobsLog = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('log').description('what a job has done so far').argument('<id>', 'the job')
  withConnection(command)
    .option('--follow', 'go on until the job has ended')
    .addHelpText('after', examples)
    .action(action(openShell, runLog))
}

const examples = `
With --json each line is one object.

Example:
  docs-assistant jobs log job_1 --follow`

/** Milliseconds between two polls of a running job. */
const pollInterval = 1_000

const runLog = async (shell: Shell, flags: LogFlags, id: string): Promise<ExitName> => {
  const admin = await connect(shell, flags)
  for (let last = 0; ; ) {
    // Reads the status before the log, so that no line that is written in between is missed.
    const { status } = await admin.jobs.get(id, shell)
    for (let hasMore = true; hasMore; ) {
      const page = await admin.jobs.log(id, last, shell)
      for (const entry of page.log) print(shell, flags.json ? JSON.stringify(entry) : lineOf(shell, entry))
      const next = page.log.at(-1)?.id ?? last
      // Stops where a platform repeats the same lines.
      hasMore = page.hasMore && next > last
      last = Math.max(last, next)
    }
    if (!flags.follow || status !== 'active') return 'done'
    await sleep(pollInterval, shell.signal)
  }
}

const lineOf = (shell: Shell, { kind, text, createdAt }: JobLogEntry): string => {
  const time = paint('dim', createdAt.slice(11, 19), shell.output)
  return `${time}  ${kind === 'output' ? '  ' : ''}${printable(text)}`
}
