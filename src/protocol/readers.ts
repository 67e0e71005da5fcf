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

/** How much was deleted; nothing, where nothing was kept. */
export interface Deleted {
  threads: number
  questions: number
  feedback: number
}
