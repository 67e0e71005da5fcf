import { setTimeout as wait } from 'node:timers/promises'
import { isObject } from '../../shared/objects.ts'
import { type Adaptation, adaptations, type Body } from './adaptations.ts'
import { isOverLimit } from './context-limit.ts'
import { ModelError, retryAfterOf, unknownStatus } from './model-error.ts'
import { headOf, opened } from './model-response.ts'

/** Statuses of a refusal. Some servers have 500 for a template that refuses the request, OpenRouter 403 for its filter. */
const refusals = new Set([400, 403, 422, 500, unknownStatus])

/** Milliseconds before the retry, and the longest `Retry-After` that is waited for. */
const retryDelay = { usual: 150, max: 1_000 }

/** Most bytes of a response of the usual length, far more than any such answer with all its stream events has. */
const maxResponse = 8_000_000

/**
 * Creates a `fetch` for the server of a model. It learns which parameters the server accepts, and its version where the
 * address has none; retries once when the server fails or cannot be reached; and bounds the size of a response.
 * @param factor How many times as long as usual a response may be.
 */
export const createModelFetch = (factor: number): typeof fetch => {
  const maxBytes = maxResponse * factor
  const known = new Set<Adaptation>()
  let version = ''
  return async (url, init) => {
    const asked = parse(init?.body)
    const send = async (also: Adaptation[] = [], before = version) => {
      const body = [...known, ...also].reduce(
        (body, { change, applies }) => (applies(body) ? change(body) : body),
        asked
      )
      // A redirect would take the key, in a header of its own, and the reader’s words to another server.
      const address = `${url}`.replace(bareAddress, `$1${before}$2`)
      const response = await fetch(address, { ...init, body: JSON.stringify(body), redirect: 'manual' })
      return response.ok ? opened(response, asked.stream === true, maxBytes) : response
    }
    /** Sends the request, and where nothing is at an address without a path, to its usual version. */
    const sendFirst = async (): Promise<Response> => {
      const response = await send()
      if (version || !bareAddress.test(`${url}`) || isSomethingAt(response)) return response
      const other = await send([], usualVersion)
      const isThere = isSomethingAt(other)
      if (isThere) version = usualVersion
      await (isThere ? response : other).body?.cancel()
      return isThere ? other : response
    }
    const adapt = async (response: Response, also: Adaptation[]): Promise<Response> => {
      if (response.ok) {
        for (const adaptation of also) known.add(adaptation)
        return response
      }
      if (response.status < 400) throw redirected(response)
      const said = await headOf(response)
      if (!refusals.has(response.status)) return new Response(said, response)
      if (asked.stream && filteredQuestion.test(said)) return refusedAnswer()
      const isNew = (one: Adaptation) => !known.has(one) && !also.includes(one)
      // What the model does not take is told to the caller, who knows what can be left out.
      const next = isOverLimit(said)
        ? undefined
        : adaptations.find(one => isNew(one) && one.refused.test(said) && one.applies(asked))
      return next ? adapt(await send([...also, next]), [...also, next]) : new Response(said, response)
    }
    return adapt(await withRetry(sendFirst, init?.signal), [])
  }
}

/** Matches an address without a path of its own, where an owner has left out the version. */
const bareAddress = /^(\w+:\/\/[^/]+)(\/chat\/completions)/
const usualVersion = '/v1'

/** Whether something is at an address. Where nothing is a site of pages answers 405, and LM Studio 200 with an error. */
const isSomethingAt = ({ status }: Response): boolean => ![404, 405, unknownStatus].includes(status)

const eventStream = (event: unknown): Response =>
  new Response(`data: ${JSON.stringify(event)}\n\n`, { headers: { 'content-type': 'text/event-stream' } })

/** The failure where a server redirects. Its message is for the log. */
const redirected = ({ status, headers, url }: Response): ModelError => {
  const { origin } = new URL(headers.get('location') ?? '', url)
  return new ModelError('unusable', { said: `${status} to ${origin}. Redirects are not followed: give its new url.` })
}

/** Matches what Azure, Kimi, Qwen, OpenRouter, LiteLLM and DeepSeek say where their filter keeps a question from the model. */
const filteredQuestion =
  /"(?:code|type)"\s*:\s*"(?:content_filter|data_inspection_failed)"|"flagged_input"|ContentPolicyViolationError|Content Exists Risk/

/** An answer that ends as one does which the content filter stopped: to the reader both are the same. */
const refusedAnswer = (): Response =>
  eventStream({ choices: [{ index: 0, delta: {}, finish_reason: 'content_filter' }] })

const parse = (body: unknown): Body => {
  const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  return isObject(parsed) ? parsed : {}
}

/** Sends a request, and once more where the server cannot be reached, fails, or asks for a short delay. */
const withRetry = async (send: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> => {
  let milliseconds: number = retryDelay.usual
  try {
    const response = await send()
    const asked = retryAfterOf(response.headers)
    if (response.status < 500 && response.status !== 429) return response
    if (asked !== undefined) milliseconds = asked * 1_000
    if (milliseconds > retryDelay.max || (response.status === 429 && asked === undefined)) return response
    await response.body?.cancel()
  } catch (error) {
    if (signal?.aborted || error instanceof ModelError) throw error
  }
  await wait(milliseconds, undefined, signal ? { signal } : {})
  return send()
}
