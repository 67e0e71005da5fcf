import type { Outcome } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** A question with its result, as the docs team sees it. */
interface StoredAnswer {
  /** The id of the answering message. */
  id: string
  projectId: string
  threadId: string
  /** The reader who asked. */
  fp: string
  question: string
  answer: string
  outcome: Outcome
  /** The sections that the answer used. */
  sources: AnswerSource[]
  /** The reader’s page and language, where they are known. */
  path: string | null
  language: string | null
  createdAt: string
}

interface AnswerSource {
  url: string
  title: string
  section: string
}

export interface AnswerStore {
  add: (answer: StoredAnswer) => Promise<void>
  /** Adds an answer once, unless its thread was deleted meanwhile: then nothing of it may be stored. */
  addToThread: (answer: StoredAnswer) => Promise<void>
  deleteBefore: (date: string) => Promise<void>
}

export const createAnswerStore = (database: Database): AnswerStore => ({
  async add(answer) {
    await database.insertInto('answers').values(rowOf(answer)).execute()
  },
  async addToThread(answer) {
    const row = rowOf(answer)
    // Locks the thread, so that it is not deleted between the check and the write.
    await database
      .insertInto('answers')
      .columns(Object.keys(row) as (keyof typeof row)[])
      .expression(
        database
          .selectFrom('threads')
          .select(({ val }) => Object.entries(row).map(([column, value]) => val(value).as(column)))
          .where('id', '=', row.thread_id)
          .$if(isPostgres(database), query => query.forShare())
      )
      .onConflict(conflict => conflict.column('id').doNothing())
      .execute()
  },
  async deleteBefore(date) {
    await database.deleteFrom('answers').where('created_at', '<', date).execute()
  }
})

const rowOf = ({ projectId, threadId, sources, createdAt, ...answer }: StoredAnswer) => ({
  ...answer,
  project_id: projectId,
  thread_id: threadId,
  sources: JSON.stringify(sources),
  created_at: createdAt
})
