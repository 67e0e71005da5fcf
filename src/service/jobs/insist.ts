import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between attempts: each pause is twice the one before, up to the longest. */
export interface Pauses {
  first: number
  longest: number
}

/**
 * Tries an operation of the store until it succeeds: a full disk or a locked database is no reason to lose a message,
 * nor to do nothing but try. Each failure is reported. `undefined` when the signal is aborted before it succeeded.
 */
export const insist = async <Result>(
  operation: () => Promise<Result>,
  { first, longest }: Pauses,
  report: (error: unknown) => void,
  signal: AbortSignal
): Promise<Result | undefined> => {
  for (let pause = first; !signal.aborted; pause = Math.min(pause * 2, longest)) {
    try {
      return await operation()
    } catch (error) {
      report(error)
    }
    // Rejects when aborted, which the loop sees for itself.
    await wait(pause, undefined, { signal }).catch(() => {})
  }
}
