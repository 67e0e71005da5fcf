import { AssistantError } from '../protocol/index.ts'
import { createAnswer } from './answer/answer.ts'
import { createDiagnostics } from './answer/diagnostics.ts'
import type { Chunk } from './answer/events.ts'
import { createBodyDecoder } from './decoding/body-decoder.ts'
import { maxLineLength } from './decoding/line-reader.ts'
import type { StreamHints } from './decoding/stream-protocol.ts'
import { lostConnection } from './errors/lost-connection.ts'
import type { Question, RunningAnswer } from './question.ts'
import type { Resumption } from './resumption.ts'
import { isAbort, withTimeout } from './timeout.ts'

/** Milliseconds that a stream may stay open after its finish or failure, for late events of the answer. */
const closingTimeout = 1_000

/** Most reads whose chunks go to the AI SDK together. */
const maxReads = 1_000

export interface ReadOptions {
  hints: StreamHints
  question: Question
  /** Thread that the response named in a header. */
  threadHeader: string | undefined
  /** Milliseconds until the first byte of the body, and between any two. */
  timeouts: { firstByte: number; idle: number }
  /** The error of a body that is no answer, by its first line. */
  notAStream: (firstLine: string) => Promise<AssistantError>
  /** Called with the thread id of the stream; returns the thread id to use. */
  onThread: (threadId: string | undefined) => string | undefined
  /** How to continue the answer when its connection breaks. */
  resumption: Resumption | undefined
  /** Called when the answer cannot or need not be continued any more. */
  onOver: () => void
}

/**
 * Reads a response body into chunks for the AI SDK. The stream closes only after the answer’s finish. Everything else
 * ends it with an `AssistantError`, after the partial answer was closed and marked as incomplete.
 */
