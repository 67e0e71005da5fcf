/** Sources that the interface documents; a platform may export others (`agent`, `thumbs_only` have been seen). */
export const feedbackSources = ['contextual', 'code_snippet'] as const
export type FeedbackSource = (typeof feedbackSources)[number]

export const feedbackStatuses = ['pending', 'in_progress', 'resolved', 'dismissed'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** A known value or any other text. Written so that an editor still suggests the known values. */
type OrOther<Known extends string> = Known | (string & Record<never, never>)

/** The fields of every entry. A platform may omit fields, send `null`, or add others; all are kept as they came. */
export interface FeedbackFields {
  id: string
  /** Path of the page it is about. */
  path: string | null
  comment: string | null
  /** ISO 8601 date and time. */
  createdAt: string | null
  status?: OrOther<FeedbackStatus> | null
  source?: OrOther<FeedbackSource> | null
  [field: string]: unknown
}

/** A page rating. */
export interface ContextualFeedback extends FeedbackFields {
  helpful: boolean | null
  /** Email address, where the reader left one. */
  contact?: string | null
}

/** A reader’s feedback on a code example. */
export interface CodeSnippetFeedback extends FeedbackFields {
  code: string | null
  filename: string | null
  lang: string | null
}

/** An entry of any source; `isContextualFeedback` and `isCodeSnippetFeedback` tell which. */
export type FeedbackEntry = ContextualFeedback | CodeSnippetFeedback | FeedbackFields

/** A page of the export (`docs/api.md`, “Get user feedback”). */
export interface FeedbackPage {
  feedback: FeedbackEntry[]
  /** Cursor of the next page; `null` when there is none. */
  nextCursor: string | null
  hasMore: boolean
}

/** Decides by `source`, or, where a platform omits it, by the field that only a page rating has. */
export const isContextualFeedback = (entry: FeedbackFields): entry is ContextualFeedback =>
  (entry.source ?? ('helpful' in entry ? 'contextual' : undefined)) === 'contextual'

/** Decides by `source`, or, where a platform omits it, by the field that only a code example has. */
export const isCodeSnippetFeedback = (entry: FeedbackFields): entry is CodeSnippetFeedback =>
  (entry.source ?? ('code' in entry ? 'code_snippet' : undefined)) === 'code_snippet'

/** A reader’s rating of an answer, or of a page, which has no thread and message (`docs/api.md`, “Collecting feedback”). */
export interface ReaderFeedback {
  /** `null` when the reader withdrew the rating. */
  helpful: boolean | null
  reason: string | undefined
  comment: string | undefined
  threadId: string | null
  messageId: string | null
  path: string
}
