import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The codes of the service’s errors, for programs. */
type ServiceErrorCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'busy'
  | 'model_failed'
  | 'model_busy'
  | 'storage_failed'
  | 'server_error'

export interface ErrorDetail {
  message: string
  /** The field it is about, such as `messages.0.parts`. */
  path?: string
}

const status: Record<ServiceErrorCode, ContentfulStatusCode> = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  server_error: 500,
  model_failed: 502,
  model_busy: 503,
  storage_failed: 503,
  busy: 503
}

/** Every code, for the description of the service. */
export const errorCodes = Object.keys(status) as ServiceErrorCode[]

/** An error for the client. Any other thrown error becomes a 500 without details. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly code: ServiceErrorCode
  readonly details: ErrorDetail[]
  readonly headers: Record<string, string>

  constructor(
    code: ServiceErrorCode,
    message: string,
    {
      details = [],
      headers = {},
      cause
    }: { details?: ErrorDetail[]; headers?: Record<string, string>; cause?: unknown } = {}
  ) {
    super(message, { cause })
    this.code = code
    this.details = details
    this.headers = headers
  }

  get status(): ContentfulStatusCode {
    return status[this.code]
  }

  /** The one error shape of the service (`docs/api.md`, “Errors”). */
  get body() {
    return {
      error: this.message,
      code: this.code,
      ...(this.details.length > 0 && { details: this.details })
    }
  }
}
