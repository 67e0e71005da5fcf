import { APICallError } from '@ai-sdk/provider'
import { isObject } from '../../shared/objects.ts'

/** How a model fails, and what its reader is told: nothing that its server said. */
const sentences = {
  busy: 'The model that answers is busy.',
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
  /** Seconds after which the model’s server wants to be asked again. */
  retryAfter?: number | undefined
  /** What its server said, without keys and without what the reader asked. */
  said?: string | undefined
}

/** The model failed. Its message is for the log. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure
  readonly retryAfter: number | undefined

  constructor(failure: ModelFailure, { cause, retryAfter, said }: ModelErrorFacts = {}) {
    super(said ? `${sentences[failure]} Its server said: ${said}` : sentences[failure], { cause })
    this.failure = failure
    this.retryAfter = retryAfter
  }

  /** What the reader is told. */
  get sentence(): string {
    const sentence = sentences[this.failure]
    if (this.retryAfter !== undefined) return `${sentence} Try again in ${this.retryAfter} seconds.`
    return this.failure === 'busy' || this.failure === 'failed' ? `${sentence} Try again later.` : sentence
  }
}

/**
 * The error that something thrown stands for, or that stands in the stream.
 * @param hasBegun Whether the model had said something.
 */
export const asModelError = (error: unknown, hasBegun: boolean): ModelError => {
  if (error instanceof ModelError) return error
  // The AI SDK passes on what a fetch of one’s own throws as the cause of its own error.
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause
  if (APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400) return refusal(error, error.statusCode ?? 0)
  // What stands in the stream as an error is an object of the model’s server.
  const said = isObject(error) && !(error instanceof Error) ? messageIn({ error }) : undefined
  const code = isObject(error) ? Number(error.code ?? error.status) : Number.NaN
  if (code === 429) return new ModelError('busy', { said })
  return new ModelError(hasBegun ? 'broken' : 'failed', { cause: error instanceof Error ? error : undefined, said })
}

const refusal = (error: APICallError, status: number): ModelError => {
  const failure = status === 429 ? 'busy' : status >= 500 || status === 408 ? 'failed' : 'unusable'
  return new ModelError(failure, {
    cause: error,
    retryAfter: retryAfterOf(new Headers(error.responseHeaders)),
    said: withoutWordsOf(error.requestBodyValues, messageOf(error.responseBody ?? ''))
  })
}

/** Longest wait that is handed on, in seconds: beyond an hour a number says nothing about a question. */
const longestWait = 3_600

/** Seconds of a `Retry-After`, which is a number or a date; nothing for what makes no sense. */
export const retryAfterOf = (headers: Headers, now = Date.now()): number | undefined => {
  const value = headers.get('retry-after')?.trim() ?? ''
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000
  return seconds <= longestWait ? Math.max(1, Math.ceil(seconds)) : undefined
}

/** Characters of what a model’s server said that are worth a line of the log. */
const longestSaid = 500

/** `{ error: { message } }` of OpenAI, `{ error }` of Ollama, `{ message }` and `{ detail }` of others, or plain text. */
const messageOf = (body: string): string | undefined => {
  let said: string | undefined
  try {
    said = messageIn(JSON.parse(body))
  } catch {
    said = body
  }
  const line = said?.replaceAll(/\s+/g, ' ').trim().slice(0, longestSaid)
  return line && !line.startsWith('<') ? line : undefined
}

const messageIn = (json: unknown): string | undefined => {
  if (typeof json === 'string') return json
  if (!isObject(json)) return JSON.stringify(json)
  const inner = [json.error, json.message, json.detail].find(value => value !== undefined && value !== null)
  return inner === undefined ? JSON.stringify(json) : messageIn(inner)
}

/** Some servers repeat what they were sent. Words of readers are in the log only when that is asked for. */
const withoutWordsOf = (sent: unknown, said: string | undefined): string | undefined => {
  const messages = isObject(sent) && Array.isArray(sent.messages) ? sent.messages : []
  const texts = messages.flatMap(message =>
    isObject(message) && typeof message.content === 'string' ? message.content : []
  )
  const lines = texts.flatMap(text => text.split('\n').map(line => line.replaceAll(/\s+/g, ' ').trim()))
  return lines
    .filter(line => line.length >= shortestRepeated)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, line) => rest?.replaceAll(line, '…'), said)
}

/** Shorter lines stand in messages of their own accord. */
const shortestRepeated = 8
