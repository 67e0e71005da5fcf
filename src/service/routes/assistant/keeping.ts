import type { RequestMessage } from '../../../protocol/index.ts'
import { type AnswerStore, retried, type ThreadOwner, type ThreadStore } from '../../store/index.ts'

/** Stores questions and their answers as far as the database takes them: a full disk is no reason not to answer. */
export interface Keeper {
  /** The stored conversation; one that could not be stored is empty, and not unknown to whoever goes on with it. */
  read: ThreadStore['read']
  /** Stores a conversation that ends with a question. */
  begin: (threadId: string, owner: ThreadOwner, messages: RequestMessage[]) => Promise<KeptAnswer>
}

/** What is stored of one answer. */
interface KeptAnswer {
  /** Whether all of it is stored so far. */
  isKept: () => boolean
  /** Stores what is new of the answer’s text. */
  keepText: (messageId: string, text: string) => Promise<void>
  /** Stores what came of the question. */
  keepEnd: (answer: Parameters<AnswerStore['addToThread']>[0]) => Promise<void>
  /** Puts back what stood there before a question that got no answer. */
  withdraw: (before: RequestMessage[]) => Promise<void>
}

/** Milliseconds after a failure in which nothing is tried: each attempt may wait for a disk, and be a line of the log. */
const pause = 2_000

/** Threads that could not be stored and are remembered. */
const mostUnkept = 1_000

export const createKeeper = (threads: ThreadStore, answers: AnswerStore, report: (error: unknown) => void): Keeper => {
  let failedAt = Number.NEGATIVE_INFINITY
  const unkept = new Set<string>()
  const nameOf = (id: string, { projectId, fp }: ThreadOwner) => JSON.stringify([id, projectId, fp])
  /** Each write may be done twice. */
  const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
    if (performance.now() - failedAt < pause) return false
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
      if (unkept.size <= mostUnkept) break
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
