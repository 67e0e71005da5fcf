import { callPage } from './page-call.ts'

/** A conversation that the platform keeps. */
export interface Thread {
  id: string
  /** Proof of ownership that some deployments hand out (`X-Thread-Key`). A secret: keep it with the thread only. */
  key?: string
}

export interface ThreadOptions {
  /**
   * Thread that the first chat goes on with; another chat id is another conversation. A function is asked for the
   * thread of each chat, at its first question.
   */
  thread?: Thread | null | ((chatId: string) => Thread | null)
  /** Told whenever the thread of a chat changes; `null` when it was dropped. Store it to go on after a reload. */
  onThread?: (thread: Thread | null, chatId: string) => void
}

/** The thread of each chat. */
export interface Threads {
  of(chatId: string, options: ThreadOptions): Thread | null
  set(chatId: string, thread: Thread | null, options: ThreadOptions): void
}

export const createThreads = (): Threads => {
  const threads = new Map<string, Thread | null>()

  const begin = (chatId: string, { thread }: ThreadOptions): Thread | null => {
    if (typeof thread === 'function') return callPage('thread', () => thread(chatId)) ?? null
    return threads.size ? null : (thread ?? null)
  }

  const of = (chatId: string, options: ThreadOptions): Thread | null => {
    if (!threads.has(chatId)) threads.set(chatId, begin(chatId, options))
    return threads.get(chatId) ?? null
  }

  return {
    of,
    set(chatId, thread, options) {
      const before = of(chatId, options)
      if (before?.id === thread?.id && before?.key === thread?.key) return
      threads.set(chatId, thread)
      const { onThread } = options
      if (onThread) callPage('onThread', () => onThread(thread && { ...thread }, chatId))
    }
  }
}
