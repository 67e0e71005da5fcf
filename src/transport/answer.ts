import { AssistantError } from '../protocol/index.ts'
import { isRecord, isText, type JsonRecord } from './json.ts'
import { createOutbox } from './outbox.ts'
import { type Chunk, type KnownEvent, readEvent } from './shapes.ts'
import { createSources, isWebUrl } from './sources.ts'
import type { Tally } from './tally.ts'
import { createTexts } from './texts.ts'
import { createTools, longestOutput } from './tools.ts'

/** Bounds of one answer: the chat library copies every part for each chunk, and a store keeps them all. */
const most = { parts: 300, steps: 100, text: 32 * 1024 * 1024, other: 4 * 1024 * 1024 }

const finishReasons = new Set<unknown>([
  'stop',
  'length',
  'content-filter',
  'tool-calls',
  'error',
  'interrupted',
  'other'
])

type Finish = Extract<Chunk, { type: 'finish' }>

export interface Answer {
  /** Takes an event of the stream; `size` is its length on the wire. */
  take(event: unknown, size: number): void
  /** An event was too long to be read. */
  cut(type: string | undefined): void
  /** Whether there are chunks for the chat library. */
  readonly waiting: boolean
  /** The chunks for the chat library since the last call. */
  chunks(): Chunk[]
  /**
   * The stream is over. Closes what is open and tells how the answer ends: with nothing, or with an error.
   * @param otherwise what the end of the stream means when the answer has not finished
   * @param threadId the thread that the answer belongs to
   */
  end(otherwise: Error, threadId?: string): Error | undefined
  /** The thread that the service named in the stream. */
  readonly threadId: string | undefined
  /** Whether any event was understood. */
  readonly begun: boolean
  /** Whether the service has said how the answer ends. */
  readonly over: boolean
}

/**
 * Turns the events of a service into chunks that the chat library can take: everything that it would end the
 * answer for is mended here or left out.
 * @param conversation ids of the messages that are there; an answer under one of them would overwrite it
 */
