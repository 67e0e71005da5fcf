import type { Outcome } from './message.ts'

/** The reader’s rating of the answer. */
export interface Judgement {
  id: string
  helpful: boolean
  comment: string | null
}

/** A reader’s question and its outcome (`docs/api.md`, “Questions”). */
export interface QuestionEntry {
  id: string
  threadId: string
  /** The message that answers; feedback on the answer names it. */
  messageId: string
  question: string
  answer: string
  outcome: Outcome
  /** The sections that the answer used. */
  sources: { url: string; title: string }[]
  /** The page that the reader was on, where it is known. */
  path: string | null
  /** The language that the reader was answered in, as a BCP 47 tag. */
  language: string | null
  /** ISO 8601 date and time. */
  createdAt: string
  /** `null` until the reader rates the answer. */
  feedback: Judgement | null
}

/** A page of the list of questions. */
export interface QuestionPage {
  questions: QuestionEntry[]
  /** Cursor of the next page; `null` when there is none. */
  nextCursor: string | null
  hasMore: boolean
}

/** A group of questions that ask for the same thing, which the docs do not answer well (`docs/api.md`, “Gaps”). */
export interface Gap {
  id: string
  /** The question that represents the group. */
  title: string
  count: number
  /** Ids of the questions, oldest first. */
  questions: string[]
  outcomes: Record<Outcome, number>
  /** Paths of the pages that match the questions best. */
  pages: string[]
  /** The source file of each of these pages, relative to the docs folder; empty where it is not known. */
  files: string[]
  /** The job that works on it, or the last one that failed or was closed; `null` where no job was started. */
  job: JobWork | null
  /** ISO 8601 date and time of the first and of the last of them. */
  firstAt: string
  lastAt: string
  /** How many were asked in the first half of the period, and in the second. */
  trend: { before: number; recent: number }
}

/** A job that is about a question. */
export interface JobWork {
  /** `released`: the job ended without a merge, and the question is open again. */
  state: 'in_progress' | 'resolved' | 'released'
  jobId: string
  prLink: string | null
}

/** A gap that the merged pull request of a job resolved. */
export interface ResolvedGap {
  jobId: string
  /** The title of the gap, where the job was started for one. */
  title: string | null
  /** Number of questions that the job resolved. */
  count: number
  prLink: string | null
  /** ISO 8601 date and time of the merge, as far as the service knows it. */
  resolvedAt: string
}
