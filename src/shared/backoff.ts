/** Pauses between attempts, in milliseconds: each is twice the one before, up to the longest. */
export interface Backoff {
  first: number
  longest: number
}

/** Milliseconds to wait before the next attempt. @param failedAttempts one or more */
export const backoffDelay = (failedAttempts: number, { first, longest }: Backoff): number =>
  Math.min(longest, first * 2 ** (failedAttempts - 1))

/** A random time between half of a delay and all of it, so that many clients do not retry at the same moment. */
export const withJitter = (milliseconds: number): number => (milliseconds * (1 + Math.random())) / 2
