import { sql } from 'kysely'
import type { FeedbackEntry, FeedbackSource, FeedbackStatus } from '../../protocol/index.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import { settledPlace } from './places.ts'
import type { FeedbackRow } from './tables.ts'

/** Feedback as a reader sends it. */
interface NewFeedback {
  source: FeedbackSource
  path: string
  fp: string
  /** `null` withdraws an earlier rating. */
  helpful?: boolean | null | undefined
  comment?: string | undefined
  contact?: string | undefined
  code?: string | undefined
  filename?: string | undefined
  lang?: string | undefined
  threadId?: string | undefined
  messageId?: string | undefined
  /** An id chosen by the client, so that it can change or withdraw the entry later. */
  submissionId?: string | undefined
}

interface FeedbackQuery {
  /** Inclusive and exclusive, as ISO 8601 in UTC. */
  from?: string | undefined
  to?: string | undefined
  source?: FeedbackSource | undefined
  statuses?: FeedbackStatus[] | undefined
  limit: number
  /** Only entries after this place. */
  after: number
}

interface ListedFeedback {
  entries: FeedbackEntry[]
  /** Place of the last entry, when there are more after it. */
  next: number | undefined
}

export interface FeedbackStore {
  /**
   * Adds an entry, or updates the reader’s earlier entry about the same thing in place, so that a list that is being read
   * neither misses nor repeats it. An updated entry is `pending` again. Returns the entry’s id.
   */
  add: (projectId: string, feedback: NewFeedback) => Promise<string>
  /** Deletes the reader’s earlier entry about the same thing. */
  withdraw: (projectId: string, feedback: NewFeedback) => Promise<void>
  /** Oldest first, in the order of arrival, so that new entries do not move others. */
  list: (projectId: string, query: FeedbackQuery) => Promise<ListedFeedback>
  setStatus: (projectId: string, id: string, status: FeedbackStatus) => Promise<FeedbackEntry | undefined>
  deleteBefore: (date: string) => Promise<void>
}

export const createFeedbackStore = (database: Database): FeedbackStore => ({
  async add(projectId, feedback) {
    const row = toRow(newId('feedback'), projectId, feedback)
    const { id: _, created_at, status, ...said } = row
    const { id } = await database
      .insertInto('feedback')
      .values(row)
      .onConflict(conflict =>
        conflict.columns(['project_id', 'judgement']).doUpdateSet(({ ref }) => ({
          ...said,
          // Keeps the status of an entry that was only sent again without a change.
          status: sql<FeedbackStatus>`case when ${ref('feedback.helpful')} is not distinct from ${said.helpful}
            and ${ref('feedback.comment')} is not distinct from ${said.comment} and ${ref('feedback.contact')} is not distinct from ${said.contact}
            then ${ref('feedback.status')} else ${status} end`
        }))
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async withdraw(projectId, feedback) {
    const judgement = judgementOf(feedback)
    if (judgement === null) return
    await database
      .deleteFrom('feedback')
      .where('project_id', '=', projectId)
      .where('judgement', '=', judgement)
      .execute()
  },
  async list(projectId, { from, to, source, statuses, limit, after }) {
    let query = database
      .selectFrom('feedback')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('sequence', '>', after)
      .where('sequence', '<=', await settledPlace(database, 'feedback'))
      .orderBy('sequence')
      .limit(limit + 1)
    if (from) query = query.where('created_at', '>=', from)
    if (to) query = query.where('created_at', '<', to)
    if (source) query = query.where('source', '=', source)
    if (statuses) query = query.where('status', 'in', statuses)
    const rows = await query.execute()
    const page = rows.slice(0, limit)
    return { entries: page.map(toEntry), next: rows.length > limit ? page.at(-1)?.sequence : undefined }
  },
  async setStatus(projectId, id, status) {
    const row = await database
      .updateTable('feedback')
      .set({ status })
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .returningAll()
      .executeTakeFirst()
    return row && toEntry(row)
  },
  async deleteBefore(date) {
    await database.deleteFrom('feedback').where('created_at', '<', date).execute()
  }
})

const toRow = (id: string, projectId: string, given: NewFeedback): Omit<FeedbackRow, 'sequence'> => ({
  id,
  project_id: projectId,
  source: given.source,
  status: 'pending',
  path: given.path,
  comment: given.comment ?? null,
  helpful: given.helpful == null ? null : Number(given.helpful),
  contact: given.contact ?? null,
  code: given.code ?? null,
  filename: given.filename ?? null,
  lang: given.lang ?? null,
  fp: given.fp,
  thread_id: given.threadId ?? null,
  message_id: given.messageId ?? null,
  judgement: judgementOf(given),
  created_at: new Date().toISOString()
})

/** Identifies the subject and the reader of a rating: an answer, or the id chosen by the client; `null` for others. */
const judgementOf = ({ source, fp, threadId, messageId, submissionId }: NewFeedback): string | null => {
  if (source !== 'contextual') return null
  if (submissionId) return JSON.stringify([fp, submissionId])
  return threadId && messageId ? JSON.stringify([fp, threadId, messageId]) : null
}

type StoredRow = Omit<FeedbackRow, 'sequence'> & { sequence: number }

/** Converts a row to an entry with the fields of its source. */
export const toEntry = (row: StoredRow): FeedbackEntry => ({
  id: row.id,
  path: row.path,
  comment: row.comment,
  createdAt: row.created_at,
  source: row.source,
  status: row.status,
  ...(row.source === 'contextual'
    ? { helpful: row.helpful === null ? null : row.helpful === 1, contact: row.contact }
    : { code: row.code, filename: row.filename, lang: row.lang }),
  ...(row.thread_id && { threadId: row.thread_id }),
  ...(row.message_id && { messageId: row.message_id })
})
