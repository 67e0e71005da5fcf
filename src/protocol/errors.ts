/**
 * What went wrong with a question. Branch on the code, never on the message’s words.
 * Stopping an answer is not an error.
 */
export type AssistantErrorCode =
  /** The options cannot work: no domain, a key of the wrong kind, a malformed URL. */
  | 'invalid_options'
  /** The request did not reach the service. */
  | 'network'
  /** The browser says that it is offline. */
  | 'offline'
  /** The page’s Content-Security-Policy, or the service’s CORS answer, blocked the request. */
  | 'blocked'
  /** No first byte, or no further byte, within the deadline. */
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'invalid_request'
  | 'rate_limited'
  | 'server_error'
  /** A successful response whose body is no answer stream: a login page, JSON, nothing. */
  | 'not_a_stream'
  /** The service reported in the stream that the answer failed. */
  | 'answer_failed'
  /** The stream ended before its finish. */
  | 'interrupted'
  /** The stream finished without a word of answer. */
  | 'empty_answer'

export interface AssistantErrorDetails {
  /** HTTP status, where there was a response. */
  status?: number
  /** Seconds to wait before a retry can succeed, where the service said so. */
  retryAfter?: number
  /** The service’s own message, shortened to 500 characters: for the console, never for the reader. */
  serverMessage?: string
  cause?: unknown
}

/** The error class of the widget and its transport. `message` is a sentence for the developer. */
export class AssistantError extends Error {
  override name = 'AssistantError'
  readonly code: AssistantErrorCode
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  readonly serverMessage: string | undefined

  constructor(code: AssistantErrorCode, message: string, details: AssistantErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined)
    this.code = code
    this.status = details.status
    this.retryAfter = details.retryAfter
    this.serverMessage = details.serverMessage?.slice(0, 500)
  }
}
