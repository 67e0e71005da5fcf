import { setTimeout as wait } from 'node:timers/promises'
import { type Backoff, backoffDelay } from '../../shared/backoff.ts'

/**
 * Tries an operation of the store until it succeeds: a full disk or a locked database is no reason to lose a message,
 * nor to do nothing but try. Each failure is reported. `undefined` when the signal is aborted before it succeeded.
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
    // Rejects when aborted; the loop’s condition then ends it.
    await wait(backoffDelay(failed, backoff), undefined, { signal }).catch(() => {})
  }
}
