import { AssistantError, type AssistantErrorCode } from '../../protocol/index.ts'
import { isObject } from '../../shared/objects.ts'
import { isText, type JsonRecord } from '../json.ts'
import { createChunkQueue } from './chunk-queue.ts'
import type { Diagnostics } from './diagnostics.ts'
import { type Chunk, type KnownEvent, parseEvent, toChunk } from './events.ts'
import { createLimits } from './limits.ts'
import { createMetadata } from './metadata.ts'
import { createSources, isWebUrl } from './sources.ts'
import { createTexts } from './texts.ts'
import { createTools } from './tools.ts'

const maxSteps = 100
const finishReasons = 'stop length content-filter tool-calls error interrupted other'.split(' ')

type Finish = Extract<Chunk, { type: 'finish' }>

export interface Answer {
  /** Takes an event of the stream; `size` is its length on the wire. */
  take(event: unknown, size: number): void
  /** An event was too long to be read. */
  cut(type: string | undefined): void
  /** Whether there are chunks for the AI SDK. */
  readonly hasChunks: boolean
  /** The chunks for the AI SDK since the last call. */
  drain(): Chunk[]
  /**
   * The stream is over. Closes what is open and tells how the answer ends: with nothing, or with an error.
   * @param otherwise what the end of the stream means when the answer has not finished
   * @param threadId the thread that the answer belongs to
   */
  end(otherwise: Error, threadId?: string): Error | undefined
  /** The thread that the service named in the stream. */
  readonly threadId: string | undefined
  /** Whether an event of a known type has come. */
  readonly begun: boolean
  /** Whether the service has said how the answer ends. */
  readonly over: boolean
}

/**
 * Turns the events of a service into chunks that the AI SDK can take. Events that would make the AI SDK end the
 * answer are repaired or skipped here.
 * @param conversation ids of the messages in the conversation; an answer with one of these ids would overwrite it
 */
