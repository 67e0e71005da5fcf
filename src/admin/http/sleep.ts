import { setTimeout as wait } from 'node:timers/promises'

/** Waits so many milliseconds; an abort rejects with its signal’s reason. */
export const sleep = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  try {
    await wait(Math.min(milliseconds, 2 ** 31 - 1), undefined, { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

/** Half of the time for certain and the other half by chance, so that many clients do not come back as one. */
export const jitter = (milliseconds: number): number => (milliseconds * (1 + Math.random())) / 2

/** Milliseconds before the next try, when so many have failed: doubling up to the longest, with jitter. */
export const backoff = (failed: number, first: number, longest: number): number =>
  jitter(Math.min(longest, first * 2 ** (failed - 1)))
