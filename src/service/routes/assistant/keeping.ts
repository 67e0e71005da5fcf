import type { RequestMessage } from '../../../protocol/index.ts'
import { type AnswerStore, retried, type ThreadOwner, type ThreadStore } from '../../store/index.ts'

/** Stores questions and answers as far as the database works, because a full disk must not prevent answers. */
export interface Keeper {
  /** Reads the stored conversation. One that could not be stored is empty, so that its reader can continue it. */
  read: ThreadStore['read']
  /** Stores a conversation that ends with a question. */
  begin: (threadId: string, owner: ThreadOwner, messages: RequestMessage[]) => Promise<KeptAnswer>
}

/** Stores one answer. */
interface KeptAnswer {
  /** Whether everything so far is stored. */
  isKept: () => boolean
  /** Stores the new part of the answer’s text. */
  keepText: (messageId: string, text: string) => Promise<void>
  /** Stores the result of the question. */
  keepEnd: (answer: Parameters<AnswerStore['addToThread']>[0]) => Promise<void>
  /** Restores the conversation as it was before a question that got no answer. */
  withdraw: (before: RequestMessage[]) => Promise<void>
}

/** Milliseconds without attempts after a failure, because each may wait for a disk and adds a line to the log. */
const retryPause = 2_000

/** Most threads that are remembered because they could not be stored. */
const maxUnkept = 1_000

export const createKeeper = (threads: ThreadStore, answers: AnswerStore, report: (error: unknown) => void): Keeper => {
  let failedAt = Number.NEGATIVE_INFINITY
  const unkept = new Set<string>()
  const nameOf = (id: string, { projectId, fp }: ThreadOwner) => JSON.stringify([id, projectId, fp])
  /** Tries a write, which must be idempotent, because it may be repeated. Returns whether it succeeded. */
  const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
    if (performance.now() - failedAt < retryPause) return false
    try {
      await retried(write)
      return true
    } catch (error) {
      failedAt = performance.now()
      report(error)
      return false
    }
  }
  const remember = (name: string) => {
    unkept.add(name)
    for (const oldest of unkept) {
      if (unkept.size <= maxUnkept) break
      unkept.delete(oldest)
    }
  }
  return {
    read: async (id, owner) => (await threads.read(id, owner)) ?? (unkept.has(nameOf(id, owner)) ? [] : undefined),
    async begin(threadId, owner, messages) {
      const question = messages.at(-1) as RequestMessage
      let isKept = await attempt(() => threads.save(threadId, owner, messages))
      if (!isKept) remember(nameOf(threadId, owner))
      let length = 0
      let pieces = 0
      const more = async (write: () => Promise<unknown>) => {
        isKept = isKept && (await attempt(write))
      }
      return {
        isKept: () => isKept,
        async keepText(messageId, text) {
          const piece = { replyId: messageId, place: pieces++, text: text.slice(length) }
          length = text.length
          await more(() => threads.addToReply(threadId, question, piece))
        },
        keepEnd: answer => more(() => answers.addToThread(answer)),
        withdraw: before => more(() => threads.withdraw(threadId, question, before))
      }
    }
  }
}
