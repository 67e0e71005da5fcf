import { type Command, Option } from 'commander'
import { type AgentJob, type FeedbackStatus, feedbackStatuses } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { printable } from '../../terminal/printable.ts'
import { confirmed, isInteractive } from '../../terminal/prompts.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import type { AdminClient } from '../client/client.ts'
import { writeGapPrompt } from '../feedback/fix/gap-prompt.ts'
import { gatherComplaints } from '../feedback/fix/gather.ts'
import { listGaps, readGap } from '../feedback/fix/gather-gap.ts'
import { type Prompt, writePrompt } from '../feedback/fix/prompt.ts'
import { worstPrompt } from '../feedback/fix/worst.ts'
import { AdminError } from '../http/errors.ts'
import { type ConnectionFlags, connect, withConnection, withJobPath } from './flags/connection.ts'
import { type PeriodFlags, periodQuery, withPeriod } from './flags/period.ts'
import { collected, wholeNumber } from './flags/values.ts'
import { type WaitFlags, withWait } from './flags/wait.ts'
import { checkTaken, exitOfJob, follow, printJob } from './output/job.ts'

interface FixFlags extends ConnectionFlags, PeriodFlags, WaitFlags {
  gap?: string
  /** `true` where the flag has no number. */
  worst?: number | true
  fromFeedback?: boolean
  page: string[]
  job?: string
  dryRun?: boolean
  yes?: boolean
  setStatus?: FeedbackStatus
  wait: boolean
}

export const addAgentFix = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('fix').description('have an agent answer in the docs what readers miss there')
  withPeriod(withWait(withJobPath(withConnection(command))))
    .option('--gap <id>', 'a gap, by the id that `questions gaps` lists')
    .option('--worst [number]', 'the worst page or gap; with --from-feedback, so many of the worst pages', wholeNumber)
    .option('--from-feedback', 'pages with open negative feedback')
    .option('--page <path>', 'with --from-feedback: a page, as feedback names it; may be given again', collected, [])
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
--worst asks for what most readers met: a gap or a page. What an open job works on is passed over, and so is what a job
came to nothing with; where nothing is left, nothing is sent and the exit code is 0. So it may run every night.

Examples:
  docs-assistant agent fix --gap gap_… --dry-run
  docs-assistant agent fix --worst --yes --no-wait
  docs-assistant agent fix --from-feedback --page /guides/install
  docs-assistant agent fix --from-feedback --worst 3 --yes --json | jq -r .job.prLink`

const runFix = async (shell: Shell, flags: FixFlags): Promise<ExitName> => {
  if (!flags.dryRun && !flags.yes && !isInteractive(shell)) {
    throw new CommandError(
      'usage',
      'There is no terminal to ask on: give --yes to send the prompt, or --dry-run to see it.'
    )
  }
  checkSubject(flags)
  const admin = await connect(shell, flags)
  const prompt = await promptOf(shell, admin, flags)
  if (!prompt) {
    if (flags.json) print(shell, JSON.stringify({ job: null }))
    say(shell, 'Nothing is left to ask for: what readers miss is being worked on, or a job came to nothing with it.')
    return 'done'
  }
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
  checkTaken(taken)
  const marked = await setStatuses(shell, admin, prompt, flags)
  const job = flags.wait ? await follow(shell, admin, taken.id, flags) : taken
  if (flags.json) print(shell, JSON.stringify({ job, prompt: prompt.text, feedback: prompt.ids, marked }))
  else printJob(shell, job, false)
  return flags.wait ? exitOfJob(job) : 'done'
}

const checkSubject = ({ gap, worst, fromFeedback, page }: FixFlags): void => {
  const refuse = (why: string) => {
    throw new CommandError('usage', why)
  }
  if (!gap && !worst && !fromFeedback) refuse('Say what to mend: --gap <id>, --worst or --from-feedback.')
  if (gap && (worst || fromFeedback)) refuse('--gap goes without --worst and --from-feedback.')
  if (!fromFeedback && page.length > 0) refuse('--page goes with --from-feedback.')
  if (!fromFeedback && typeof worst === 'number') refuse('--worst takes a number only with --from-feedback.')
}

/** The prompt for the agent; `undefined` where `--worst` finds nothing open. */
const promptOf = async (shell: Shell, admin: AdminClient, flags: FixFlags): Promise<Prompt | undefined> => {
  const { gap, fromFeedback } = flags
  if (gap) return gapPrompt(shell, admin, gap, flags)
  return fromFeedback ? feedbackPrompt(shell, admin, flags) : worstPrompt(admin, periodQuery(flags), shell)
}

const gapPrompt = async (shell: Shell, admin: AdminClient, id: string, flags: FixFlags): Promise<Prompt> => {
  const gap = (await listGaps(admin, periodQuery(flags), shell)).find(one => one.id === id)
  if (gap) return writeGapPrompt(await readGap(admin, gap, shell))
  throw new CommandError(
    'not_found',
    `There is no open gap ${printable(id)}; docs-assistant questions gaps lists them.`
  )
}

const feedbackPrompt = async (shell: Shell, admin: AdminClient, flags: FixFlags): Promise<Prompt> => {
  const { page, worst } = flags
  const feedback = admin.feedback.all(periodQuery(flags), shell)
  const complaints = await gatherComplaints(feedback, { pages: page, worst: typeof worst === 'number' ? worst : 1 })
  if (complaints.length > 0) return writePrompt(complaints)
  const where = page.length > 0 ? ` on ${printable(page.join(', '))}` : ''
  throw new CommandError('not_found', `There is no open negative feedback${where}.`)
}

const send = async (shell: Shell, admin: AdminClient, prompt: Prompt, { job }: FixFlags): Promise<AgentJob> => {
  const { text, title, questions, ids: feedback } = prompt
  if (job) return admin.jobs.message(job, text, shell)
  try {
    return await admin.jobs.create(text, { signal: shell.signal, title, questions, feedback })
  } catch (error) {
    // Starting a job is an addition to the interface.
    if (!(error instanceof AdminError) || !notOffered.has(error.code)) throw error
    const message = 'The service starts no jobs by itself. Start one on its dashboard, and give its id with --job.'
    throw new CommandError('refused', message, { cause: error })
  }
}

const notOffered = new Set(['not_found', 'unsupported'])

/** Sets the status of the prompt’s entries, as far as the service allows it. Returns how many were set. */
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
    // The job is already started, so a failure to set a status must not fail the command.
    say(shell, `${marked} of ${ids.length} entries are now ${setStatus}; then: ${printable(error.message)}`)
  }
  return marked
}
