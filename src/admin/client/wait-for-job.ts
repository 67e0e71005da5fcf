import type { AgentJob } from '../../protocol/index.ts'
import { backoffDelay, withJitter } from '../../shared/backoff.ts'
import { maxTimerDelay } from '../../shared/timers.ts'
import { AdminError } from '../http/errors.ts'
import { sleep } from '../http/sleep.ts'

export interface WaitOptions {
  /** Longest wait in milliseconds, after which it rejects with `wait_timeout`. Default 30 minutes. */
  timeout?: number
  signal?: AbortSignal | undefined
  /** Called with each change of the job, and with the answer that the wait begins from. */
  onProgress?: (job: AgentJob) => void
  /**
   * How long a job that was never seen active must stay `completed` or `failed` before that counts as its end, in
   * milliseconds. Default 15,000 for a job that this client sent a message to, and none for any other.
   */
  settle?: number
  /** Longest wait before the second look-up, in milliseconds; it grows up to `maxInterval`. Default 1,000. */
  interval?: number
  /** Longest wait between two look-ups, in milliseconds. Default 15,000. */
  maxInterval?: number
}

/**
 * Looks a job up until its end is settled.
 *
 *     follow-up ──► completed (still the old end) ──► active ──► completed ──► completed
 *                   counts only if it lasts           seen       the new end   confirmed
 *
 * Without a follow-up there is no old end, and what is read first counts.
 *
 * @param start what the service answered to the follow-up; nothing when this client sent none
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
    // After a change it looks again soon, and then less and less often.
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

/** A long wait outlives an outage: an error that may pass by itself is returned, any other is thrown. */
const orTransientError = (look: Promise<AgentJob>): Promise<AgentJob | AdminError> =>
  look.catch((error: unknown) => {
    if (error instanceof AdminError && transientCodes.has(error.code)) return error
    throw error
  })

const transientCodes = new Set(['network', 'timeout', 'rate_limited', 'server_error'])

const sameState = (left: AgentJob, right: AgentJob) => left.status === right.status && left.prLink === right.prLink

/** Says for each reading whether the job’s end is settled: confirmed, or unchanged for `settle` milliseconds. */
const createSettling = (settle: number) => {
  let activeSeen = false
  let end: { job: AgentJob; since: number } | undefined
  return (job: AgentJob): boolean => {
    // No follow-up brings an archived job back.
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
