import { backoffDelay, withJitter } from '../../shared/backoff.ts'
import { type Call, createAttempt } from './attempt.ts'
import type { Failure } from './failure.ts'
import type { HttpOptions, RetryOptions } from './options.ts'
import { sleep } from './sleep.ts'

export type Send = <Answer>(call: Call<Answer>, signal?: AbortSignal) => Promise<Answer>

/**
 * Sends a call with retries. Retries a transient failure of a call that is repeatable or that the service certainly did
 * not accept.
 */
export const createSend = (options: HttpOptions): Send => {
  const attempt = createAttempt(options)
  return async (call, signal) => {
    for (let failed = 1; ; failed++) {
      const outcome = await attempt(call, signal)
      if ('answer' in outcome) return outcome.answer
      const { error } = outcome.failure
      const again = outcome.failure.transient && (call.repeatable || !error.maybeTaken) && failed <= options.retry.limit
      const delay = again ? delayBeforeNext(outcome.failure, failed, options.retry) : undefined
      if (delay === undefined) throw error
      options.onRetry?.(error, delay)
      await sleep(delay, signal)
    }
  }
}

/** Milliseconds until the next attempt; `undefined` when the service asks for a longer delay than `maxRetryAfter`. */
const delayBeforeNext = ({ error }: Failure, failed: number, retry: RetryOptions): number | undefined => {
  if (error.retryAfter === undefined)
    return withJitter(backoffDelay(failed, { first: retry.delay, longest: retry.maxDelay }))
  const asked = error.retryAfter * 1000
  return asked <= retry.maxRetryAfter ? asked + withJitter(retry.delay) : undefined
}
