import { setTimeout as wait } from 'node:timers/promises'
import { type Backoff, backoffDelay } from '../../shared/backoff.ts'

/**
 * Retries an operation of the store with backoff until it succeeds, because a full disk or a locked database must not lose
 * a message. Reports each failure. `undefined` when the signal is aborted before it succeeds.
 */
export const retry = async <Result>(
  operation: () => Promise<Result>,
  backoff: Backoff,
  report: (error: unknown) => void,
  signal: AbortSignal
): Promise<Result | undefined> => {
  for (let failed = 1; !signal.aborted; failed++) {
    try {
      return await operation()
    } catch (error) {
      report(error)
    }
    // Rejects on abort; the condition of the loop then ends it.
    await wait(backoffDelay(failed, backoff), undefined, { signal }).catch(() => {})
  }
}
