import type { Generated } from 'kysely'
import type { FeedbackSource, FeedbackStatus, JobStatus, Outcome } from '../../protocol/index.ts'
import type { JobNoteKind, Key } from '../contract.ts'

/** The tables after the latest migration. Times are ISO 8601 in UTC, so that they sort as text. */
export interface Tables {
  keys: KeyRow
  threads: ThreadRow
  reply_pieces: ReplyPieceRow
  answers: AnswerRow
  running_answers: RunningAnswerRow
  running_answer_events: RunningAnswerEventsRow
  feedback: FeedbackRow
  jobs: JobRow
  job_messages: JobMessageRow
  job_notes: JobNoteRow
  job_links: JobLinkRow
  job_holds: { id: string; project_id: string; held_until: number }
  audit: AuditRow
  settings: { name: string; value: string }
}

export interface KeyRow {
  id: string
  project_id: string
  kind: Key['kind']
  /** The value of a public key, or the SHA-256 of a secret one. */
  secret: string
  name: string
  /** Origins that may use it from a page, as a JSON list; `null` for any. */
  origins: string | null
  /** What an admin key may do, as a JSON list; `null` for everything. */
  scopes: string | null
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
}

interface ThreadRow {
  id: string
  project_id: string
  fp: string
  /** The conversation up to its last question, as a JSON list of messages, which is read and written as a whole. */
  messages: string
  /** The last question. Its reply is in `reply_pieces`, or in `reply` as JSON where an earlier version wrote it. */
  question_id: string | null
  reply: string | null
  created_at: string
  updated_at: string
}

/** A piece of a reply, which is appended to the earlier ones. */
interface ReplyPieceRow {
  sequence: Generated<number>
  thread_id: string
  question_id: string
  message_id: string
  text: string
  /** Its number in the reply; `null` where an earlier version wrote it. */
  place: number | null
}

interface AnswerRow {
  /** Grows with every answer; lists are ordered by it. */
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
  /** The reader’s latest rating, kept up to date by triggers of `feedback`. */
  helpful: Generated<number | null>
}

/** A running answer, or one that has just ended. Booleans are 1 or 0, because SQLite has none. */
interface RunningAnswerRow {
  /** The id of the answering message. */
  id: string
  project_id: string
  thread_id: string
  fp: string
  /** The key that the question came with. */
  key_id: string
  is_over: number
  /** 1 when its reader has stopped it. */
  is_stopped: number
  /** Number of reports that a reader is waiting, and the number that the writing instance has seen. */
  looks: number
  looks_seen: number
  expires_at: string
}

/** Consecutive events of a running answer, one line each as they are sent. */
interface RunningAnswerEventsRow {
  answer_id: string
  from_event: number
  to_event: number
  events: string
}

export interface FeedbackRow {
  /** Grows with every entry; the export is ordered by it. */
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
  /** Identifies the subject and the reader, where known: there is at most one entry for each. */
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
  /** The result of its last message in a sentence. */
  summary: string | null
  /** All its changes as a unified diff. */
  diff: string | null
  created_at: string
  archived_at: string | null
  /** The number of its first message, which is unique; lists are ordered by it. */
  sequence: number
  /** Its subject in a reader’s words, without personal data. */
  title: string | null
  /** When its pull request was merged, or closed without that. */
  merged_at: string | null
  closed_at: string | null
  /** The worker that has leased it, and the end of the lease in milliseconds. */
  worker: string | null
  leased_until: number | null
}

/** A line of a job’s log: a step, or output of a program. */
interface JobNoteRow {
  sequence: Generated<number>
  job_id: string
  kind: JobNoteKind
  text: string
  created_at: string
}

/** A question or an entry of feedback that a job is about. */
interface JobLinkRow {
  job_id: string
  kind: 'question' | 'feedback'
  target_id: string
  /** Status of the feedback before the job, restored when the job ends without a merge. */
  status_before: FeedbackStatus | null
}

/** An action and its actor, without a reader’s identity or words and without keys. */
export interface AuditRow {
  sequence: Generated<number>
  project_id: string
  created_at: string
  action: string
  /** `null` for a command on the service’s machine. */
  key_id: string | null
  key_name: string | null
  /** Id of the object of the action. */
  target: string | null
  /** A JSON object of numbers and words of the interface. */
  facts: string
}

interface JobMessageRow {
  sequence: Generated<number>
  job_id: string
  prompt: string
  /** `done` when it was run to its end, whatever the result. */
  state: 'waiting' | 'done'
  created_at: string
}
