import { lostConnection } from './errors/connection-error.ts'
import type { Reading } from './read-answer.ts'

/** Milliseconds without a byte after the browser has gone offline: some browsers leave the connection hanging. */
const offlineTimeout = 3_000

/** A question under way: from the call of the AI SDK to the end of its answer. */
export interface Question {
  readonly chatId: string
  /** Aborted when the reader stops, when the time is up, and at the end in any case. */
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
  reading?: Reading
  /** Bytes have come. */
  received(): void
  /** Ends it for another question’s sake; `marked` if the partial answer stays in the conversation. */
  giveUp(marked: boolean): void
  /** Lets everything go. Safe to call twice. */
  close(): void
}

interface Asked {
  chatId: string
  messages: { id: string }[]
  abortSignal: AbortSignal | undefined
}

export const openQuestion = (
  { chatId, messages, abortSignal }: Asked,
  firstByte: number,
  onClose: (question: Question) => void
): Question => {
  const controller = new AbortController()
  const stop = () => controller.abort(abortSignal?.reason)
  if (abortSignal?.aborted) stop()
  abortSignal?.addEventListener('abort', stop)

  let goneOffline: ReturnType<typeof setTimeout> | undefined
  const received = () => clearTimeout(goneOffline)
  const listen = () => {
    goneOffline = setTimeout(() => controller.abort(lostConnection()), offlineTimeout)
  }
  globalThis.addEventListener?.('offline', listen)

  const question: Question = {
    chatId,
    signal: controller.signal,
    conversation: new Set(messages.map(message => message.id)),
    deadline: Date.now() + firstByte,
    received,
    giveUp(marked) {
      if (question.reading) question.reading.giveUp(marked)
      else question.close()
    },
    close() {
      abortSignal?.removeEventListener('abort', stop)
      globalThis.removeEventListener?.('offline', listen)
      received()
      controller.abort()
      onClose(question)
    }
  }
  return question
}
