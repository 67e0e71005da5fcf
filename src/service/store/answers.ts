import type { Outcome } from '../../protocol/index.ts'
import type { Database } from './database.ts'

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
  deleteBefore: (date: string) => Promise<void>
}

export const createAnswerStore = (database: Database): AnswerStore => ({
  async add({ projectId, threadId, sources, createdAt, ...answer }) {
    await database
      .insertInto('answers')
      .values({
        ...answer,
        project_id: projectId,
        thread_id: threadId,
        sources: JSON.stringify(sources),
        created_at: createdAt
      })
      .execute()
  },
  async deleteBefore(date) {
    await database.deleteFrom('answers').where('created_at', '<', date).execute()
  }
})
