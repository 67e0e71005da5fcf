import type { AdminError } from './errors.ts'

/** What went wrong with one call. */
export interface Failure {
  error: AdminError
  /** The same call may well succeed a little later. */
  transient: boolean
}
