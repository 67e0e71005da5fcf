import type { AdminErrorCode } from '../http/errors.ts'

/** How a command ends, for scripts; `docs/cli.md` lists the same numbers. */
export const exitCodes = {
  done: 0,
  /** Something that is not in this list. */
  failed: 1,
  /** The arguments do not fit; nothing was sent. */
  usage: 2,
  /** No key, an unknown one, or one of the wrong kind. */
  key: 3,
  not_found: 4,
  /** The service refused: its validation, a state that does not allow it, or a route that it does not have. */
  refused: 5,
  rate_limited: 6,
  /** The service cannot be reached, is too slow, or failed. */
  unavailable: 7,
  /** The service answered with what the interface does not know. */
  malformed: 8,
  job_failed: 9,
  wait_timeout: 10,
  /** `doctor` or `conformance` found something. */
  check_failed: 11,
  /** Ctrl-C. */
  interrupted: 130
} as const

export type Ending = keyof typeof exitCodes

/** A command that cannot go on, in a sentence for whoever typed it. */
export class CommandError extends Error {
  override name = 'CommandError'
  readonly code: Ending

  constructor(code: Ending, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** How a command ends after an error of the client; `invalid_request` depends on who refused. */
export const endings: Record<AdminErrorCode, Ending> = {
  invalid_options: 'usage',
  invalid_request: 'refused',
  unauthorized: 'key',
  wrong_key_kind: 'key',
  not_found: 'not_found',
  unsupported: 'refused',
  conflict: 'refused',
  rate_limited: 'rate_limited',
  server_error: 'unavailable',
  network: 'unavailable',
  timeout: 'unavailable',
  malformed_answer: 'malformed',
  wait_timeout: 'wait_timeout'
}
