import { maxTimerDelay } from '../shared/timers.ts'

/**
 * Waits for `work` until `ms` milliseconds are over (then rejects with what `late` returns) or the signal is aborted
 * (then rejects with its reason), whether or not the work itself listens to either.
 */
export const withTimeout = async <T>(
  ms: number,
  work: Promise<T>,
  late: () => Error,
  signal?: AbortSignal | undefined
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  const cut = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    if (ms <= maxTimerDelay) timer = setTimeout(() => reject(late()), ms)
  })
  try {
    return await Promise.race([work, cut])
  } finally {
    clearTimeout(timer)
    if (stop) signal?.removeEventListener('abort', stop)
  }
}

/** The AbortError for a signal’s reason: a deadline, or a caller’s own word, stops a question like any other abort. */
export const abortError = (reason: unknown): Error =>
  isAbort(reason)
    ? reason
    : Object.assign(new DOMException('The question was stopped.', 'AbortError'), { cause: reason })

/** Whether something ended because it was stopped: that is no error. */
export const isAbort = (cause: unknown): cause is Error => cause instanceof Error && cause.name === 'AbortError'
