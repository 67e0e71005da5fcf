import { sql } from 'kysely'
import type { Deleted, KeptThread, RequestMessage } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { readReply } from './replies.ts'

/** What is kept of readers, for whoever answers to them. */
export interface PersonalDataStore {
  readThread: (projectId: string, threadId: string) => Promise<Omit<KeptThread, 'questions'> | undefined>
  /** Deletes a conversation, its questions and what was said of it. */
  deleteThread: (projectId: string, threadId: string) => Promise<Deleted>
  /** Deletes all that is kept of a reader. */
  deleteReader: (projectId: string, fp: string) => Promise<Deleted>
}

type Column = 'thread' | 'fp'

export const createPersonalDataStore = (database: Database): PersonalDataStore => {
  const remove = async (projectId: string, column: Column, value: string): Promise<Deleted> => {
    const deleted = await database.transaction().execute(async transaction => {
      const rowsOf = (table: 'threads' | 'answers' | 'feedback', name: 'id' | 'thread_id' | 'fp') =>
        transaction
          .deleteFrom(table)
          .where('project_id', '=', projectId)
          .where(sql.ref(name), '=', value)
          .executeTakeFirst()
          .then(({ numDeletedRows }) => Number(numDeletedRows))
      return {
        threads: await rowsOf('threads', column === 'fp' ? 'fp' : 'id'),
        questions: await rowsOf('answers', column === 'fp' ? 'fp' : 'thread_id'),
        feedback: await rowsOf('feedback', column === 'fp' ? 'fp' : 'thread_id')
      }
    })
    // Deleted rows are overwritten in the database; the log still holds them until it is emptied.
    await sql`pragma wal_checkpoint(truncate)`.execute(database)
    return deleted
  }
  return {
    async readThread(projectId, threadId) {
      const row = await database
        .selectFrom('threads')
        .selectAll()
        .where('id', '=', threadId)
        .where('project_id', '=', projectId)
        .executeTakeFirst()
      if (!row) return
      // The store of the threads wrote them.
      const messages = JSON.parse(row.messages) as RequestMessage[]
      const reply = await readReply(database, row)
      return {
        threadId,
        fp: row.fp,
        messages: reply ? [...messages, reply] : messages,
        createdAt: row.created_at,
        updatedAt: row.updated_at
      }
    },
    deleteThread: (projectId, threadId) => remove(projectId, 'thread', threadId),
    deleteReader: (projectId, fp) => remove(projectId, 'fp', fp)
  }
}
