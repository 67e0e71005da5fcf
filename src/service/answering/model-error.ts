import { APICallError } from '@ai-sdk/provider'
import { isObject } from '../../shared/objects.ts'
import { isOverLimit, limitIn } from './context-limit.ts'

/** The kinds of failure of a model, and the reader’s sentence for each, which quotes nothing of the model’s server. */
const sentences = {
  busy: 'The model that answers is busy.',
  tooLong: 'This is more than the model that answers takes. Ask a shorter question, or in a new conversation.',
  unusable: 'The model that answers cannot be used at the moment.',
  failed: 'The model that answers failed.',
  empty: 'The model gave no answer. Ask again, or in other words.',
  broken: 'The answer broke off, because the model failed.',
  silent: 'The answer broke off, because the model fell silent.',
  late: 'The answer took too long.',
  endless: 'The model’s answer did not come to its end.'
} as const

export type ModelFailure = keyof typeof sentences

interface ModelErrorFacts {
  cause?: unknown
  /** Seconds after which the model’s server accepts another request. */
  retryAfter?: number | undefined
  /** The number of tokens that it names as its limit. */
  limit?: number | undefined
  /** The message of its server, without keys and without the reader’s words. */
  said?: string | undefined
}

/** A failure of the model. Its message is for the log. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure
  readonly retryAfter: number | undefined
  readonly limit: number | undefined

  constructor(failure: ModelFailure, { cause, retryAfter, limit, said }: ModelErrorFacts = {}) {
    super(said ? `${sentences[failure]} Its server said: ${said}` : sentences[failure], { cause })
    this.failure = failure
    this.retryAfter = retryAfter
    this.limit = limit
  }

  /** The sentence for the reader. */
  get sentence(): string {
    const sentence = sentences[this.failure]
    if (this.retryAfter === 1) return `${sentence} Try again in a second.`
    if (this.retryAfter !== undefined) return `${sentence} Try again in ${this.retryAfter} seconds.`
    return this.failure === 'busy' || this.failure === 'failed' ? `${sentence} Try again later.` : sentence
  }
}

/**
 * Converts a thrown value, or an error in the stream, to a `ModelError`.
 * @param hasBegun Whether the model had written something.
 */
export const asModelError = (error: unknown, hasBegun: boolean): ModelError => {
  if (error instanceof ModelError) return error
  // The AI SDK wraps an error of a custom fetch as the cause of its own error.
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause
  if (APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400) return refusalOf(error, error.statusCode ?? 0)
  return new ModelError(hasBegun ? 'broken' : 'failed', { cause: error instanceof Error ? error : undefined })
}

/**
 * The error that a server sends in an event, or in place of an answer; `undefined` for anything else. It is `{ error: {
 * message, code } }`, in a list from Gemini and in a choice from OpenRouter, `{ error }` of Ollama, or `{ message, code }` of
 * vLLM.
 */
export const errorIn = (json: unknown): Record<string, unknown> | undefined => {
  const event: unknown = Array.isArray(json) ? json[0] : json
  if (!isObject(event)) return
  if (event.error || (event.message && !event.choices)) return event
  const choices: unknown[] = Array.isArray(event.choices) ? event.choices : []
  return choices.filter(isObject).find(choice => choice.error)
}

/** The status of an error that tells none: Cloudflare has it for unknown errors. */
export const unknownStatus = 520

/** The status that an error tells, whatever that of its response is. */
export const statusIn = (event: Record<string, unknown>): number => {
  const { code, status, http_status_code } = { ...event, ...(isObject(event.error) && event.error) }
  return [code, status, http_status_code].map(Number).find(each => each >= 400 && each < 600) ?? unknownStatus
}

/**
 * Converts an error that the model’s server sends in its stream.
 * @param hasBegun Whether the model had written something.
 * @param sent Texts that the server was sent.
 */
export const streamedModelError = (event: Record<string, unknown>, hasBegun: boolean, sent: string[]): ModelError => {
  const said = withoutWordsOf(sent, inOneLine(messageIn(event)))
  if (hasBegun) return new ModelError('broken', { said })
  return refusal(statusIn(event), JSON.stringify(event), { said })
}

