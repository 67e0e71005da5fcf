import type { AdminError } from './errors.ts'

export interface RetryOptions {
  /** Retries after the first attempt. Default 4. */
  limit: number
  /** Longest delay before the first retry, in milliseconds; it doubles with each retry. Default 500. */
  delay: number
  /** Longest delay between two attempts, in milliseconds. Default 20,000. */
  maxDelay: number
  /** Longest `Retry-After` that is waited for, in milliseconds; a longer one ends the call. Default 120,000. */
  maxRetryAfter: number
}

/** The resolved options of calls. */
export interface HttpOptions {
  baseUrl: string
  adminKey: string
  fetch: typeof globalThis.fetch
  timeout: number
  retry: RetryOptions
  onRetry: ((error: AdminError, delay: number) => void) | undefined
}
