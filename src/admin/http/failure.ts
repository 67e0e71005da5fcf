import type { AdminError } from './errors.ts'

/** The failure of one attempt. */
export interface Failure {
  error: AdminError
  /** Whether the same call may succeed a little later. */
  transient: boolean
}
