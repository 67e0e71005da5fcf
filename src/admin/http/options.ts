import type { AdminError } from './errors.ts'

export interface RetryOptions {
  /** Tries after the first one. Default 4. */
  limit: number
  /** Longest wait before the second try, in milliseconds; it doubles from try to try. Default 500. */
  delay: number
  /** Longest wait between two tries, in milliseconds. Default 20,000. */
  maxDelay: number
  /** Longest `Retry-After` that is waited for, in milliseconds; a longer one ends the call. Default 120,000. */
  maxRetryAfter: number
}

/** What a call needs, every default filled in. */
export interface HttpOptions {
  baseUrl: string
  adminKey: string
  fetch: typeof globalThis.fetch
  timeout: number
  retry: RetryOptions
  onRetry: ((error: AdminError, delay: number) => void) | undefined
}
