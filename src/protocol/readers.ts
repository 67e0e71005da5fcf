import type { FeedbackEntry } from './feedback.ts'
import type { QuestionEntry } from './questions.ts'
import type { RequestMessage } from './request.ts'

/** A conversation as it is kept: a very long one without its beginning (`docs/api.md`, “Conversations and readers”). */
export interface KeptThread {
  threadId: string
  /** The reader: what questions carry as `fp`. */
  fp: string
  messages: RequestMessage[]
  questions: QuestionEntry[]
  createdAt: string
  updatedAt: string
}

/** Whose data: that of a fingerprint, of a conversation, or of an address that was given with feedback. */
export type Subject = { fp: string } | { threadId: string } | { contact: string }

interface OfReader {
  id: string
  fp: string
  threadId: string | null
  createdAt: string
}

/** One thing that is kept of a reader. */
export type ReaderRecord = OfReader &
  (
    | { kind: 'conversation'; updatedAt: string; messages: RequestMessage[] }
    | ({ kind: 'question' } & Pick<QuestionEntry, 'question' | 'answer' | 'outcome' | 'sources' | 'path' | 'language'>)
    | ({ kind: 'feedback' } & FeedbackEntry)
  )

/** A page of what is kept of a reader: conversations, then questions, then feedback. */
export interface ReaderPage {
  records: ReaderRecord[]
  nextCursor: string | null
  hasMore: boolean
}

/** How much was deleted; nothing, where nothing was kept. */
export interface DeletedRows {
  threads: number
  questions: number
  feedback: number
  /** Texts of agent jobs that words were taken out of. */
  jobTexts: number
}

export interface Deleted extends DeletedRows {
  /** Whether no file of the service holds any of it any more; where not, it is tried again each hour. */
  erased: boolean
}
