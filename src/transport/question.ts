import { lostConnection } from './errors/lost-connection.ts'
import { resolveTimeouts, type TransportOptions } from './options.ts'
import { abortError } from './timeout.ts'

/** Milliseconds without a byte after which an offline browser’s connection is ended: some browsers leave it hanging. */
const offlineTimeout = 3_000

/** A question under way: from the call of the AI SDK to the end of its answer. */
export interface Question {
  readonly chatId: string
  /** The options as they were when the question was asked. */
  readonly options: TransportOptions
  readonly timeouts: { firstByte: number; idle: number }
  /** Aborted when the reader stops, when a timeout passes, and at the end in any case. */
  readonly signal: AbortSignal
  /** Ids of the messages that are in the conversation already. */
  readonly conversation: ReadonlySet<string>
  /** When the first byte of the answer must be there, in milliseconds since the epoch. */
  readonly deadline: number
  /** The thread that it was asked in. */
  threadId?: string | undefined
  /** The `X-Thread-Key` of the response. */
  threadKey?: string | undefined
  /** Its answer, once there is a stream. */
  answer?: RunningAnswer
  /** Ends the connection but not the question, where another connection can continue the answer. */
  disconnect?: (reason: Error) => void
  /** Reports that bytes have come: the connection works, although the browser may say that it is offline. */
  received(): void
  /** Ends it because another question is asked. With `keepPartial`, marks the partial answer as incomplete. */
  giveUp(keepPartial: boolean): void
  /** Releases everything. Safe to call twice. */
  close(): void
}

/** An answer that is being read. */
export interface RunningAnswer {
  /** Ends it early, as if the reader had stopped it. With `keepPartial`, marks the partial answer as incomplete. */
  giveUp(keepPartial: boolean): void
}

interface Request {
  chatId: string
  messages: { id: string }[]
  abortSignal: AbortSignal | undefined
}

export const openQuestion = (
  { chatId, messages, abortSignal }: Request,
  options: TransportOptions,
  onClose: (question: Question) => void
): Question => {
  const timeouts = resolveTimeouts(options)
  const controller = new AbortController()
  const stop = () => controller.abort(abortError(abortSignal?.reason))
  if (abortSignal?.aborted) stop()
  abortSignal?.addEventListener('abort', stop)

  let offlineTimer: ReturnType<typeof setTimeout> | undefined
  const received = () => clearTimeout(offlineTimer)
  const onOffline = () => {
    clearTimeout(offlineTimer)
    const disconnect = question.disconnect ?? (reason => controller.abort(reason))
    offlineTimer = setTimeout(() => disconnect(lostConnection()), offlineTimeout)
  }
  globalThis.addEventListener?.('offline', onOffline)

  const question: Question = {
    chatId,
    options,
    timeouts,
    signal: controller.signal,
    conversation: new Set(messages.map(message => message.id)),
    deadline: Date.now() + timeouts.firstByte,
    received,
    giveUp(keepPartial) {
      if (question.answer) question.answer.giveUp(keepPartial)
      else question.close()
    },
    close() {
      abortSignal?.removeEventListener('abort', stop)
      globalThis.removeEventListener?.('offline', onOffline)
      clearTimeout(offlineTimer)
      controller.abort()
      onClose(question)
    }
  }
  return question
}
