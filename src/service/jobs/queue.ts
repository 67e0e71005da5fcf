import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Backoff } from '../../shared/backoff.ts'
import { createMutex } from '../../shared/mutex.ts'
import type { JobRunner } from '../contract.ts'
import type { JobOutcome, JobStore, WaitingMessage } from '../store/index.ts'
import { retry } from './retry.ts'
import { failed, runTask } from './run.ts'

export interface JobQueue {
  /** Looks for messages that wait. Called after each one that is stored, and at the start. */
  wake: () => void
  /** Stops the run of a job that was archived. */
  cancel: (jobId: string) => void
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
  /** Between attempts at an operation of the store that failed. Default 1 second to 1 minute. */
  backoff: Backoff
}

const defaults: QueueOptions = { places: 4, grace: 5_000, backoff: { first: 1_000, longest: 60_000 } }

/** Runs what waits in the store, oldest first: jobs beside each other, the messages of one job in order. */
export const createJobQueue = (
  jobs: JobStore,
  runner: JobRunner | undefined,
  report: (error: unknown) => void,
  options: Partial<QueueOptions> = {}
): JobQueue => {
  const { places, grace, backoff } = { ...defaults, ...options }
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>()
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
      if (running.size < places && !running.has(message.jobId)) start(message)
    }
  }

  const start = (message: WaitingMessage) => {
    const abort = new AbortController()
    const done = work(message, abort.signal).finally(() => {
      running.delete(message.jobId)
      void wake()
    })
    running.set(message.jobId, { abort, done })
  }

  const work = async (message: WaitingMessage, signal: AbortSignal) => {
    // The database answers at once, so that a long row of short runs would leave requests no turn of the event loop.
    await nextTurn()
    const outcome = await runMessage(message, signal)
    // The job keeps its place until then: while ends cannot be noted, no more runs begin that would have to be repeated.
    await retried(() => mutex.run(() => jobs.finish(message, outcome)))
  }

  const runMessage = async (message: WaitingMessage, signal: AbortSignal): Promise<JobOutcome> => {
    const { projectId, jobId, prompt, prLink } = message
    if (!runner) return failed('No agent is configured that could work on this job.')
    const job = await retried(() => jobs.read(projectId, jobId))
    // Stopped before it began: the message is done when its job was archived, and run again when the service stops.
    if (!job || job.status === 'archived' || signal.aborted) return failed('The job was stopped.')
    return runTask(runner, { job, projectId, prompt, prLink, signal }, grace)
  }

  return {
    wake: () => void wake(),
    cancel: jobId => running.get(jobId)?.abort.abort(),
    async close() {
      closing.abort()
      const runs = [...running.values()]
      for (const { abort } of runs) abort.abort()
      await Promise.all([mutex.idle(), ...runs.map(({ done }) => done)])
    }
  }
}
