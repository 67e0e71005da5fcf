import type { AgentJob } from '../../protocol/index.ts'
import { backoffDelay, withJitter } from '../../shared/backoff.ts'
import { maxTimerDelay } from '../../shared/timers.ts'
import { AdminError } from '../http/errors.ts'
import { sleep } from '../http/sleep.ts'

export interface WaitOptions {
  /** Longest wait in milliseconds, after which it rejects with `wait_timeout`. Default 30 minutes. */
  timeout?: number
  signal?: AbortSignal | undefined
  /** Called with each change of the job, and with the response from which the wait begins. */
  onProgress?: (job: AgentJob) => void
  /**
   * Milliseconds that a job which was never seen active must stay `completed` or `failed` before that counts as its end.
   * Default 15,000 for a job that this client has sent a message to, and 0 for any other.
   */
  settle?: number
  /** Longest delay before the second look-up, in milliseconds; it grows up to `maxInterval`. Default 1,000. */
  interval?: number
  /** Longest delay between two look-ups, in milliseconds. Default 15,000. */
  maxInterval?: number
}

/**
 * Polls a job until its end is confirmed.
 *
 *     follow-up ──► completed (still the old end) ──► active ──► completed ──► completed
 *                   counts only if it lasts           seen       the new end   confirmed
 *
 * Without a follow-up there is no old end, so the first reading counts.
 *
 * @param start the response to the follow-up; `undefined` when this client sent none
 */
export const waitForJob = async (
  lookUp: (signal: AbortSignal) => Promise<AgentJob>,
  start: AgentJob | undefined,
  options: WaitOptions
): Promise<AgentJob> => {
  const { timeout = 30 * 60_000, settle = start ? 15_000 : 0, interval = 1_000, maxInterval = 15_000 } = options
  const { signal, onProgress } = options
  const backoff = { first: interval, longest: maxInterval }
  const settled = createSettling(settle)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), Math.min(timeout, maxTimerDelay))
  const stop = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  let job = start
  let failure: AdminError | undefined
  try {
    if (start) onProgress?.(start)
    // Polls soon after a change, and then less and less often.
    for (let unchanged = start ? 1 : 0; ; unchanged++) {
      if (unchanged > 0) await sleep(withJitter(backoffDelay(unchanged, backoff)), stop)
      const reading = await orTransientError(lookUp(stop))
      if (reading instanceof AdminError) {
        failure = reading
        continue
      }
      failure = undefined
      if (!job || !sameState(reading, job)) {
        unchanged = 0
        onProgress?.(reading)
      }
      job = reading
      if (settled(job)) return job
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (!deadline.signal.aborted) throw error
    const seen = job ? `it reads ${job.status}` : 'it could not be looked up'
    const message = `The job has not ended within ${timeout} ms; ${seen}. It goes on without us.`
    throw new AdminError('wait_timeout', message, { job, cause: failure })
  } finally {
    clearTimeout(timer)
  }
}

/** Returns a transient error, so that a long wait survives an outage, and throws any other. */
const orTransientError = (look: Promise<AgentJob>): Promise<AgentJob | AdminError> =>
  look.catch((error: unknown) => {
    if (error instanceof AdminError && transientCodes.has(error.code)) return error
    throw error
  })

const transientCodes = new Set(['network', 'timeout', 'rate_limited', 'server_error'])

const sameState = (left: AgentJob, right: AgentJob) => left.status === right.status && left.prLink === right.prLink

/** Returns a function that says for each reading whether the end is settled: read twice after activity, or unchanged for `settle` milliseconds. */
const createSettling = (settle: number) => {
  let activeSeen = false
  let end: { job: AgentJob; since: number } | undefined
  return (job: AgentJob): boolean => {
    // Final, because no follow-up reactivates an archived job.
    if (job.status === 'archived') return true
    if (job.status !== 'completed' && job.status !== 'failed') {
      activeSeen = true
      end = undefined
      return false
    }
    if (!end || !sameState(end.job, job)) end = { job, since: performance.now() }
    else if (activeSeen) return true
    return !activeSeen && performance.now() - end.since >= settle
  }
}
