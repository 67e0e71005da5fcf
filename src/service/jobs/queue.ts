import type { JobOutcome, JobStore, WaitingMessage } from '../store/index.ts'
import { failed, runTask } from './run.ts'
import type { JobRunner } from './runner.ts'

export interface JobQueue {
  /** Looks for messages that wait. Called after each one that is stored, and at the start. */
  wake: () => void
  /** Stops the run of a job that was archived. */
  cancel: (jobId: string) => void
  /** Stops all runs and waits for them; their messages stay waiting, for the next start. */
  close: () => Promise<void>
}

/** Runs what waits in the store: jobs beside each other, the messages of one job in order. */
export const createJobQueue = (
  jobs: JobStore,
  runner: JobRunner | undefined,
  report: (error: unknown) => void
): JobQueue => {
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>()
  let closed = false
  let turn: Promise<void> = Promise.resolve()

  /** Looking and noting take turns: a message that ends between looking and starting would be run twice. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work).catch(report)
    return turn
  }

  const start = (message: WaitingMessage) => {
    const abort = new AbortController()
    const done = work(message, abort.signal).finally(() => {
      running.delete(message.jobId)
      wake()
    })
    running.set(message.jobId, { abort, done })
  }

  const work = async (message: WaitingMessage, signal: AbortSignal) => {
    const outcome = await runMessage(message, signal)
    if (!closed) await inTurn(() => jobs.finish(message, outcome))
  }

  const runMessage = async (message: WaitingMessage, signal: AbortSignal): Promise<JobOutcome> => {
    const { projectId, jobId, prompt, prLink } = message
    if (!runner) return failed('No agent is configured that could work on this job.')
    const job = await jobs.read(projectId, jobId)
    if (!job) return failed('The job does not exist.')
    return runTask(runner, { job, projectId, prompt, prLink, signal })
  }

  const look = async () => {
    if (closed) return
    for (const message of await jobs.waiting()) if (!running.has(message.jobId)) start(message)
  }

  const wake = () => void inTurn(look)

  return {
    wake,
    cancel: jobId => running.get(jobId)?.abort.abort(),
    async close() {
      closed = true
      const runs = [...running.values()]
      for (const { abort } of runs) abort.abort()
      await Promise.all([turn, ...runs.map(({ done }) => done)])
    }
  }
}
