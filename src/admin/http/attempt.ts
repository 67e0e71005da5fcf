import { joinUrl } from '../../protocol/index.ts'
import { parseJson } from '../../shared/json.ts'
import { maxTimerDelay } from '../../shared/timers.ts'
import { AdminError } from './errors.ts'
import type { Failure } from './failure.ts'
import { networkFailure } from './network-failure.ts'
import type { HttpOptions } from './options.ts'
import { readText } from './read-text.ts'
import { requestIdOf } from './request-id.ts'
import { responseFailure } from './response-failure.ts'
import { createSecret } from './secret.ts'

export interface Call<Answer> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  query?: URLSearchParams
  body?: unknown
  /** Whether the call is idempotent: sending it twice has the same effect as sending it once. */
  repeatable: boolean
  /** Parses the response’s JSON. Throws `malformed_answer` where it does not fit the interface. */
  parse: (json: unknown) => Answer
}

export type Outcome<Answer> = { answer: Answer } | { failure: Failure }

/** Sends a call once. Returns failures; throws only the reason of an abort by the caller. */
export const createAttempt = ({ baseUrl, adminKey, fetch, timeout }: HttpOptions) => {
  const secret = createSecret(adminKey)

  return async <Answer>(call: Call<Answer>, signal?: AbortSignal): Promise<Outcome<Answer>> => {
    signal?.throwIfAborted()
    const writes = call.method !== 'GET'
    const limit = timeLimit(timeout, signal)
    try {
      const response = await fetch(joinUrl(baseUrl, call.path) + (call.query?.size ? `?${call.query}` : ''), {
        method: call.method,
        headers: {
          Authorization: `Bearer ${adminKey}`,
          Accept: 'application/json',
          ...(call.body !== undefined && { 'Content-Type': 'application/json' })
        },
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        // Not followed: a redirect could send the key to another origin, or turn a POST into a GET.
        redirect: 'manual',
        signal: limit.signal
      })
      const text = await readText(response)
      if (!response.ok) {
        const requestId = requestIdOf(response.headers)
        const said = { text: secret.redact(text), requestId: requestId && secret.redact(requestId) }
        return { failure: responseFailure(response, said, writes) }
      }
      return { answer: call.parse(readJson(text)) }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof AdminError) return { failure: malformed(error, writes) }
      const timeLimit = limit.timedOut ? timeout : undefined
      const { origin } = new URL(baseUrl)
      return { failure: networkFailure(secret.safeCause(error), { writes, timeLimit, origin }) }
    } finally {
      limit.done()
    }
  }
}

const readJson = (text: string): unknown => {
  // An empty body is valid where none is expected, such as with a 204.
  if (text.trim() === '') return
  const json = parseJson(text)
  if (json !== undefined) return json
  const found = /^\s*</.test(text) ? 'a web page' : 'something that is no JSON'
  throw new AdminError('malformed_answer', `The service answered with ${found}. Is the base URL right?`)
}

/** The failure of a successful status with an invalid body. */
const malformed = ({ code, message }: AdminError, writes: boolean): Failure => ({
  error: new AdminError(code, message, { maybeTaken: writes }),
  transient: false
})

/** Aborts with the caller’s signal, or at the timeout. `done` removes the listener, because the caller’s signal may live long. */
const timeLimit = (milliseconds: number, signal: AbortSignal | undefined) => {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  const limit = {
    signal: controller.signal,
    timedOut: false,
    done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
  const timeUp = () => {
    limit.timedOut = true
    controller.abort()
  }
  const timer = setTimeout(timeUp, Math.min(milliseconds, maxTimerDelay))
  return limit
}
