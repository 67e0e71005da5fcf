import { createMutex } from '../shared/mutex.ts'

/** The part of the AI SDK’s chat that is used here. */
interface Stoppable {
  stop(): Promise<void>
}

/**
 * Runs the requests of chats of the AI SDK one after another. The transport ends the earlier of two questions by itself,
 * but a chat has one status and one list of messages for all its requests: with two running, the end of the earlier one
 * would set the status `ready` while the later one is running. So a new request stops the earlier one and waits for its end.
 */
export interface ChatRequests {
  /** Runs a request. Its signal is aborted when a newer request waits, or when all were stopped. */
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
