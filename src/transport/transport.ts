import { HttpChatTransport, type UIMessageChunk } from 'ai'
import { AssistantError } from '../protocol/index.ts'
import { isObject } from '../shared/objects.ts'
import { streamHints } from './decoding/stream-protocol.ts'
import { explainFailure, lostConnection, watchPolicy } from './errors/connection-error.ts'
import { notAStream, statusError } from './errors/response-error.ts'
import { checkHeaders, endpointOf, headersOf, type TransportOptions } from './options.ts'
import { openQuestion, type Question } from './question.ts'
import { readAnswer } from './read-answer.ts'
import { type AssistantUIMessage, requestBody, withoutThread } from './request.ts'
import { createThreads, type Threads } from './threads.ts'
import { isAbort, withTimeout } from './timeout.ts'

type SendOptions = Parameters<HttpChatTransport<AssistantUIMessage>['sendMessages']>[0]

/**
 * The AI SDK’s (npm package `ai`) transport for the assistant endpoint, for `useChat` or `Chat` (`docs/transport.md`).
 * Every failure is an `AssistantError`; a partial answer is kept and marked with `metadata.interrupted`.
 *
 * @example
 * const transport = new AssistantTransport({ domain: 'acme', assistantKey: 'svc_dsc_…', baseUrl: 'https://…' })
 * const { messages, sendMessage } = useChat({ transport })
 */
export class AssistantTransport extends HttpChatTransport<AssistantUIMessage> {
  readonly #options: TransportOptions
  readonly #timeouts: { firstByte: number; idle: number }
  readonly #threads: Threads
  /** The question under way in each chat. */
  readonly #open = new Map<string, Question>()
  /** The base class hands on only the signal to the fetch, and only the body from there. */
  readonly #bySignal = new WeakMap<AbortSignal, Question>()
  readonly #byBody = new WeakMap<ReadableStream, Answered>()

  constructor(options: TransportOptions) {
    super({ headers: () => headersOf(options) })
    this.#options = options
    this.#timeouts = { firstByte: options.timeouts?.firstByte ?? 30_000, idle: options.timeouts?.idle ?? 60_000 }
    this.#threads = createThreads(options.thread ?? null, options.onThread)
    this.prepareSendMessagesRequest = ({ id, messages, body, headers }) => {
      checkHeaders(headers)
      const overrides = isObject(body) ? body : {}
      return {
        api: endpointOf(options),
        body: requestBody(options, { messages, overrides, thread: this.#threads.of(id) })
      }
    }
    this.fetch = (url, init) => this.#send(`${url}`, init as SentInit)
  }

  /** Asks. A question that is still being answered in the same chat is given up: two would end in two threads. */
  override async sendMessages(options: SendOptions): Promise<ReadableStream<UIMessageChunk>> {
    const { chatId, trigger } = options
    const { firstByte } = this.#timeouts
    this.#open.get(chatId)?.giveUp(trigger === 'submit-message')
    const question = openQuestion(options, firstByte, closed => {
      if (this.#open.get(chatId) === closed) this.#open.delete(chatId)
    })
    this.#open.set(chatId, question)
    this.#bySignal.set(question.signal, question)
    if (this.#options.apiVersion === 1) tellDeprecation()
    try {
      const asking = super.sendMessages({ ...options, abortSignal: question.signal })
      return await withTimeout(firstByte, asking, () => noAnswer(firstByte), question.signal)
    } catch (cause) {
      question.close()
      if (cause instanceof AssistantError || isAbort(cause)) throw cause
      throw new AssistantError('invalid_request', 'The question could not be put into a request.', { cause })
    }
  }

  /** Answers are not resumed: a partial one is marked, and only the reader asks again. */
  override async reconnectToStream(): Promise<null> {
    return null
  }

  protected override processResponseStream(body: ReadableStream<Uint8Array>): ReadableStream<UIMessageChunk> {
    const { question, response } = this.#byBody.get(body) as Answered
    const threadHeader = response.headers.get('x-thread-id') ?? undefined
    const reading = readAnswer(body, {
      hints: streamHints(response.headers),
      question,
      threadHeader,
      timeouts: { ...this.#timeouts, firstByte: question.deadline - Date.now() },
      noStream: firstLine => notAStream(response, firstLine),
      onThread: threadId => this.#nameThread(question, threadId)
    })
    question.reading = reading
    return reading.stream
  }

  /** The fetch of the base class: what it returns is an answer, by all that the headers say. */
  async #send(url: string, init: SentInit): Promise<Response> {
    const question = this.#bySignal.get(init.signal) as Question
    const { chatId } = question
    const { threadId, threadKey } = JSON.parse(init.body) as { threadId?: string; threadKey?: string }
    question.threadId = threadId
    let response = await this.#request(url, init)
    if (response.status === 404 && threadId) {
      response.body?.cancel().catch(() => {})
      if (this.#threads.of(chatId)?.id === threadId) this.#threads.set(chatId, null)
      question.threadId = undefined
      response = await this.#request(url, { ...init, body: withoutThread(init.body) })
    }
    if (init.signal.aborted) response.body?.cancel().catch(() => {})
    init.signal.throwIfAborted()
    if (!response.ok) throw await statusError(response, threadKey)
    if (!response.body) throw notAStream(response, '')
    question.threadKey = response.headers.get('x-thread-key') ?? undefined
    this.#nameThread(question, response.headers.get('x-thread-id') ?? undefined)
    this.#byBody.set(response.body, { question, response })
    return response
  }

  async #request(url: string, init: SentInit): Promise<Response> {
    const fetch = this.#options.fetch ?? globalThis.fetch
    const policy = watchPolicy(url)
    try {
      return await fetch(url, init)
    } catch (cause) {
      if (init.signal.aborted || cause instanceof AssistantError) throw cause
      // A fetch of the page’s own may have failed for reasons of its own.
      throw await explainFailure(cause, url, policy, !this.#options.fetch)
    } finally {
      policy.stop()
    }
  }

  /** Keeps the thread that a response named, with the key that came with it or that it had; returns its id. */
  #nameThread(question: Question, named: string | undefined): string | undefined {
    const { chatId, threadKey } = question
    const held = this.#threads.of(chatId)
    const id = named || question.threadId
    if (!id) return
    const key = threadKey ?? (id === held?.id ? held.key : undefined)
    this.#threads.set(chatId, { id, ...(key && { key }) })
    return id
  }
}

/** What the base class gives to its fetch. */
type SentInit = RequestInit & { body: string; signal: AbortSignal }

interface Answered {
  question: Question
  response: Response
}

const noAnswer = (ms: number) =>
  lostConnection(undefined, `The service did not begin to answer within ${ms / 1000} seconds.`)

let deprecationTold = false
/** Once a page: a page may well make a transport for each question. */
const tellDeprecation = () => {
  if (deprecationTold) return
  deprecationTold = true
  console.warn('Docs Assistant: version 1 of the assistant endpoint is deprecated. Set apiVersion to 2.')
}
