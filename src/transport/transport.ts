import type { ChatTransport, UIMessageChunk } from 'ai'
import { AssistantError } from '../protocol/index.ts'
import { isObject } from '../shared/objects.ts'
import { streamHints } from './decoding/stream-protocol.ts'
import { loadFailures } from './errors/load-failures.ts'
import { lostConnection } from './errors/lost-connection.ts'
import { watchPolicy } from './errors/policy.ts'
import { endpointOf, headersOf, resolveOptions, type TransportOptions } from './options.ts'
import { callPage } from './page-call.ts'
import { openQuestion, type Question } from './question.ts'
import { readAnswer } from './read-answer.ts'
import { type AssistantUIMessage, type RequestBody, requestBody, withoutThread } from './request.ts'
import { type Resumption, resumptionAt } from './resumption.ts'
import { createThreads } from './threads.ts'
import { isAbort, withTimeout } from './timeout.ts'

type Asking = Parameters<ChatTransport<AssistantUIMessage>['sendMessages']>[0]
type Reconnecting = Parameters<ChatTransport<AssistantUIMessage>['reconnectToStream']>[0]

/**
 * The AI SDK’s (npm package `ai`) transport for the assistant endpoint, for `useChat` or `Chat` (`docs/transport.md`).
 * Every failure is an `AssistantError`; a partial answer is kept and marked with `metadata.interrupted`.
 *
 * @example
 * const transport = new AssistantTransport({ domain: 'acme', assistantKey: 'svc_dsc_…', baseUrl: 'https://…' })
 * const { messages, sendMessage } = useChat({ transport })
 */
export class AssistantTransport implements ChatTransport<AssistantUIMessage> {
  /** The AI SDK puts an answer that is gone on with in the place of what is there of it. */
  readonly resumeStreamIsReplay = true
  readonly #options: TransportOptions | (() => TransportOptions)
  readonly #threads = createThreads()
  /** The question under way in each chat. */
  readonly #open = new Map<string, Question>()
  /** Where the answer under way in each chat is gone on with. */
  readonly #resumable = new Map<string, string>()
  #deprecationTold = false

  /** @param options the options, or a function that is asked for them at each question */
  constructor(options: TransportOptions | (() => TransportOptions)) {
    this.#options = options
  }

