import type { Outcome } from '../../protocol/index.ts'
import type { Database } from './database.ts'

/** What came of a question: what the docs team sees. */
export interface StoredAnswer {
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

export interface AnswerSource {
  url: string
  title: string
  section: string
}

export interface AnswerStore {
  add: (answer: StoredAnswer) => Promise<void>
  /** Answers of a project, oldest first. */
  list: (projectId: string) => Promise<StoredAnswer[]>
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
  async list(projectId) {
    const rows = await database
      .selectFrom('answers')
      .selectAll()
      .where('project_id', '=', projectId)
      .orderBy('sequence')
      .execute()
    return rows.map(({ project_id, thread_id, created_at, sources, sequence: _, ...answer }) => ({
      ...answer,
      projectId: project_id,
      threadId: thread_id,
      createdAt: created_at,
      // This store wrote them.
      sources: JSON.parse(sources) as AnswerSource[]
    }))
  },
  async deleteBefore(date) {
    await database.deleteFrom('answers').where('created_at', '<', date).execute()
  }
})
