import { createMutex } from '../shared/mutex.ts'

/** What of a chat of the AI SDK is needed here. */
interface Stoppable {
  stop(): Promise<void>
}

/**
 * Requests of chats of the AI SDK, one after another. The transport ends the earlier of two questions by itself, but a
 * chat has one status and one list of messages for all its requests: if two were under way, the end of the earlier
 * would call the later one ready. So the earlier is stopped here, and the later begins when it has ended.
 */
export interface ChatRequests {
  /** Runs a request; it is told by its signal that a newer one waits already, or that all were stopped. */
  run<Result>(chat: Stoppable, request: (superseded: AbortSignal) => Promise<Result>): Promise<Result>
  /** Stops every request; resolves when all have ended. */
  stop(): Promise<void>
}

export const createChatRequests = (): ChatRequests => {
  const mutex = createMutex()
  let newest = new AbortController()
  let active: Stoppable | undefined

  const supersede = () => {
    newest.abort()
    void active?.stop()
    newest = new AbortController()
    return newest.signal
  }

  return {
    run(chat, request) {
      const signal = supersede()
      active = chat
      return mutex.run(() => request(signal))
    },
    stop() {
      supersede()
      return mutex.idle()
    }
  }
}
