import type { AdminErrorCode } from '../http/errors.ts'

/** Exit codes, for scripts; `docs/cli.md` lists the same numbers. */
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

export type ExitName = keyof typeof exitCodes

/** Ends a command with an exit code and a sentence for whoever typed it. */
export class CommandError extends Error {
  override name = 'CommandError'
  readonly code: ExitName

  constructor(code: ExitName, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The exit after an error of the client; for `invalid_request` it also depends on who refused. */
export const exitOfError: Record<AdminErrorCode, ExitName> = {
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
