import { messageText, type RequestMessage } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import { readReply } from './replies.ts'

/** The owner of a thread; nobody else can read it. */
export interface ThreadOwner {
  projectId: string
  fp: string
}

interface ReplyPiece {
  replyId: string
  /** Its number in the reply. */
  place: number
  text: string
}

export interface ThreadStore {
  /** The stored conversation, or `undefined` when this owner has no such thread. */
  read: (id: string, owner: ThreadOwner) => Promise<RequestMessage[] | undefined>
  /** Stores a conversation that ends with a question; of a very long one only the latest messages. */
  save: (id: string, owner: ThreadOwner, messages: RequestMessage[]) => Promise<void>
  /** Appends a piece to the reply to a question, once, unless another question was asked since. */
  addToReply: (id: string, question: RequestMessage, piece: ReplyPiece) => Promise<void>
  /** Restores the conversation before a question that got no answer, unless another question was asked since. */
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
    // A safe cast, because this store wrote it.
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
          // Locks the thread, so that it is not deleted between the check and the write.
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

/** Most messages and characters of a stored conversation: more than any model is sent, but bounded against abuse. */
const kept = { messages: 200, characters: 400_000 }

/** The latest messages within the limits; always at least the last one. */
const latest = (messages: RequestMessage[]): RequestMessage[] => {
  let characters = 0
  const tooOld = messages.findLastIndex((message, index) => {
    characters += messageText(message).length
    const isLast = index === messages.length - 1
    return !isLast && (messages.length - index > kept.messages || characters > kept.characters)
  })
  return messages.slice(tooOld + 1)
}
