import type { Outcome } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'

/** What came of a question: what the docs team sees. */
interface StoredAnswer {
  /** The id of the message that answers. */
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
  /** The page the reader was on, and the language that they read, where they are known. */
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
  /** Adds it once, unless its thread was deleted meanwhile: then nothing of it is to be kept. */
  addToThread: (answer: StoredAnswer) => Promise<void>
  deleteBefore: (date: string) => Promise<void>
}

export const createAnswerStore = (database: Database): AnswerStore => ({
  async add(answer) {
    await database.insertInto('answers').values(rowOf(answer)).execute()
  },
  async addToThread(answer) {
    const row = rowOf(answer)
    // Nothing is deleted between the look and the write.
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
