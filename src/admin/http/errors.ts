import type { AgentJob } from '../../protocol/index.ts'

/**
 * The code of a failed call. Branch on the code, never on the message.
 * An aborted call rejects with its signal’s reason instead.
 */
export type AdminErrorCode =
  /** The client’s own options cannot work: no base URL, no project, no key. */
  | 'invalid_options'
  /** Invalid arguments: refused by this client before sending (no `status`), or by the service (400, 413, 415, 422). */
  | 'invalid_request'
  /** No key, an unknown one or a revoked one (401). */
  | 'unauthorized'
  /** A public key was given, or the service refuses this key for this call (403). */
  | 'wrong_key_kind'
  /** There is no such project, job or entry (404, 410). */
  | 'not_found'
  /** The service does not offer this at all (405, 501). */
  | 'unsupported'
  /** The object’s state forbids it (409), such as a follow-up to an archived job. */
  | 'conflict'
  /** 429. `retryAfter` says how long to wait, where the service did. */
  | 'rate_limited'
  /** 5xx, and any other unexpected status. */
  | 'server_error'
  /** The request did not reach the service, or its answer broke off. */
  | 'network'
  /** No complete response within the timeout. */
  | 'timeout'
  /** The service sent a response that does not fit the interface: a login page, a redirect, half a list. */
  | 'malformed_answer'
  /** `jobs.wait` reached its timeout; the job continues. `job` is its last reading. */
  | 'wait_timeout'

export interface ErrorDetail {
  message: string
  /** The field it is about. */
  path?: string
}

export interface AdminErrorFields {
  status?: number | undefined
  details?: ErrorDetail[]
  retryAfter?: number | undefined
  serverMessage?: string | undefined
  requestId?: string | undefined
  maybeTaken?: boolean
  job?: AgentJob | undefined
  cause?: unknown
}

/** The error class of the admin client. No field and no message contains the key. */
export class AdminError extends Error {
  override name = 'AdminError'
  readonly code: AdminErrorCode
  /** HTTP status, where the service answered. */
  readonly status: number | undefined
  /** The invalid fields, where the service names them. */
  readonly details: ErrorDetail[]
  /** Seconds to wait before another try can succeed, where the service said so. */
  readonly retryAfter: number | undefined
  /** The service’s message, shortened to 500 characters. */
  readonly serverMessage: string | undefined
  /** The request id in the service’s log, where the service sent it. */
  readonly requestId: string | undefined
  /**
   * Whether the service may have carried out the call although it failed: check before you repeat it.
   * Always false for calls that only read.
   */
  readonly maybeTaken: boolean
  /** The job as it was last seen; with `wait_timeout`. */
  readonly job: AgentJob | undefined

  constructor(code: AdminErrorCode, message: string, fields: AdminErrorFields = {}) {
    super(message, 'cause' in fields ? { cause: fields.cause } : undefined)
    this.code = code
    this.status = fields.status
    this.details = fields.details ?? []
    this.retryAfter = fields.retryAfter
    this.serverMessage = fields.serverMessage?.slice(0, 500)
    this.requestId = fields.requestId
    this.maybeTaken = fields.maybeTaken ?? false
    this.job = fields.job
  }
}

/** The error of an argument that is refused before anything is sent. */
export const refused = (path: string, message: string): AdminError =>
  new AdminError('invalid_request', `${path} ${message}`, { details: [{ path, message }] })