const refusalOf = (error: APICallError, status: number): ModelError => {
  const body = error.responseBody ?? ''
  const said = withoutWordsOf(textsIn(error.requestBodyValues), messageOf(body))
  return refusal(status, body, { cause: error, retryAfter: retryAfterOf(new Headers(error.responseHeaders)), said })
}

/** The failure of a model whose server answers with an error. */
const refusal = (status: number, body: string, { retryAfter, ...facts }: ModelErrorFacts): ModelError => {
  if (isOverLimit(body)) return new ModelError('tooLong', { ...facts, limit: limitIn(body) })
  const failure = status === 429 ? 'busy' : status >= 500 || status === 408 ? 'failed' : 'unusable'
  return new ModelError(failure, { ...facts, retryAfter })
}

/** Longest `Retry-After` that is passed on, in seconds: more than an hour is of no use to a reader. */
const maxRetryAfter = 3_600

/** Seconds of a `Retry-After` header, which is a number or a date; `undefined` for anything else. */
export const retryAfterOf = (headers: Headers, now = Date.now()): number | undefined => {
  const value = headers.get('retry-after')?.trim() ?? ''
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000
  return seconds <= maxRetryAfter ? Math.max(1, Math.ceil(seconds)) : undefined
}

/** Most characters of a server’s message in a line of the log. */
const maxMessageLength = 500

/**
 * `{ error: { message } }` of OpenAI, in a list from Gemini, `{ error }` of Ollama, `{ errors }` of Cloudflare, `{ message }`
 * and `{ detail }` of others, or plain text.
 */
const messageOf = (body: string): string | undefined => {
  let said: string | undefined
  try {
    said = messageIn(JSON.parse(body))
  } catch {
    said = body
  }
  return inOneLine(said)
}

/** A message in one short line; `undefined` for none, and for a page of HTML. */
const inOneLine = (said = ''): string | undefined => {
  const line = said.replaceAll(/\s+/g, ' ').trim().slice(0, maxMessageLength)
  return line && !line.startsWith('<') ? line : undefined
}

const messageIn = (json: unknown): string | undefined => {
  if (typeof json === 'string') return json
  if (Array.isArray(json)) return json.map(messageIn).join('; ')
  if (!isObject(json)) return JSON.stringify(json)
  const inner = [json.error, json.errors, json.message, json.detail].find(
    value => value !== undefined && value !== null
  )
  if (inner !== undefined) return [messageIn(inner), causeIn(json.metadata)].filter(Boolean).join(': ')
  const { loc, msg } = json
  return typeof msg === 'string'
    ? [Array.isArray(loc) && loc.join('.'), msg].filter(Boolean).join(': ')
    : JSON.stringify(json)
}

/** What the server behind OpenRouter said, of which its own message says nothing. */
const causeIn = (metadata: unknown): string | undefined =>
  isObject(metadata) && typeof metadata.raw === 'string' ? metadata.raw : undefined

/** The texts of the messages of a request. */
const textsIn = (body: unknown): string[] => {
  const messages = isObject(body) && Array.isArray(body.messages) ? body.messages : []
  return messages.flatMap(message => (isObject(message) && typeof message.content === 'string' ? message.content : []))
}

/**
 * Removes the reader’s words from a server’s message, also from JSON in it, because some servers echo them and they must not
 * reach the log.
 */
const withoutWordsOf = (texts: string[], said: string | undefined): string | undefined => {
  const lines = texts.flatMap(text => text.split('\n').map(line => line.replaceAll(/\s+/g, ' ').trim()))
  return lines
    .flatMap(line => [line, JSON.stringify(line).slice(1, -1)])
    .filter(line => line.length >= minRepeatedLength)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, line) => rest?.replaceAll(line, '…'), said)
}

/** Shortest line that is removed: shorter ones occur in messages by chance. */
const minRepeatedLength = 8
