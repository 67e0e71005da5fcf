import { AssistantError, type AssistantErrorCode } from '../../protocol/index.ts'
import { isObject } from '../../shared/objects.ts'
import { isText, parseUntrustedJson } from '../json.ts'
import { withTimeout } from '../timeout.ts'

const codes: Record<number, AssistantErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  410: 'not_found',
  413: 'too_large',
  429: 'rate_limited'
}

const advice: Partial<Record<AssistantErrorCode, string>> = {
  unauthorized: 'Check the option assistantKey.',
  forbidden: 'Check the options assistantKey and domain.',
  not_found: 'Check the options domain, baseUrl and apiVersion.',
  too_large: 'Shorten the question, its context or the conversation.',
  rate_limited: 'Ask again later.',
  server_error: 'Ask again.'
}

/** The error of a response with a failure status. Reads a few KB of its body, for `serverMessage`. */
export const statusError = async (response: Response, secret?: string): Promise<AssistantError> => {
  const { status } = response
  const code = codes[status] ?? (status >= 500 ? 'server_error' : 'invalid_request')
  const said = serverMessage(await readHead(response))
  const retryAfter = parseRetryAfter(response.headers.get('retry-after') ?? '')
  return new AssistantError(code, `The service answered with status ${status}. ${advice[code] ?? ''}`.trim(), {
    status,
    retryAfter,
    serverMessage: secret ? said?.replaceAll(secret, '…') : said
  })
}

/** The error of a successful response whose body is no answer stream. */
export const notAStream = (response: Response, head: string): AssistantError => {
  const type = response.headers.get('content-type')?.split(';')[0] || 'no content type'
  const found = response.redirected ? `${type}, after a redirect to ${new URL(response.url).origin}` : type
  return new AssistantError(
    'not_a_stream',
    `The service answered with status ${response.status}, but not with an answer stream (${found}). ` +
      'Check baseUrl or endpoint, and that no login page stands before it.',
    { status: response.status, serverMessage: serverMessage(head) }
  )
}

/** Longest `Retry-After` that is accepted, in seconds: more than a day is a mistake of the service. */
const maxRetryAfter = 86_400

/** Seconds that a `Retry-After` header asks for, as number or date; `undefined` for anything that makes no sense. */
const parseRetryAfter = (header: string, now = Date.now()): number | undefined => {
  const seconds = /^\d+(\.\d+)?$/.test(header)
    ? Math.ceil(Number(header))
    : /^[a-z]{3}/i.test(header)
      ? Math.max(0, Math.ceil((Date.parse(header) - now) / 1000))
      : Number.NaN
  return seconds <= maxRetryAfter ? seconds : undefined
}

const headBytes = 8 * 1024
const headTimeout = 1_000

/** The beginning of a body, as far as it arrives soon; cancels the rest. */
const readHead = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let head = ''
  const read = async () => {
    while (head.length < headBytes) {
      const { value } = await reader.read()
      if (!value) return
      head += decoder.decode(value.subarray(0, headBytes), { stream: true })
    }
  }
  await withTimeout(headTimeout, read(), () => new Error('late')).catch(() => {})
  reader.cancel().catch(() => {})
  return head
}

/** The sentence in `{ error }` or `{ message }` of a body. Other bodies were not written for people. */
const serverMessage = (body: string): string | undefined => {
  const json = parseUntrustedJson(body)
  if (isObject(json)) return [json.error, json.message].find(isText)
}
