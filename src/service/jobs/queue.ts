import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Backoff } from '../../shared/backoff.ts'
import { createMutex } from '../../shared/mutex.ts'
import { maskPersonalData } from '../../shared/personal-data.ts'
import type { JobRunner, JobTask } from '../contract.ts'
import { withoutKeys } from '../masking/index.ts'
import { type JobNoteStore, type JobOutcome, type JobStore, newId, type WaitingMessage } from '../store/index.ts'
import { createHolds } from './holds.ts'
import { createNotes } from './notes.ts'
import { repeat, within } from './repeat.ts'
import { retry } from './retry.ts'
import { failed, runTask } from './run.ts'

export interface JobQueue {
  /** Looks for messages that wait. Called after each one that is stored, and at the start. */
  wake: () => void
  /** Stops the run of a job that was archived; one in another instance notices by itself. */
  cancel: (jobId: string) => void
  /** Stops the runs of a project, in all instances, and begins no others until it is let go on; what was stopped begins anew then. */
  hold: (projectId: string) => Promise<() => Promise<void>>
  /** How many jobs are running, and how many wait. */
  counts: () => Promise<{ running: number; waiting: number }>
  /** Whether a job of the project is running here. */
  isRunning: (projectId: string) => boolean
  /** Stops all runs and waits a while for them; their messages stay waiting, for the next start. */
  close: () => Promise<void>
}

interface QueueOptions {
  /**
   * How many jobs run beside each other. Default 4: a run is a model and a checkout of a repository, and the service
   * that answers readers beside it is to feel little of them.
   */
  places: number
  /** Milliseconds that a run has to stop when it is told to. Default 5,000; then it is waited for no longer. */
  grace: number
  /** Milliseconds for which a job is this process’s alone; it says so again and again. Default 15,000: then another takes over. */
  lease: number
  /** Milliseconds between two times. Default 2,000: so long what another instance says takes to get here. */
  beat: number
  /** Between attempts at an operation of the store that failed. Default 1 second to 1 minute. */
  backoff: Backoff
  /** Where the log of each job is kept. Default: nowhere. */
  notes: JobNoteStore | undefined
  /** What neither a prompt nor a log may hold, such as the model’s key. Default: none that is known. */
  secrets: readonly string[]
}

const defaults: QueueOptions = {
  places: 4,
  grace: 5_000,
  lease: 15_000,
  beat: 2_000,
  backoff: { first: 1_000, longest: 60_000 },
  notes: undefined,
  secrets: []
}

/** Jobs that are counted; with more, the figure tells no more. */
const mostCounted = 1_000

/** Why a run was stopped that is to begin anew. */
const holding = new Error('The job begins anew, because words of a reader were deleted.')
const lost = new Error('Another process works on the job.')

interface Run {
  projectId: string
  abort: AbortController
  done: Promise<void>
  /** When its lease was last known to be this process’s. */
  keptAt: number
}

