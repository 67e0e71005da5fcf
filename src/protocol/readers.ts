import type { FeedbackEntry } from './feedback.ts'
import type { QuestionEntry } from './questions.ts'
import type { RequestMessage } from './request.ts'

/** A stored conversation. Of a very long one the beginning is missing (`docs/api.md`, “Conversations and readers”). */
export interface KeptThread {
  threadId: string
  /** Fingerprint of the reader, which questions carry as `fp`. */
  fp: string
  messages: RequestMessage[]
  questions: QuestionEntry[]
  createdAt: string
  updatedAt: string
}

/** Whose data is meant: that of a fingerprint, of a conversation, or of an address that was given with feedback. */
export type Subject = { fp: string } | { threadId: string } | { contact: string }

interface OfReader {
  id: string
  fp: string
  threadId: string | null
  createdAt: string
}

/** One stored record of a reader. */
export type ReaderRecord = OfReader &
  (
    | { kind: 'conversation'; updatedAt: string; messages: RequestMessage[] }
    | ({ kind: 'question' } & Pick<QuestionEntry, 'question' | 'answer' | 'outcome' | 'sources' | 'path' | 'language'>)
    | ({ kind: 'feedback' } & FeedbackEntry)
  )

/** A page of a reader’s stored records: conversations, then questions, then feedback. */
export interface ReaderPage {
  records: ReaderRecord[]
  nextCursor: string | null
  hasMore: boolean
}

/** Number of rows that were deleted. */
export interface DeletedRows {
  threads: number
  questions: number
  feedback: number
  /** Number of texts of agent jobs from which the reader’s words were removed. */
  jobTexts: number
}

export interface Deleted extends DeletedRows {
  /** Whether no file of the service contains the data any more. Where one does, the service tries again every hour. */
  erased: boolean
}
