import { parseJson } from '../../shared/json.ts'
import { isObject } from '../../shared/objects.ts'
import { AdminError, type AdminErrorCode, type ErrorDetail } from './errors.ts'
import type { Failure } from './failure.ts'
import { retryAfterSeconds } from './retry-after.ts'

/** Code and first sentence for each status; all others are `server_error`. */
const errorsByStatus: Record<number, [AdminErrorCode, string]> = {
  400: ['invalid_request', 'The service refused the request'],
  401: ['unauthorized', 'The service does not know the key, or it was revoked'],
  403: ['wrong_key_kind', 'The service refuses this key here: it is no admin key of this project, or lacks a scope'],
  404: ['not_found', 'The service knows nothing at this address'],
  405: ['unsupported', 'The service does not offer this'],
  409: ['conflict', 'As things stand, the service cannot do this'],
  410: ['not_found', 'This is no longer there'],
  413: ['invalid_request', 'The request is too large for the service'],
  415: ['invalid_request', 'The service refused the request’s format'],
  422: ['invalid_request', 'The service refused the request'],
  429: ['rate_limited', 'The service takes no more requests for now'],
  501: ['unsupported', 'The service does not offer this']
}

const transientStatuses = new Set([408, 429, 500, 502, 503, 504])

/** The text of a response, with the key redacted. */
interface Said {
  text: string
  requestId: string | undefined
}

/** The failure of a response with an unsuccessful status. */
export const responseFailure = (response: Response, { text, requestId }: Said, writes: boolean): Failure => {
  const { status, headers } = response
  const retryAfter = retryAfterSeconds(headers.get('retry-after'))
  if (status >= 300 && status < 400) {
    const message = `The service redirects (${status})${targetOf(response)}. Give its own address as base URL.`
    return { error: new AdminError('malformed_answer', message, { status, maybeTaken: writes }), transient: false }
  }
  const [code, sentence] = errorsByStatus[status] ?? ['server_error', 'The service failed']
  const { serverMessage, details } = readErrorBody(text)
  const said = serverMessage ? `: ${serverMessage.slice(0, 500).replace(/\.$/, '')}` : ''
  const error = new AdminError(code, `${sentence} (${status}${said}${requestId ? `; request ${requestId}` : ''}).`, {
    status,
    retryAfter,
    serverMessage,
    requestId,
    details,
    maybeTaken: writes && mayBeTaken(status, retryAfter)
  })
  return { error, transient: transientStatuses.has(status) }
}

/**
 * Whether the service may have carried out the call although it answered with this status. A 4xx and a 503 with
 * `Retry-After` are refusals; gateways send a bare 503 also when they lose the service half-way.
 */
const mayBeTaken = (status: number, retryAfter: number | undefined): boolean =>
  status === 408 || (status >= 500 && status !== 501 && !(status === 503 && retryAfter !== undefined))

/** The origin of a redirect. Not its path and query, because those of a login page may contain secrets. */
const targetOf = ({ headers, url }: Response): string => {
  const location = headers.get('location') ?? ''
  return URL.canParse(location, url) ? ` to ${new URL(location, url).origin}` : ''
}

/** Reads an error body, of which these forms are known: `{ error, details? }`, `{ message }`, HTML, nothing. */
const readErrorBody = (text: string): { serverMessage: string | undefined; details: ErrorDetail[] } => {
  const json = parseJson(text)
  const body = isObject(json) ? json : undefined
  const { error, message, details } = body ?? {}
  const nested = isObject(error) ? error.message : undefined
  const plain = body || /^\s*</.test(text) ? undefined : text.trim()
  const serverMessage = [error, nested, message, plain].find(said => typeof said === 'string' && said !== '')
  return {
    serverMessage: serverMessage as string | undefined,
    details: Array.isArray(details) ? details.flatMap(readDetail) : []
  }
}

const readDetail = (detail: unknown): ErrorDetail[] => {
  const { message, path } = isObject(detail) ? detail : {}
  if (typeof message !== 'string') return []
  return [typeof path === 'string' ? { message, path } : { message }]
}
