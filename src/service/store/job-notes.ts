import type { JobNoteKind } from '../contract.ts'
import type { Database } from './database.ts'
import { settledPlace } from './places.ts'

/** A line of a job’s log. */
interface JobNote {
  /** Grows with every line. */
  id: number
  kind: JobNoteKind
  text: string
  createdAt: string
}

export interface JobNoteStore {
  add: (jobId: string, kind: JobNoteKind, text: string) => Promise<void>
  /** The lines after a given line, oldest first. */
  list: (jobId: string, after: number, limit: number) => Promise<{ notes: JobNote[]; hasMore: boolean }>
}

export const createJobNoteStore = (database: Database): JobNoteStore => ({
  async add(jobId, kind, text) {
    await database
      .insertInto('job_notes')
      .values({ job_id: jobId, kind, text, created_at: new Date().toISOString() })
      .execute()
  },
  async list(jobId, after, limit) {
    const rows = await database
      .selectFrom('job_notes')
      .select(['sequence as id', 'kind', 'text', 'created_at as createdAt'])
      .where('job_id', '=', jobId)
      .where('sequence', '>', after)
      .where('sequence', '<=', await settledPlace(database, 'job_notes'))
      .orderBy('sequence')
      .limit(limit + 1)
      .execute()
    return { notes: rows.slice(0, limit), hasMore: rows.length > limit }
  }
})
