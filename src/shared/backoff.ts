/** Pauses between attempts, in milliseconds: each is twice the one before, up to the longest. */
export interface Backoff {
  first: number
  longest: number
}

/** Milliseconds to wait when so many attempts, one or more, have failed. */
export const backoffDelay = (failedAttempts: number, { first, longest }: Backoff): number =>
  Math.min(longest, first * 2 ** (failedAttempts - 1))

/** Between half of a delay and all of it, by chance, so that many clients do not come back at the same moment. */
export const withJitter = (milliseconds: number): number => (milliseconds * (1 + Math.random())) / 2
