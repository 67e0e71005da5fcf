import { setTimeout as wait } from 'node:timers/promises'
import { maxTimerDelay } from '../../shared/timers.ts'

/** Waits. Rejects with the signal’s reason at an abort. */
export const sleep = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  try {
    await wait(Math.min(milliseconds, maxTimerDelay), undefined, { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}
