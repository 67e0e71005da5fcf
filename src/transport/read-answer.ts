import { AssistantError } from '../protocol/index.ts'
import { createAnswer } from './answer/answer.ts'
import { createDiagnostics } from './answer/diagnostics.ts'
import type { Chunk } from './answer/events.ts'
import { dataStream } from './decoding/data-stream.ts'
import { eventStream } from './decoding/event-stream.ts'
import { createLineReader, maxLineLength } from './decoding/line-reader.ts'
import { type Decoder, type EventSink, protocolOf, type StreamHints } from './decoding/stream-protocol.ts'
import { lostConnection } from './errors/connection-error.ts'
import type { Question } from './question.ts'
import { isAbort, withTimeout } from './timeout.ts'

/** Milliseconds that a stream may stay open after its finish or failure, for what still belongs to the answer. */
const closingTimeout = 1_000

/** Reads that go into one hand-over at most. */
const maxReads = 1_000

export interface ReadOptions {
  hints: StreamHints
  question: Question
  /** Thread that the response named in a header. */
  threadHeader: string | undefined
  /** Milliseconds until the first byte of the body, and between any two. */
  timeouts: { firstByte: number; idle: number }
  /** The error of a body that is no answer, by its first line. */
  noStream: (firstLine: string) => AssistantError
  /** Takes the thread that the stream named, and returns the one that holds. */
  onThread: (threadId: string | undefined) => string | undefined
}

/** An answer that is being read. */
export interface Reading {
  stream: ReadableStream<Chunk>
  /** Ends it early, as if the reader had stopped it; `marked` if what is there stays in the conversation. */
  giveUp(marked: boolean): void
}

/**
 * Reads a response body into chunks for the AI SDK. The stream closes after the answer’s finish and in no other
 * case: everything else ends with an `AssistantError`, after what there is of the answer has been closed and marked.
 */
export const readAnswer = (body: ReadableStream<Uint8Array>, options: ReadOptions): Reading => {
  const { question } = options
  const reader = body.getReader()
  const diagnostics = createDiagnostics()
  const answer = createAnswer(question.conversation, diagnostics, options.threadHeader)
  let decoder: Decoder | undefined
  let firstLine = ''
  let done = false
  let patience = options.timeouts.firstByte
  /** When the stream must have closed, once the answer is over. */
  let over = 0
  /** How the answer ends, once that is known. */
  let ending: { error: Error | undefined } | undefined

  const sink: EventSink = {
    maxEventLength: maxLineLength,
    event: answer.take,
    cut: answer.cut,
    bad: what => diagnostics.skipped(`bad ${what}`),
    done() {
      done = true
    }
  }

  const lines = createLineReader((line, cut) => {
    if (!decoder && line.trim() && line[0] !== ':') {
      firstLine ||= line
      const protocol = protocolOf(line, options.hints)
      if (protocol) decoder = { 'event-stream': eventStream, 'data-stream': dataStream }[protocol](sink)
    }
    decoder?.line(line, cut)
  })

  /** The read that is under way. */
  let next: ReturnType<typeof reader.read> | undefined

  const timeUp = () =>
    lostConnection(undefined, `The service sent nothing more for ${Math.round(patience / 1000)} seconds.`)

  /** Takes in what comes next, until there is something to hand on. Throws when nothing more comes. */
  const read = async (): Promise<Chunk[]> => {
    for (let reads = 0; ; reads++) {
      next ??= reader.read()
      const { value } = await withTimeout(patience, next, timeUp, question.signal)
      next = undefined
      question.received()
      if (value) lines.push(value)
      else {
        lines.end()
        decoder?.end()
      }
      if (firstLine && !decoder) throw options.noStream(firstLine)
      if (!value) throw answer.begun ? brokenOff() : options.noStream(firstLine)
      if (answer.over || done) {
        // Only what belongs to the answer prolongs it, and not what merely keeps the connection alive.
        if (answer.waiting || !over) over = Date.now() + closingTimeout
        patience = over - Date.now()
      } else patience = options.timeouts.idle
      if (answer.waiting && (reads > maxReads || !(await isMoreThere()))) return answer.chunks()
    }
  }

  /** Whether more has come already: then it goes along. */
  const isMoreThere = (): Promise<boolean> => {
    next = reader.read()
    const there = next.then(() => true)
    return Promise.race([there, moment().then(() => false)])
  }

  /** Settles how the answer ends, and returns what is still to be handed on. */
  const end = (cause: unknown): Chunk[] => {
    if (!ending) {
      const otherwise = cause instanceof AssistantError || isAbort(cause) ? cause : lostConnection(cause)
      settle(answer.end(otherwise, options.onThread(answer.threadId)))
    }
    return answer.chunks()
  }

  const settle = (error: Error | undefined) => {
    ending = { error }
    diagnostics.report()
    reader.cancel().catch(() => {})
    question.close()
  }

  const stream = new ReadableStream<Chunk>(
    {
      async pull(controller) {
        const chunks = ending ? answer.chunks() : await read().catch(end)
        for (const chunk of chunks) controller.enqueue(chunk)
        // Never an error right behind a chunk: it would throw away what still waits in the stream.
        if (chunks.length || !ending) return
        if (ending.error) controller.error(ending.error)
        else controller.close()
      },
      cancel() {
        if (!ending) settle(undefined)
      }
    },
    // Read only when asked: the AI SDK has then worked on everything before.
    { highWaterMark: 0 }
  )

  return {
    stream,
    giveUp(marked) {
      if (ending) return
      const stopped = new DOMException('Another question was asked.', 'AbortError')
      settle(marked ? answer.end(stopped, answer.threadId) : stopped)
      if (!marked) answer.chunks()
    }
  }
}

const brokenOff = () => new AssistantError('interrupted', 'The stream ended before the answer was finished. Ask again.')

/** A little while in which nothing new can come from outside. */
const moment = async () => {
  for (let turns = 0; turns < 5; turns++) await undefined
}
