import type { Outcome } from './message.ts'

/** What the reader said of the answer. */
export interface Judgement {
  id: string
  helpful: boolean
  comment: string | null
}

/** A question of a reader, and what came of it (`docs/api.md`, “Questions”). */
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
  /** `null` while nobody said anything of the answer. */
  feedback: Judgement | null
}

/** A page of the list of questions. */
export interface QuestionPage {
  questions: QuestionEntry[]
  /** Cursor of the next page; `null` when there is none. */
  nextCursor: string | null
  hasMore: boolean
}

/** Questions that the docs do not answer, or not well, and that ask for the same (`docs/api.md`, “Gaps”). */
export interface Gap {
  id: string
  /** The question among them that stands for all. */
  title: string
  count: number
  /** Ids of the questions, oldest first. */
  questions: string[]
  outcomes: Record<Outcome, number>
  /** Paths of the pages that come nearest. */
  pages: string[]
  /** The file that each of these pages is made of, relative to the docs folder; empty where it is not known. */
  files: string[]
  /** The job that works on it, or the last one that came to nothing; `null` while nobody was asked. */
  job: JobWork | null
  /** ISO 8601 date and time of the first and of the last of them. */
  firstAt: string
  lastAt: string
  /** How many were asked in the first half of the period, and in the second. */
  trend: { before: number; recent: number }
}

/** A job that is about a question. */
export interface JobWork {
  /** `released`: it came to nothing, and the question is open again. */
  state: 'in_progress' | 'resolved' | 'released'
  jobId: string
  prLink: string | null
}

/** What a merged pull request of a job answers. */
export interface ResolvedGap {
  jobId: string
  /** What the job was about, where it was started for a gap. */
  title: string | null
  /** How many questions it was about. */
  count: number
  prLink: string | null
  /** ISO 8601 date and time of the merge, as far as the service knows it. */
  resolvedAt: string
}
