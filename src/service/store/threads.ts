import { messageText, type RequestMessage } from '../../protocol/index.ts'
import type { Database } from './database.ts'

/** Who a thread belongs to: it is found by nobody else. */
export interface ThreadOwner {
  projectId: string
  fp: string
}

export interface ThreadStore {
  /** The stored conversation, or `undefined` when this owner has no such thread. */
  read: (id: string, owner: ThreadOwner) => Promise<RequestMessage[] | undefined>
  /** Keeps a conversation that ends with a question, the latest of it when it is very long. */
  save: (id: string, owner: ThreadOwner, messages: RequestMessage[]) => Promise<void>
  /** Keeps the reply to a question as far as it is, unless another was asked since. */
  reply: (id: string, question: RequestMessage, reply: RequestMessage) => Promise<void>
  /** Puts back what stood there before a question that got no answer, unless another was asked since. */
  withdraw: (id: string, question: RequestMessage, before: RequestMessage[]) => Promise<void>
  deleteBefore: (date: string) => Promise<void>
}

export const createThreadStore = (database: Database): ThreadStore => ({
  async read(id, { projectId, fp }) {
    const row = await database
      .selectFrom('threads')
      .select(['messages', 'reply'])
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('fp', '=', fp)
      .executeTakeFirst()
    if (!row) return
    // This store wrote them.
    const messages = JSON.parse(row.messages) as RequestMessage[]
    return row.reply === null ? messages : [...messages, JSON.parse(row.reply) as RequestMessage]
  },
  async save(id, { projectId, fp }, messages) {
    const now = new Date().toISOString()
    const written = { ...rowOf(messages), updated_at: now }
    await database
      .insertInto('threads')
      .values({ id, project_id: projectId, fp, created_at: now, ...written })
      .onConflict(conflict => conflict.column('id').doUpdateSet(written))
      .execute()
  },
  async reply(id, question, reply) {
    await database
      .updateTable('threads')
      .set({ reply: JSON.stringify(reply), updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('question_id', '=', question.id)
      .execute()
  },
  async withdraw(id, question, before) {
    if (before.length === 0) {
      await database.deleteFrom('threads').where('id', '=', id).where('question_id', '=', question.id).execute()
      return
    }
    await database
      .updateTable('threads')
      .set({ ...rowOf(before), question_id: null })
      .where('id', '=', id)
      .where('question_id', '=', question.id)
      .execute()
  },
  async deleteBefore(date) {
    await database.deleteFrom('threads').where('updated_at', '<', date).execute()
  }
})

const rowOf = (messages: RequestMessage[]) => ({
  messages: JSON.stringify(latest(messages)),
  question_id: messages.at(-1)?.id ?? null,
  reply: null
})

/** What is kept of a conversation: more than any model is sent, and not whatever a client makes of it. */
const kept = { messages: 200, characters: 400_000 }

/** The latest messages, as many as are kept; the last one always. */
const latest = (messages: RequestMessage[]): RequestMessage[] => {
  let characters = 0
  const tooOld = messages.findLastIndex((message, index) => {
    characters += messageText(message).length
    const isLast = index === messages.length - 1
    return !isLast && (messages.length - index > kept.messages || characters > kept.characters)
  })
  return messages.slice(tooOld + 1)
}