/** Runs what waits in the store, oldest first: jobs beside each other, the messages of one job in order. */
export const createJobQueue = (
  jobs: JobStore,
  runner: JobRunner | undefined,
  report: (error: unknown) => void,
  options: Partial<QueueOptions> = {}
): JobQueue => {
  const { places, grace, lease, beat, backoff, notes, secrets } = { ...defaults, ...options }
  const worker = newId('worker')
  const running = new Map<string, Run>()
  const holds = createHolds(jobs, lease, async projectId => runner?.forget?.(projectId))
  const closing = new AbortController()
  const retried = <Result>(operation: () => Promise<Result>) => retry(operation, backoff, report, closing.signal)
  // A message that ended between looking for messages and starting them would be run twice.
  const mutex = createMutex()
  let [wanted, looking] = [false, false]

  /** One look at a time, however often it is asked for: a store that fails is not asked more often for that. */
  const wake = async () => {
    wanted = true
    if (looking) return
    looking = true
    while (wanted && !closing.signal.aborted) {
      wanted = false
      await retried(() => mutex.run(look))
    }
    looking = false
  }

  const look = async () => {
    // As many as there are places: even when all that run are among them, the rest fills the places that are free.
    for (const message of await jobs.waiting(places)) {
      if (running.size >= places || closing.signal.aborted) return
      if (!running.has(message.jobId) && (await jobs.take(message, worker, lease))) start(message)
    }
  }

  const start = (message: WaitingMessage) => {
    const abort = new AbortController()
    const done = work(message, abort.signal).finally(() => {
      running.delete(message.jobId)
      void wake()
    })
    running.set(message.jobId, { projectId: message.projectId, abort, done, keptAt: performance.now() })
  }

  const work = async (message: WaitingMessage, signal: AbortSignal) => {
    // The database answers at once, so that a long row of short runs would leave requests no turn of the event loop.
    await nextTurn()
    const outcome = await runMessage(message, signal)
    const isToBeginAnew = signal.reason === holding || signal.reason === lost
    // The job keeps its place until then: while ends cannot be noted, no more runs begin that would have to be repeated.
    if (!isToBeginAnew) await retried(() => mutex.run(() => jobs.finish(message, outcome, worker)))
    // Of a message that is not done; where that fails, its time runs out.
    await jobs.release(message.jobId, worker).catch(() => {})
  }

  const isRunning = (projectId: string) => [...running.values()].some(run => run.projectId === projectId)

  /** Keeps the jobs that run here, and stops those that are not to go on. */
  const keep = async () => {
    const [runs, asked] = [[...running], performance.now()]
    const ids = runs.map(([jobId]) => jobId)
    // What fails or hangs is asked for again; until then nobody knows whose the jobs are.
    const kept = await within(beat, jobs.keep(worker, ids, lease))
    for (const [jobId, run] of runs) {
      const job = kept?.find(({ id }) => id === jobId)
      if (job) run.keptAt = asked
      // A run has stopped before another may begin, also where its database is out of reach.
      const isLost = kept ? !job : performance.now() - run.keptAt > lease - beat - grace
      if (isLost) run.abort.abort(lost)
      else if (job?.isHeld) run.abort.abort(holding)
      else if (job?.status === 'archived') run.abort.abort()
    }
    await within(beat, holds.keep(isRunning))
    void wake()
  }
  const beating = repeat(keep, beat)

  const runMessage = async (message: WaitingMessage, signal: AbortSignal): Promise<JobOutcome> => {
    const { projectId, jobId, sequence, prompt, prLink } = message
    if (!runner) return failed('No agent is configured that could work on this job.')
    const job = await retried(() => jobs.read(projectId, jobId))
    // Stopped before it began: the message is done when its job was archived, and run again when the service stops.
    if (!job || job.status === 'archived' || signal.aborted) return failed('The job was stopped.')
    const log = notes && createNotes(notes, jobId, secrets, report)
    // Prompts hold what readers wrote.
    const masked = maskPersonalData(withoutKeys(prompt, secrets))
    // A run that was stopped may go on for a while: what it says then is said of what is no more.
    const note: JobTask['note'] = (text, kind) => void (signal.aborted || log?.note(text, kind))
    const task = { job, projectId, message: sequence, prompt: masked, prLink, signal, note }
    const outcome = await runTask(runner, task, grace, secrets)
    await log?.written()
    return outcome
  }

  return {
    wake: () => void wake(),
    cancel: jobId => running.get(jobId)?.abort.abort(),
    async hold(projectId) {
      const end = await holds.begin(projectId)
      const runs = [...running.values()].filter(run => run.projectId === projectId)
      for (const { abort } of runs) abort.abort(holding)
      await Promise.all(runs.map(({ done }) => done))
      await holds.whileTaken(projectId, closing.signal)
      return async () => {
        await end()
        void wake()
      }
    },
    async counts() {
      const { size } = running
      const waiting = (await jobs.waiting(mostCounted)).filter(({ jobId }) => !running.has(jobId))
      return { running: size, waiting: waiting.length }
    },
    isRunning,
    async close() {
      closing.abort()
      const runs = [...running.values()]
      for (const { abort } of runs) abort.abort()
      await Promise.all([mutex.idle(), beating.stop(), ...runs.map(({ done }) => done)])
    }
  }
}