export const readAnswer = (
  body: ReadableStream<Uint8Array>,
  options: ReadOptions
): RunningAnswer & { stream: ReadableStream<Chunk> } => {
  const { question, timeouts, resumption } = options
  let reader = body.getReader()
  const diagnostics = createDiagnostics()
  const answer = createAnswer(question.conversation, diagnostics, options.threadHeader)
  /** Whether the stream has said that nothing follows. */
  let done = false
  /** Milliseconds until the next bytes must be there. */
  let timeout = timeouts.firstByte
  /** When the stream must have closed, once the answer is over. */
  let closeBy = 0
  /** The read that is under way. */
  let next: ReturnType<typeof reader.read> | undefined
  /** Why the connection broke, until there is a new one. */
  let broken: { cause: unknown } | undefined
  /** Attempts to reconnect since the last new event. */
  const attempts = { made: 0 }
  let connection = connectionOf(question)
  /** The result of the answer, once it is known. */
  let ending: { error: Error | undefined } | undefined

  const decoder = createBodyDecoder(options.hints, {
    maxEventLength: maxLineLength,
    event: answer.take,
    cut: answer.cut,
    bad: what => diagnostics.skipped(`bad ${what}`),
    done() {
      done = true
    }
  })

  const timeUp = () =>
    lostConnection(undefined, `The service sent nothing more for ${Math.round(timeout / 1000)} seconds.`)

  /** Reads on until there are chunks. Throws when nothing more comes. */
  const read = async (): Promise<Chunk[]> => {
    for (let reads = 0; ; reads++) {
      next ??= reader.read()
      const { value } = await withTimeout(timeout, next, timeUp, connection.signal)
      next = undefined
      question.received()
      const before = decoder.events
      if (value) decoder.push(value)
      // Where the answer can be continued, the new connection sends an unfinished line again.
      else if (!isResumable()) decoder.end()
      if (decoder.events > before) attempts.made = 0
      if (decoder.loading) await withTimeout(timeout, decoder.loading, timeUp, question.signal)
      if (decoder.isUnknown) throw await options.notAStream(decoder.firstLine)
      if (!value) throw answer.begun || isResumable() ? brokenOff() : await options.notAStream(decoder.firstLine)
      if (answer.over || done) {
        // Only chunks of the answer move this deadline; comments that keep the connection alive do not.
        if (answer.hasChunks || !closeBy) closeBy = Date.now() + closingTimeout
        timeout = closeBy - Date.now()
      } else timeout = timeouts.idle
      if (answer.hasChunks && (reads >= maxReads || !(await hasMoreBytes()))) return answer.drain()
    }
  }

  /** Whether more bytes have arrived already: then their chunks are sent together with these. */
  const hasMoreBytes = (): Promise<boolean> => {
    next = reader.read()
    return Promise.race([next.then(() => true), someMicrotasks().then(() => false)])
  }

  const isResumable = () =>
    resumption && !question.signal.aborted && !answer.over && !done && !decoder.isUnknown && !decoder.loading

  /** Reads the next chunks; reconnects where the connection broke. */
  const readOn = async (): Promise<Chunk[]> => {
    for (;;) {
      if (broken && !(await reconnect())) return end(broken.cause)
      try {
        return await read()
      } catch (cause) {
        if (!isResumable()) return end(cause)
        broken = { cause }
        if (answer.hasChunks) return answer.drain()
      }
    }
  }

  /** Asks for the rest of the answer. Returns whether there is a new connection. */
  const reconnect = async (): Promise<boolean> => {
    reader.cancel().catch(() => {})
    const asked = { after: decoder.events, attempts, signal: question.signal }
    const { resumeAnswer } = (await resumption?.load().catch(() => {})) ?? {}
    const response = resumption && (await resumeAnswer?.(resumption, asked).catch(() => undefined))
    if (!response?.body) return false
    reader = response.body.getReader()
    next = undefined
    broken = undefined
    connection = connectionOf(question)
    timeout = timeouts.idle
    decoder.restart()
    return true
  }

  /** Settles how the answer ends, and returns the last chunks. */
  const end = (failure: unknown): Chunk[] => {
    if (!ending) {
      // After a stop, every failure is a consequence of the stop.
      const cause = question.signal.aborted ? question.signal.reason : failure
      const error = cause instanceof AssistantError || isAbort(cause) ? cause : lostConnection(cause)
      if (isAbort(error)) stop()
      settle(answer.end(error, options.onThread(answer.threadId)))
    }
    return answer.drain()
  }

  const stop = () => {
    if (!answer.over) resumption?.stop()
  }

  const settle = (error: Error | undefined) => {
    ending = { error }
    // An answer that only lost its connection may still be continued by another page.
    if (!error || isAbort(error) || answer.over) options.onOver()
    diagnostics.report()
    reader.cancel().catch(() => {})
    question.close()
  }

  if (resumption) question.disconnect = reason => connection.abort(reason)

  const stream = new ReadableStream<Chunk>(
    {
      async pull(controller) {
        const chunks = ending ? answer.drain() : await readOn()
        for (const chunk of chunks) controller.enqueue(chunk)
        // No error in the same pull as chunks: it would discard the chunks that are still queued in the stream.
        if (chunks.length || !ending) return
        if (ending.error) controller.error(ending.error)
        else controller.close()
      },
      cancel() {
        if (ending) return
        stop()
        settle(undefined)
      }
    },
    // No read-ahead: a pull then means that the AI SDK has processed all earlier chunks.
    { highWaterMark: 0 }
  )

  return {
    stream,
    giveUp(keepPartial) {
      if (ending) return
      const stopped = new DOMException('Another question was asked.', 'AbortError')
      stop()
      settle(keepPartial ? answer.end(stopped, answer.threadId) : stopped)
      if (!keepPartial) answer.drain()
    }
  }
}

/** A controller for one connection. It aborts with the question; `disconnect` aborts it alone. */
const connectionOf = (question: Question): AbortController => {
  const controller = new AbortController()
  const { signal } = question
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return controller
}

const brokenOff = () => new AssistantError('interrupted', 'The stream ended before the answer was finished. Ask again.')

/** Waits long enough to read bytes that have arrived, and too briefly for new ones to come from the network. */
const someMicrotasks = async () => {
  for (let turns = 0; turns < 5; turns++) await undefined
}
