import { type Command, Option } from 'commander'
import { type AgentJob, type FeedbackStatus, feedbackStatuses } from '../../protocol/index.ts'
import type { AdminClient } from '../client/client.ts'
import { gatherComplaints } from '../feedback/fix/gather.ts'
import { type Prompt, writePrompt } from '../feedback/fix/prompt.ts'
import { AdminError } from '../http/errors.ts'
import { action } from '../terminal/action.ts'
import { CommandError, type ExitName } from '../terminal/exit-codes.ts'
import { printable } from '../terminal/printable.ts'
import { confirmed, isInteractive } from '../terminal/prompts.ts'
import { print, type Shell, say } from '../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection, withJobPath } from './flags/connection.ts'
import { collected, wholeNumber } from './flags/values.ts'
import { type WaitFlags, withWait } from './flags/wait.ts'
import { exitOfJob, follow, printJob } from './output/job.ts'

interface FixFlags extends ConnectionFlags, WaitFlags {
  page: string[]
  worst: number
  from?: string
  to?: string
  job?: string
  dryRun?: boolean
  yes?: boolean
  setStatus?: FeedbackStatus
  wait: boolean
}

export const addAgentFix = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('fix').description('have an agent mend the pages that readers complain of')
  withWait(withJobPath(withConnection(command)))
    .requiredOption('--from-feedback', 'work from open negative feedback')
    .option('--page <path>', 'a page, as feedback names it; may be given again', collected, [])
    .option('--worst <number>', 'without --page: how many of the worst pages', wholeNumber, 1)
    .option('--from <date>', 'only feedback from this date on')
    .option('--to <date>', 'only feedback before this date; EXCLUSIVE')
    .option('--job <id>', 'send it as a follow-up to this job; without it, a new job is started')
    .option('--dry-run', 'print the prompt and send nothing')
    .option('--yes', 'send it without asking')
    .addOption(
      new Option('--set-status <status>', 'set it on the feedback once the job has the prompt').choices(
        feedbackStatuses
      )
    )
    .option('--no-wait', 'do not follow the job')
    .addHelpText('after', examples)
    .action(action(openShell, runFix))
}

const examples = `
Examples:
  docs-assistant agent fix --from-feedback --dry-run
  docs-assistant agent fix --from-feedback --page /guides/install --set-status in_progress
  docs-assistant agent fix --from-feedback --worst 3 --yes --json | jq -r .job.prLink`

const runFix = async (shell: Shell, flags: FixFlags): Promise<ExitName> => {
  if (!flags.dryRun && !flags.yes && !isInteractive(shell)) {
    throw new CommandError(
      'usage',
      'There is no terminal to ask on: give --yes to send the prompt, or --dry-run to see it.'
    )
  }
  const admin = await connect(shell, flags)
  const prompt = await promptOf(shell, admin, flags)
  if (flags.dryRun) {
    print(shell, flags.json ? JSON.stringify(prompt) : prompt.text)
    return 'done'
  }
  say(shell, `${prompt.text}\n`)
  const target = flags.job ? `as a follow-up to job ${printable(flags.job)}` : 'as a new job'
  if (!flags.yes && !(await confirmed(shell, `Send this to the agent ${target}?`))) {
    say(shell, 'Nothing was sent.')
    return 'done'
  }
  const taken = await send(shell, admin, prompt, flags)
  const marked = await setStatuses(shell, admin, prompt, flags)
  const job = flags.wait ? await follow(shell, admin, taken.id, flags) : taken
  if (flags.json) print(shell, JSON.stringify({ job, prompt: prompt.text, feedback: prompt.ids, marked }))
  else printJob(shell, job, false)
  return flags.wait ? exitOfJob(job) : 'done'
}

const promptOf = async (shell: Shell, admin: AdminClient, flags: FixFlags): Promise<Prompt> => {
  const { page, worst, from, to } = flags
  const feedback = admin.feedback.all({ dateFrom: from, dateTo: to }, shell)
  const complaints = await gatherComplaints(feedback, { pages: page, worst })
  if (complaints.length > 0) return writePrompt(complaints)
  const where = page.length > 0 ? ` on ${printable(page.join(', '))}` : ''
  throw new CommandError('not_found', `There is no open negative feedback${where}.`)
}

const send = async (shell: Shell, admin: AdminClient, { text }: Prompt, { job }: FixFlags): Promise<AgentJob> => {
  if (job) return admin.jobs.message(job, text, shell)
  try {
    return await admin.jobs.create(text, shell)
  } catch (error) {
    // Starting a job is an addition to the interface.
    if (!(error instanceof AdminError) || !notOffered.has(error.code)) throw error
    const message = 'The service starts no jobs by itself. Start one on its dashboard, and give its id with --job.'
    throw new CommandError('refused', message, { cause: error })
  }
}

const notOffered = new Set(['not_found', 'unsupported'])

/** Sets the status of the entries in the prompt, as far as the service allows; returns how many were set. */
const setStatuses = async (
  shell: Shell,
  admin: AdminClient,
  { ids }: Prompt,
  { setStatus }: FixFlags
): Promise<number> => {
  if (!setStatus) return 0
  let marked = 0
  try {
    for (const id of ids) {
      await admin.feedback.setStatus(id, setStatus, shell)
      marked++
    }
    say(shell, `${marked} entries are now ${setStatus}.`)
  } catch (error) {
    if (!(error instanceof AdminError)) throw error
    // The job has its prompt already, so a status that cannot be set must not end the command.
    say(shell, `${marked} of ${ids.length} entries are now ${setStatus}; then: ${printable(error.message)}`)
  }
  return marked
}
