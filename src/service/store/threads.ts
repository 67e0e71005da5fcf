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
  /** Keeps the conversation as it is given, the latest of it when it is very long. */
  save: (id: string, owner: ThreadOwner, messages: RequestMessage[]) => Promise<void>
  /** Keeps the reply to a question as far as it is, unless the conversation has gone another way since. */
  reply: (id: string, question: RequestMessage, reply: RequestMessage) => Promise<void>
  /** Takes back a question that got no answer. */
  withdraw: (id: string, question: RequestMessage) => Promise<void>
  deleteBefore: (date: string) => Promise<void>
}

export const createThreadStore = (database: Database): ThreadStore => ({
  async read(id, { projectId, fp }) {
    const row = await database
      .selectFrom('threads')
      .select('messages')
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('fp', '=', fp)
      .executeTakeFirst()
    return row && messagesFrom(row.messages)
  },
  async save(id, { projectId, fp }, messages) {
    const now = new Date().toISOString()
    const written = { messages: JSON.stringify(latest(messages)), updated_at: now }
    await database
      .insertInto('threads')
      .values({ id, project_id: projectId, fp, created_at: now, ...written })
      .onConflict(conflict => conflict.column('id').doUpdateSet(written))
      .execute()
  },
  reply: (id, question, reply) =>
    change(database, id, messages => {
      const before = messages.at(-1)?.id === reply.id ? messages.slice(0, -1) : messages
      return isLast(question, before) ? [...before, reply] : messages
    }),
  withdraw: (id, question) =>
    change(database, id, messages => (isLast(question, messages) ? messages.slice(0, -1) : messages)),
  async deleteBefore(date) {
    await database.deleteFrom('threads').where('updated_at', '<', date).execute()
  }
})

/** Changes a conversation as it is stored; one that becomes empty goes. */
const change = (database: Database, id: string, edit: (messages: RequestMessage[]) => RequestMessage[]) =>
  database.transaction().execute(async transaction => {
    const row = await transaction.selectFrom('threads').select('messages').where('id', '=', id).executeTakeFirst()
    if (!row) return
    const before = messagesFrom(row.messages)
    const messages = edit(before)
    if (messages === before) return
    if (messages.length === 0) {
      await transaction.deleteFrom('threads').where('id', '=', id).execute()
      return
    }
    await transaction
      .updateTable('threads')
      .set({ messages: JSON.stringify(latest(messages)), updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
  })

const isLast = ({ id, role }: RequestMessage, messages: RequestMessage[]): boolean => {
  const last = messages.at(-1)
  return last?.id === id && last.role === role
}

/** What is kept of a conversation: more than any model is sent, and not whatever a client makes of it. */
const kept = { messages: 200, characters: 400_000 }

/** The latest messages, as many as are kept; the last one always. */
const latest = (messages: RequestMessage[]): RequestMessage[] => {
  let characters = 0
  const tooOld = messages.findLastIndex((message, index) => {
    characters += messageText(message).length
    const isLatest = index === messages.length - 1
    return !isLatest && (messages.length - index > kept.messages || characters > kept.characters)
  })
  return messages.slice(tooOld + 1)
}

// This store wrote it.
const messagesFrom = (json: string): RequestMessage[] => JSON.parse(json) as RequestMessage[]
