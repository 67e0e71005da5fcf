export { type AuditAction, type AuditEntry, type AuditPage, auditActions } from './audit.ts'
export { type ContextItem, cutText, parseContextItem } from './context.ts'
export { AssistantError, type AssistantErrorCode, type AssistantErrorDetails } from './errors.ts'
export {
  type CodeSnippetFeedback,
  type ContextualFeedback,
  type FeedbackEntry,
  type FeedbackFields,
  type FeedbackPage,
  type FeedbackSource,
  type FeedbackStatus,
  feedbackSources,
  feedbackStatuses,
  isCodeSnippetFeedback,
  isContextualFeedback,
  type ReaderFeedback
} from './feedback.ts'
export {
  type AgentJob,
  type AgentJobFields,
  type JobLog,
  type JobLogEntry,
  type JobPage,
  type JobStatus,
  jobStatuses
} from './jobs.ts'
export { defaultKeyPrefixes, type KeyKind, type KeyPrefixes, keyKind } from './keys.ts'
export { limits } from './limits.ts'
export {
  type AnswerRating,
  type AssistantMessage,
  type AssistantMetadata,
  isSourceUrlPart,
  isTextPart,
  type MessagePart,
  messageText,
  type Outcome,
  outcomes,
  type Source,
  type SourceUrlPart,
  type TextPart
} from './message.ts'
export { pagePath } from './path.ts'
export type { QuestionOptions } from './question-options.ts'
export type { Gap, JobWork, Judgement, QuestionEntry, QuestionPage, ResolvedGap } from './questions.ts'
export type { Deleted, DeletedRows, KeptThread, ReaderPage, ReaderRecord, Subject } from './readers.ts'
export type {
  AssistantRequest,
  AssistantRequestV1,
  RequestMessage,
  RequestMessageV1,
  SearchFilter
} from './request.ts'
export { type ApiVersion, joinUrl, routes } from './routes.ts'