export const createAnswer = (conversation: ReadonlySet<string>, tally: Tally, threadHeader?: string): Answer => {
  const outbox = createOutbox()
  let begun = false
  let started = false
  let parts = 0
  let steps = 0
  let text = 0
  let other = 0
  let answered = false
  let answeredBefore = false
  let lost = false
  /** Whether reasoning of version 5.0.0, which has no ids, is open. */
  let reasoning = false
  let finish: Finish | undefined
  let failure: AssistantError | undefined
  /** Where a thread was named, the most trusted first: finish, its metadata, other metadata, header, data. */
  const threads: (string | undefined)[] = [undefined, undefined, undefined, threadHeader, undefined]

  const room = () => {
    if (parts >= most.parts) tally.skipped('parts past the limit')
    return parts < most.parts && ++parts > 0
  }
  const texts = createTexts(outbox, tally)
  const sources = createSources(outbox, tally, room)
  const tools = createTools(outbox, tally, sources, room)
  const dataParts = new Set<string>()

  const name = (rank: number, threadId: unknown) => {
    if (isText(threadId) && threadId) threads[rank] = threadId
  }

  /** The service’s own metadata; what this transport says there is not the service’s to say. */
  const metadataOf = (event: KnownEvent, rank: number): JsonRecord | undefined => {
    if (!isRecord(event.messageMetadata)) return
    const { threadId, threadKey, interrupted, context, ...rest } = event.messageMetadata
    name(rank, threadId)
    return Object.keys(rest).length ? rest : undefined
  }

  const showPart = (event: KnownEvent) => {
    if (room()) outbox.show(event as unknown as Chunk)
  }

  const holdMetadata = (messageMetadata: JsonRecord | undefined) => {
    if (messageMetadata) outbox.hold({ type: 'message-metadata', messageMetadata })
  }

  const handlers: Record<string, (event: KnownEvent) => void> = {
    start(event) {
      const messageMetadata = metadataOf(event, 2)
      if (started) return holdMetadata(messageMetadata)
      started = true
      const messageId = event.messageId as string | undefined
      const usable = messageId && !conversation.has(messageId) && !outbox.shown
      outbox.hold({ type: 'start', messageId: usable ? messageId : undefined, messageMetadata })
    },
    'message-metadata': event => holdMetadata(metadataOf(event, 2)),
    'start-step': () => {
      if (++steps > most.steps) return tally.skipped('steps past the limit')
      answeredBefore = answered
      tools.startStep()
      outbox.hold({ type: 'start-step' })
    },
    'finish-step': () => {},
    'reset-step': () => {
      if (steps > most.steps) return
      answered = answeredBefore
      texts.reset()
      tools.resetStep()
      outbox.hold({ type: 'reset-step' })
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
    file(event) {
      if (isWebUrl(event.url as string) || /^data:/i.test(event.url as string)) showPart(event)
      else tally.skipped('file that is no web address')
    },
    error(event) {
      failure ??= new AssistantError('answer_failed', 'The service failed while it answered. Ask again.', {
        serverMessage: event.errorText as string | undefined
      })
    },
    abort(event) {
      failure ??= new AssistantError('interrupted', 'The service stopped the answer before its end. Ask again.', {
        serverMessage: event.reason as string | undefined
      })
    },
    finish(event) {
      const messageMetadata = metadataOf(event, 1)
      name(0, event.threadId)
      const { finishReason } = event
      const known = finishReasons.has(finishReason) ? finishReason : isText(finishReason) ? 'other' : undefined
      finish = { type: 'finish', finishReason: known, messageMetadata } as Finish
      if (finishReason === 'error') handlers.error?.({ type: 'error' })
      if (finishReason === 'interrupted') handlers.abort?.({ type: 'abort' })
    }
  }

  const data = (event: KnownEvent) => {
    if (isRecord(event.data)) name(4, event.data.threadId)
    const chunk = event as unknown as Chunk
    if (event.transient) return outbox.pass(chunk)
    // A data part with an id takes the place of the one before.
    const key = `${event.type} ${event.id}`
    if (event.id === undefined || !dataParts.has(key)) {
      if (!room()) return
      dataParts.add(key)
    }
    outbox.show(chunk)
  }

  const handle = (event: KnownEvent, size: number) => {
    if (event.type.startsWith('tool-')) tools.take(event, size)
    else if (event.type.startsWith('data-')) data(event)
    else (handlers[event.type] ?? showPart)(event)
  }

  /** Text is bounded by far more than an answer has, the rest by what is worth keeping. */
  const affordable = ({ type }: KnownEvent, size: number): boolean => {
    if (/^(text|reasoning)-delta$/.test(type)) {
      text += size
      if (text > most.text) failure ??= new AssistantError('interrupted', 'The answer is too long to be read on.')
      return text <= most.text
    }
    if (/^(start|finish|error|abort)$/.test(type)) return true
    other += Math.min(size, longestOutput * (type === 'tool-output-available' ? 1 : 64))
    if (other > most.other) tally.skipped('events past the limit')
    return other <= most.other
  }

  return {
    take(input, size) {
      const event = readEvent(input)
      if (isText(event)) return tally.skipped(event)
      begun = true
      // After a failure nothing is added; a finish may still name the thread.
      if (failure && event.type !== 'finish') return
      if (affordable(event, size)) handle(event, size)
    },
    cut(type) {
      begun = true
      tally.skipped('line past 1 MB')
      lost ||= !type || type === 'text-delta'
    },
    get waiting() {
      return outbox.waiting
    },
    chunks: () => outbox.take(),
    end(otherwise, threadId) {
      texts.close()
      sources.close()
      const complete = finish && !failure && !lost
      const error = failure ?? (lost ? tooLong() : !finish ? otherwise : answered ? undefined : empty())
      // Without a part to show there is no message to mark.
      if (!outbox.shown) return error
      const named = threadId ? { threadId } : {}
      if (complete) outbox.hold(withMetadata(finish as Finish, named))
      else outbox.hold({ type: 'message-metadata', messageMetadata: { ...named, interrupted: true } })
      return error
    },
    get threadId() {
      return threads.find(Boolean)
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