  /** Asks. A question that is still being answered in the same chat is given up: two would end in two threads. */
  async sendMessages(request: Asking): Promise<ReadableStream<UIMessageChunk>> {
    const { chatId, trigger } = request
    const options = resolveOptions(this.#options)
    this.#open.get(chatId)?.giveUp(trigger === 'submit-message')
    const question = this.#openQuestion(request, options)
    if (options.apiVersion === 1) this.#tellDeprecation()
    const { firstByte } = question.timeouts
    try {
      return await withTimeout(firstByte, this.#ask(request, question), () => noAnswer(firstByte), question.signal)
    } catch (cause) {
      question.close()
      if (cause instanceof AssistantError || isAbort(cause)) throw cause
      throw new AssistantError('invalid_request', 'The question could not be put into a request.', { cause })
    }
  }

  /**
   * Goes on with the answer under way in a chat, from its first event: after a reload, what the option `resume` names.
   * `null` where there is none, where the service cannot, and where it is being read already.
   */
  async reconnectToStream(request: Reconnecting): Promise<ReadableStream<UIMessageChunk> | null> {
    const { chatId, headers, abortSignal } = request
    const options = resolveOptions(this.#options)
    const address = this.#resumable.get(chatId) ?? options.resume?.(chatId)
    const resumption = this.#open.has(chatId) ? undefined : resumptionAt(address, options, headers)
    if (!resumption) return null
    this.#resumable.set(chatId, resumption.url)
    const question = this.#openQuestion({ chatId, messages: [], abortSignal }, options)
    const { signal } = question
    const { resumeAnswer } = (await resumption.load().catch(() => {})) ?? {}
    const response = await resumeAnswer?.(resumption, { after: 0, attempts: { made: 0 }, signal }).catch(
      () => undefined
    )
    if (response?.body) return this.#read(response as Answering, question, resumption)
    if (signal.aborted) resumption.stop()
    question.close()
    this.#keepResumable(question, null)
    return null
  }

  #openQuestion(request: Parameters<typeof openQuestion>[0], options: TransportOptions): Question {
    const { chatId } = request
    const question = openQuestion(request, options, closed => {
      if (this.#open.get(chatId) === closed) this.#open.delete(chatId)
    })
    this.#open.set(chatId, question)
    return question
  }

  async #ask({ messages, headers, body }: Asking, question: Question): Promise<ReadableStream<UIMessageChunk>> {
    const { chatId, options, signal } = question
    const overrides = isObject(body) ? body : {}
    const allHeaders = await headersOf(options, headers)
    const asked = requestBody(options, { messages, overrides, thread: this.#threads.of(chatId, options) })
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...allHeaders }, signal }
    const response = await this.#send(question, asked, init)
    return this.#read(response, question, resumptionAt(response.headers.get('x-resume'), options, headers))
  }

  #read(response: Answering, question: Question, resumption?: Resumption): ReadableStream<UIMessageChunk> {
    this.#keepResumable(question, resumption?.url ?? null)
    const answer = readAnswer(response.body, {
      hints: streamHints(response.headers),
      question,
      threadHeader: response.headers.get('x-thread-id') ?? undefined,
      timeouts: { ...question.timeouts, firstByte: question.deadline - Date.now() },
      notAStream: async firstLine => (await loadFailures()).notAStream(response, firstLine),
      onThread: threadId => this.#nameThread(question, threadId),
      resumption,
      onOver: () => this.#keepResumable(question, null)
    })
    question.answer = answer
    return answer.stream
  }

  /** What it returns is an answer, by all that the headers say. */
  async #send(question: Question, body: RequestBody, init: Init): Promise<Answering> {
    init.signal.throwIfAborted()
    const { chatId, options } = question
    const url = endpointOf(options)
    const { threadId, threadKey } = body
    question.threadId = threadId ?? undefined
    let response = await this.#request(url, { ...init, body: JSON.stringify(body) }, options)
    if (response.status === 404 && threadId) {
      response.body?.cancel().catch(() => {})
      if (this.#threads.of(chatId, options)?.id === threadId) this.#threads.set(chatId, null, options)
      question.threadId = undefined
      response = await this.#request(url, { ...init, body: JSON.stringify(withoutThread(body)) }, options)
    }
    if (init.signal.aborted) response.body?.cancel().catch(() => {})
    init.signal.throwIfAborted()
    if (!response.ok) throw await (await loadFailures()).statusError(response, threadKey)
    if (!response.body) throw (await loadFailures()).notAStream(response, '')
    question.threadKey = response.headers.get('x-thread-key') ?? undefined
    this.#nameThread(question, response.headers.get('x-thread-id') ?? undefined)
    return response as Answering
  }

  async #request(url: string, init: Init, options: TransportOptions): Promise<Response> {
    const fetch = options.fetch ?? globalThis.fetch
    const policy = watchPolicy(url)
    try {
      return await fetch(url, init)
    } catch (cause) {
      if (init.signal.aborted || cause instanceof AssistantError) throw cause
      // A fetch of the page’s own may have failed for reasons of its own.
      throw await (await loadFailures()).explainFailure(cause, url, policy, !options.fetch)
    } finally {
      policy.stop()
    }
  }

  /** Keeps the thread that a response named, with the key that came with it or that it had; returns its id. */
  #nameThread({ chatId, threadId, threadKey, options }: Question, named: string | undefined): string | undefined {
    const known = this.#threads.of(chatId, options)
    const id = named || threadId
    if (!id) return
    const key = threadKey ?? (id === known?.id ? known.key : undefined)
    this.#threads.set(chatId, { id, ...(key && { key }) }, options)
    return id
  }

  /** Keeps where the answer of a chat is gone on with, and tells the page. */
  #keepResumable({ chatId, options: { onResume } }: Question, address: string | null): void {
    if ((this.#resumable.get(chatId) ?? null) === address) return
    if (address) this.#resumable.set(chatId, address)
    else this.#resumable.delete(chatId)
    if (onResume) callPage('onResume', () => onResume(address, chatId))
  }

  #tellDeprecation(): void {
    if (this.#deprecationTold) return
    this.#deprecationTold = true
    console.warn('Docs Assistant: version 1 of the assistant endpoint is deprecated. Set apiVersion to 2.')
  }
}

type Init = RequestInit & { signal: AbortSignal }

/** A response that has a body. */
type Answering = Response & { body: ReadableStream<Uint8Array> }

const noAnswer = (ms: number) =>
  lostConnection(undefined, `The service did not begin to answer within ${ms / 1000} seconds.`)
