import { reasonNotWritten } from './system-errors.ts'

/** Exit codes, for scripts; `docs/cli.md` lists the same numbers. */
export const exitCodes = {
  done: 0,
  /** An error that is not in this list. */
  failed: 1,
  /** The arguments are wrong; nothing was sent. */
  usage: 2,
  /** No key, an unknown one, or one of the wrong kind. */
  key: 3,
  not_found: 4,
  /** The service refused: its validation, a state that does not allow it, or a route that it does not have. */
  refused: 5,
  rate_limited: 6,
  /** The service cannot be reached, is too slow, or failed. */
  unavailable: 7,
  /** The service sent a response that the interface does not allow. */
  malformed: 8,
  job_failed: 9,
  wait_timeout: 10,
  /** `doctor` or `conformance` found something. */
  check_failed: 11,
  /** The output could not be written completely: the disk is full, or the folder is not writable. */
  not_written: 12,
  /** Ctrl-C. */
  interrupted: 130
} as const

export type ExitName = keyof typeof exitCodes

/** Ends a command with an exit code and a sentence for the user. */
export class CommandError extends Error {
  override name = 'CommandError'
  readonly code: ExitName

  constructor(code: ExitName, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The exit for each error code. For `invalid_request` it also depends on whether the client or the service refused. */
const exitOfCode: Record<string, ExitName> = {
  // Codes of `AdminError`; a test compares them with this table.
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

/** Whether it is an error code that the documentation lists. */
export const isErrorCode = (code: unknown): code is string =>
  typeof code === 'string' && (Object.hasOwn(exitOfCode, code) || Object.hasOwn(exitCodes, code))

/** Fields that an error of a command may have. */
interface FailedCall {
  code?: unknown
  status?: unknown
}

export const exitOf = (error: unknown): ExitName => {
  if (error instanceof CommandError) return error.code
  const { code, status } = error as FailedCall
  // The user pressed Ctrl-C at a prompt.
  if (error instanceof Error && error.name === 'ExitPromptError') return 'interrupted'
  // Without a status the client itself refused it, before anything was sent.
  if (code === 'invalid_request' && status === undefined) return 'usage'
  if (reasonNotWritten(error)) return 'not_written'
  return (typeof code === 'string' ? exitOfCode[code] : undefined) ?? 'failed'
}
