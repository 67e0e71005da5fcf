import { messageText, type RequestMessage } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import { readReply } from './replies.ts'

/** Who a thread belongs to: it is found by nobody else. */
export interface ThreadOwner {
  projectId: string
  fp: string
}

interface ReplyPiece {
  replyId: string
  /** Its number among those of the reply. */
  place: number
  text: string
}

export interface ThreadStore {
  /** The stored conversation, or `undefined` when this owner has no such thread. */
  read: (id: string, owner: ThreadOwner) => Promise<RequestMessage[] | undefined>
  /** Keeps a conversation that ends with a question, the latest of it when it is very long. */
  save: (id: string, owner: ThreadOwner, messages: RequestMessage[]) => Promise<void>
  /** Adds to the reply to a question, each piece once, unless another was asked since. */
  addToReply: (id: string, question: RequestMessage, piece: ReplyPiece) => Promise<void>
  /** Puts back what stood there before a question that got no answer, unless another was asked since. */
  withdraw: (id: string, question: RequestMessage, before: RequestMessage[]) => Promise<void>
  deleteBefore: (date: string) => Promise<void>
}

export const createThreadStore = (database: Database): ThreadStore => ({
  async read(id, { projectId, fp }) {
    const row = await database
      .selectFrom('threads')
      .select(['id', 'messages', 'question_id', 'reply'])
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('fp', '=', fp)
      .executeTakeFirst()
    if (!row) return
    // This store wrote them.
    const messages = JSON.parse(row.messages) as RequestMessage[]
    const reply = await readReply(database, row)
    return reply ? [...messages, reply] : messages
  },
  async save(id, { projectId, fp }, messages) {
    const now = new Date().toISOString()
    const written = { ...rowOf(messages), updated_at: now }
    await forgetReply(database, id)
    await database
      .insertInto('threads')
      .values({ id, project_id: projectId, fp, created_at: now, ...written })
      .onConflict(conflict => conflict.column('id').doUpdateSet(written))
      .execute()
  },
  async addToReply(id, question, { replyId, place, text }) {
    await database
      .insertInto('reply_pieces')
      .columns(['thread_id', 'question_id', 'message_id', 'text', 'place'])
      .expression(
        database
          .selectFrom('threads')
          .select(({ val }) => [
            val(id).as('thread_id'),
            val(question.id).as('question_id'),
            val(replyId).as('message_id'),
            val(text).as('text'),
            val(place).as('place')
          ])
          .where('id', '=', id)
          .where('question_id', '=', question.id)
          // Nothing is deleted between the look and the write.
          .$if(isPostgres(database), query => query.forShare())
      )
      .onConflict(conflict => conflict.columns(['thread_id', 'message_id', 'place']).doNothing())
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

const forgetReply = (database: Database, id: string) =>
  database.deleteFrom('reply_pieces').where('thread_id', '=', id).execute()

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