export const createAnswer = (
  conversation: ReadonlySet<string>,
  diagnostics: Diagnostics,
  threadHeader?: string
): Answer => {
  const queue = createChunkQueue()
  const limits = createLimits(diagnostics)
  const metadata = createMetadata()
  const texts = createTexts(queue, diagnostics)
  const sources = createSources(queue, diagnostics, limits.allowPart)
  const tools = createTools(queue, diagnostics, sources, limits.allowPart)
  const dataParts = new Set<string>()
  let begun = false
  let started = false
  let steps = 0
  /** Whether the answer has text, and whether it had text before the current step. */
  let answered = false
  let answeredBefore = false
  /** Whether text was too long to be read. */
  let lost = false
  /** Whether reasoning of version 5.0.0, which has no ids, is open. */
  let reasoning = false
  let finish: Finish | undefined
  let failure: AssistantError | undefined

  metadata.name('header', threadHeader)

  const fail = (code: AssistantErrorCode, message: string, serverMessage?: unknown) => {
    failure ??= new AssistantError(code, message, { serverMessage: isText(serverMessage) ? serverMessage : undefined })
  }

  const showPart = (event: KnownEvent) => {
    if (limits.allowPart()) queue.addContent(toChunk(event))
  }

  const showFile = (event: KnownEvent) => {
    const url = event.url as string
    if (isWebUrl(url) || /^data:/i.test(url)) showPart(event)
    else diagnostics.skipped('file that is no web address')
  }

  const holdMetadata = (messageMetadata: JsonRecord | undefined) => {
    if (messageMetadata) queue.defer({ type: 'message-metadata', messageMetadata })
  }

  const handlers: Record<string, (event: KnownEvent) => void> = {
    start(event) {
      const messageMetadata = metadata.of(event, 'metadata')
      if (started) return holdMetadata(messageMetadata)
      started = true
      const messageId = event.messageId as string | undefined
      const usable = messageId && !conversation.has(messageId) && !queue.hasContent
      queue.defer({ type: 'start', messageId: usable ? messageId : undefined, messageMetadata })
    },
    'message-metadata': event => holdMetadata(metadata.of(event, 'metadata')),
    'start-step': () => {
      if (++steps > maxSteps) return diagnostics.skipped('steps past the limit')
      answeredBefore = answered
      tools.startStep()
      queue.defer({ type: 'start-step' })
    },
    'finish-step': () => {},
    'reset-step': () => {
      if (steps > maxSteps) return
      answered = answeredBefore
      texts.reset()
      tools.resetStep()
      queue.defer({ type: 'reset-step' })
    },
    'text-start': event => texts.start('text', event),
    'text-delta': event => {
      answered ||= /\S/.test(event.delta as string)
      texts.delta('text', event)
    },
    'text-end': event => texts.end('text', event),
    'reasoning-start': event => texts.start('reasoning', event),
    'reasoning-delta': event => texts.delta('reasoning', event),
    'reasoning-end': event => texts.end('reasoning', event),
    reasoning(event) {
      const part = { type: 'reasoning', id: event.type }
      if (!reasoning) texts.start('reasoning', part)
      reasoning = true
      texts.delta('reasoning', { ...part, delta: event.text })
    },
    'reasoning-part-finish': () => {
      if (reasoning) texts.end('reasoning', { type: 'reasoning', id: 'reasoning' })
      reasoning = false
    },
    'source-url': event => sources.add(event),
    file: showFile,
    'reasoning-file': showFile,
    error: ({ errorText }) => fail('answer_failed', 'The service failed while it answered. Ask again.', errorText),
    abort: ({ reason }) => fail('interrupted', 'The service stopped the answer before its end. Ask again.', reason),
    finish(event) {
      const messageMetadata = metadata.of(event, 'finish metadata')
      metadata.name('finish', event.threadId)
      const reason = event.finishReason
      const finishReason = isText(reason) ? (finishReasons.includes(reason) ? reason : 'other') : undefined
      finish = { type: 'finish', finishReason, messageMetadata } as Finish
      if (reason === 'error') fail('answer_failed', 'The service failed while it answered. Ask again.')
      if (reason === 'interrupted') fail('interrupted', 'The service stopped the answer before its end. Ask again.')
    }
  }

  const data = (event: KnownEvent) => {
    if (/^data-(thread|item)$/.test(event.type) && isObject(event.data)) metadata.name('data', event.data.threadId)
    const chunk = toChunk(event)
    if (event.transient) return queue.addTransient(chunk)
    // A data part with an id takes the place of the one before.
    const key = `${event.type} ${event.id}`
    if (event.id === undefined || !dataParts.has(key)) {
      if (!limits.allowPart()) return
      dataParts.add(key)
    }
    queue.addContent(chunk)
  }

  const handle = (event: KnownEvent, size: number) => {
    if (event.type.startsWith('tool-')) tools.take(event, size)
    else if (event.type.startsWith('data-')) data(event)
    else (handlers[event.type] ?? showPart)(event)
  }

  return {
    take(input, size) {
      const event = parseEvent(input)
      if (isText(event)) return diagnostics.skipped(event)
      begun = true
      // After a failure nothing is added; a finish may still name the thread.
      if (failure && event.type !== 'finish') return
      const admitted = limits.admit(event, size)
      if (admitted === 'too much text') fail('interrupted', 'The answer is too long to be read on.')
      else if (admitted) handle(event, size)
    },
    cut(type) {
      begun = true
      diagnostics.skipped('line past 1 MB')
      lost ||= !type || type === 'text-delta'
    },
    get hasChunks() {
      return queue.hasChunks
    },
    drain: queue.drain,
    end(otherwise, threadId) {
      texts.close()
      sources.close()
      const complete = finish && !failure && !lost
      const error = failure ?? (lost ? tooLong() : !finish ? otherwise : answered ? undefined : empty())
      // Without a part to show there is no message to mark.
      if (!queue.hasContent) return error
      const named = threadId ? { threadId } : {}
      if (complete) queue.defer(withMetadata(finish as Finish, named))
      else queue.defer({ type: 'message-metadata', messageMetadata: { ...named, interrupted: true } })
      return error
    },
    get threadId() {
      return metadata.threadId
    },
    get begun() {
      return begun
    },
    get over() {
      return !!(finish || failure)
    }
  }
}

const withMetadata = (finish: Finish, metadata: JsonRecord): Finish => {
  const messageMetadata = { ...finish.messageMetadata, ...metadata }
  return Object.keys(messageMetadata).length ? { ...finish, messageMetadata } : finish
}

const tooLong = () => new AssistantError('interrupted', 'Part of the answer was too long to be read. Ask again.')
const empty = () => new AssistantError('empty_answer', 'The answer has no text. Ask again.')
