import type { Generated } from 'kysely'
import type { FeedbackSource, FeedbackStatus, JobStatus, Outcome } from '../../protocol/index.ts'
import type { JobNoteKind, Key } from '../contract.ts'

/** The tables as the latest migration leaves them. Times are ISO 8601 in UTC, so that their text sorts. */
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
  /** The key itself where it is public, a SHA-256 of it where it is secret. */
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
  /** Its number among those of its reply; an earlier version wrote none. */
  place: number | null
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
  /** What its reader last said of it; kept by triggers of `feedback`. */
  helpful: Generated<number | null>
}

/** An answer that is being written, or was until a moment ago. Numbers that are 1 or 0: SQLite has no booleans. */
interface RunningAnswerRow {
  /** The id of the message that answers. */
  id: string
  project_id: string
  thread_id: string
  fp: string
  /** The key that the question came with. */
  key_id: string
  is_over: number
  /** Its reader has said Stop. */
  is_stopped: number
  /** How often a reader who goes on with it has said so, and how much of that the instance has seen that writes it. */
  looks: number
  looks_seen: number
  expires_at: string
}

/** Events of such an answer, from a number and up to another, a line each as they are on the wire. */
interface RunningAnswerEventsRow {
  answer_id: string
  from_event: number
  to_event: number
  events: string
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
  /** What came of its last message, in a sentence. */
  summary: string | null
  /** All that it has changed, as a unified diff. */
  diff: string | null
  created_at: string
  archived_at: string | null
  /** That of its first message, which no other job gets: lists follow it. */
  sequence: number
  /** What it is about, in a reader’s words, without personal data. */
  title: string | null
  /** When its pull request was merged, or closed without that. */
  merged_at: string | null
  closed_at: string | null
  /** Who works on it, and until when nobody else does, in milliseconds. */
  worker: string | null
  leased_until: number | null
}

/** What a job did, or what a program wrote that worked on it. */
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
  /** Of feedback, what the job’s end without a merged request gives back. */
  status_before: FeedbackStatus | null
}

/** A change, and who made it. Names no reader and holds no words and no keys. */
export interface AuditRow {
  sequence: Generated<number>
  project_id: string
  created_at: string
  action: string
  /** `null` for who works at the service itself, by its command. */
  key_id: string | null
  key_name: string | null
  /** Id of what was changed. */
  target: string | null
  /** A JSON object of numbers and words of the interface. */
  facts: string
}

interface JobMessageRow {
  sequence: Generated<number>
  job_id: string
  prompt: string
  /** `waiting` until it was run to its end, whatever the end. */
  state: 'waiting' | 'done'
  created_at: string
}
