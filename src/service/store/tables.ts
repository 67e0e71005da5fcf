import type { Generated } from 'kysely'
import type { FeedbackSource, FeedbackStatus, JobStatus, Outcome } from '../../protocol/index.ts'
import type { Key } from '../contract.ts'

/** The tables as the latest migration leaves them. Times are ISO 8601 in UTC, so that their text sorts. */
export interface Tables {
  keys: KeyRow
  threads: ThreadRow
  reply_pieces: ReplyPieceRow
  answers: AnswerRow
  feedback: FeedbackRow
  jobs: JobRow
  job_messages: JobMessageRow
  settings: { name: string; value: string }
}

export interface KeyRow {
  id: string
  project_id: string
  kind: Key['kind']
  /** The key itself where it is public, a SHA-256 of it where it is secret. */
  secret: string
  name: string
  /** Origins that may use it from a page, as a JSON list; `null` for any. */
  origins: string | null
  created_at: string
  revoked_at: string | null
}

interface ThreadRow {
  id: string
  project_id: string
  fp: string
  /** The conversation up to its last question, as a JSON list of messages: it is read and written as a whole. */
  messages: string
  /** The last question; the reply to it stands in `reply_pieces`, or, as JSON, here in what an earlier version wrote. */
  question_id: string | null
  reply: string | null
  created_at: string
  updated_at: string
}

/** What a reply has grown by since the piece before. */
interface ReplyPieceRow {
  sequence: Generated<number>
  thread_id: string
  question_id: string
  message_id: string
  text: string
}

interface AnswerRow {
  /** Grows with every answer; lists follow it. */
  sequence: Generated<number>
  id: string
  project_id: string
  thread_id: string
  fp: string
  question: string
  answer: string
  outcome: Outcome
  /** A JSON list. */
  sources: string
  path: string | null
  language: string | null
  created_at: string
}

export interface FeedbackRow {
  /** Grows with every entry; the export follows it. */
  sequence: Generated<number>
  id: string
  project_id: string
  source: FeedbackSource
  status: FeedbackStatus
  path: string
  comment: string | null
  /** 1 or 0; SQLite has no booleans. */
  helpful: number | null
  contact: string | null
  code: string | null
  filename: string | null
  lang: string | null
  fp: string
  thread_id: string | null
  message_id: string | null
  /** What is judged and by whom, where that is known: at most one entry for each. */
  judgement: string | null
  created_at: string
}

export interface JobRow {
  id: string
  project_id: string
  status: JobStatus
  repository: string
  ref: string | null
  model: string
  pr_link: string | null
  /** Why the job failed. */
  error: string | null
  created_at: string
  archived_at: string | null
}

interface JobMessageRow {
  sequence: Generated<number>
  job_id: string
  prompt: string
  /** `waiting` until it was run to its end, whatever the end. */
  state: 'waiting' | 'done'
  created_at: string
}
