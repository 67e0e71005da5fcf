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
  /** Looks for waiting messages. Called after each new message, and at the start. */
  wake: () => void
  /** Stops the run of an archived job. Another instance notices that by itself. */
  cancel: (jobId: string) => void
  /** Stops the runs of a project in all instances until the returned function is called; stopped runs then start again. */
  hold: (projectId: string) => Promise<() => Promise<void>>
  /** Numbers of running and waiting jobs. */
  counts: () => Promise<{ running: number; waiting: number }>
  /** Whether a job of the project is running here. */
  isRunning: (projectId: string) => boolean
  /** Stops all runs and waits for their end for at most `grace`; their messages wait for the next start. */
  close: () => Promise<void>
}

interface QueueOptions {
  /**
   * Most jobs that run at the same time. Default 4: each runs a model and a checkout, which must not slow down the answers
   * for readers.
   */
  places: number
  /** Milliseconds to wait for a run after its signal was aborted. Default 5,000. */
  grace: number
  /** Milliseconds of a lease on a job, which is renewed at each beat. Default 15,000: then another process takes over. */
  lease: number
  /** Milliseconds between two heartbeats, which renew leases and notice changes of other instances. Default 2,000. */
  beat: number
  /** Delays between attempts of a failed operation of the store. Default 1 second to 1 minute. */
  backoff: Backoff
  /** Stores the log of each job. Default: not stored. */
  notes: JobNoteStore | undefined
  /** Secrets that are redacted in prompts and logs, such as the model’s key. Default: none. */
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

/** Most jobs that are counted; a larger figure would be of no use. */
const maxCounted = 1_000

/** Reasons for which a run is stopped to start again later. */
const holding = new Error('The job begins anew, because words of a reader were deleted.')
const lost = new Error('Another process works on the job.')

interface Run {
  projectId: string
  abort: AbortController
  done: Promise<void>
  /** When this process last held its lease for certain. */
  keptAt: number
}

/** Runs the waiting messages of the store, oldest first: several jobs at once, the messages of one job in order. */
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
  // Looking for messages must not overlap with finishing one, which would then be run twice.
  const mutex = createMutex()
  let [wanted, looking] = [false, false]

  /** Looks for messages, one look at a time, so that many calls do not cause more requests to a failing store. */
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
    // Reads as many as there are places: even if all running jobs are among them, the rest fills the free places.
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
    // SQLite answers synchronously, so many short runs in a row would otherwise starve the event loop.
    await nextTurn()
    const outcome = await runMessage(message, signal)
    const isToBeginAnew = signal.reason === holding || signal.reason === lost
    // Keeps the place of the job until the end is stored: while the store fails, no more runs start that would be repeated.
    if (!isToBeginAnew) await retried(() => mutex.run(() => jobs.finish(message, outcome, worker)))
    // Releases the lease of an unfinished message. If that fails, the lease expires.
    await jobs.release(message.jobId, worker).catch(() => {})
  }

  const isRunning = (projectId: string) => [...running.values()].some(run => run.projectId === projectId)

  /** Renews the leases of the jobs that run here, and stops those that are lost, held or archived. */
  const keep = async () => {
    const [runs, asked] = [[...running], performance.now()]
    const ids = runs.map(([jobId]) => jobId)
    // A failed or hanging renewal is repeated at the next beat; until then the owners of the jobs are unknown.
    const kept = await within(beat, jobs.keep(worker, ids, lease))
    for (const [jobId, run] of runs) {
      const job = kept?.find(({ id }) => id === jobId)
      if (job) run.keptAt = asked
      // Without the database, stops the run early enough that it has ended before its lease expires elsewhere.
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
    // Stopped before it began. The message of an archived job is done; after a stop of the service it is run again.
    if (!job || job.status === 'archived' || signal.aborted) return failed('The job was stopped.')
    const log = notes && createNotes(notes, jobId, secrets, report)
    // Masked, because prompts contain readers’ words.
    const masked = maskPersonalData(withoutKeys(prompt, secrets))
    // Drops the log lines of a stopped run, which may continue for a while.
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
      const waiting = (await jobs.waiting(maxCounted)).filter(({ jobId }) => !running.has(jobId))
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
