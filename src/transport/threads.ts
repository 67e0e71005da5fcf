import { callPage } from './page-call.ts'

/** A conversation that the platform keeps. */
export interface Thread {
  id: string
  /** Proof of ownership that some deployments hand out (`X-Thread-Key`). A secret: keep it with the thread only. */
  key?: string
}

/** The thread of each chat. */
export interface Threads {
  of(chatId: string): Thread | null
  set(chatId: string, thread: Thread | null): void
}

/**
 * @param first thread that the first chat to ask goes on with; another chat id is another conversation
 * @param onThread told whenever the thread of a chat changes
 */
export const createThreads = (
  first: Thread | null,
  onThread: ((thread: Thread | null, chatId: string) => void) | undefined
): Threads => {
  const threads = new Map<string, Thread | null>()

  const of = (chatId: string): Thread | null => {
    if (!threads.size) threads.set(chatId, first)
    return threads.get(chatId) ?? null
  }

  return {
    of,
    set(chatId, thread) {
      const before = of(chatId)
      if (before?.id === thread?.id && before?.key === thread?.key) return
      threads.set(chatId, thread)
      if (onThread) callPage('onThread', () => onThread(thread && { ...thread }, chatId))
    }
  }
}
