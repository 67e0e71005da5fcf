import type { RequestMessage } from '../../protocol/index.ts'
import type { Database } from './database.ts'

/** Who a thread belongs to: it is found by nobody else. */
export interface ThreadOwner {
  projectId: string
  fp: string
}

export interface ThreadStore {
  /** The stored conversation, or `undefined` when this owner has no such thread. */
  read: (id: string, owner: ThreadOwner) => Promise<RequestMessage[] | undefined>
  /** Keeps the conversation as it is given. */
  save: (id: string, owner: ThreadOwner, messages: RequestMessage[]) => Promise<void>
  /** Keeps the reply to a question as far as it is, unless the conversation has gone another way since. */
  reply: (id: string, question: RequestMessage, reply: RequestMessage) => Promise<void>
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
    const written = { messages: JSON.stringify(messages), updated_at: now }
    await database
      .insertInto('threads')
      .values({ id, project_id: projectId, fp, created_at: now, ...written })
      .onConflict(conflict => conflict.column('id').doUpdateSet(written))
      .execute()
  },
  async reply(id, question, reply) {
    await database.transaction().execute(async transaction => {
      const row = await transaction.selectFrom('threads').select('messages').where('id', '=', id).executeTakeFirst()
      const messages = row ? messagesFrom(row.messages) : []
      const before = messages.at(-1)?.id === reply.id ? messages.slice(0, -1) : messages
      const last = before.at(-1)
      if (!last || last.id !== question.id || last.role !== question.role) return
      await transaction
        .updateTable('threads')
        .set({ messages: JSON.stringify([...before, reply]), updated_at: new Date().toISOString() })
        .where('id', '=', id)
        .execute()
    })
  },
  async deleteBefore(date) {
    await database.deleteFrom('threads').where('updated_at', '<', date).execute()
  }
})

// This store wrote it.
const messagesFrom = (json: string): RequestMessage[] => JSON.parse(json) as RequestMessage[]
