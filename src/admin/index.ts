export {
  type AgentJob,
  type AuditAction,
  type AuditEntry,
  type AuditPage,
  type CodeSnippetFeedback,
  type ContextualFeedback,
  type Deleted,
  type FeedbackEntry,
  type FeedbackFields,
  type FeedbackPage,
  type FeedbackSource,
  type FeedbackStatus,
  type Gap,
  isCodeSnippetFeedback,
  isContextualFeedback,
  type JobLog,
  type JobLogEntry,
  type JobPage,
  type JobStatus,
  type JobWork,
  type Judgement,
  type KeptThread,
  type KeyPrefixes,
  type Outcome,
  type QuestionEntry,
  type QuestionPage,
  type ReaderPage,
  type ReaderRecord,
  type RequestMessage,
  type ResolvedGap,
  type Subject
} from '../protocol/index.ts'
export type { AuditClient } from './client/audit.ts'
export { type AdminClient, createAdminClient } from './client/client.ts'
export type { CallOptions, FeedbackClient } from './client/feedback.ts'
export type { FeedbackQuery } from './client/feedback-query.ts'
export type { JobSubject, JobsClient, JobsQuery } from './client/jobs.ts'
export type { ListQuery } from './client/list-query.ts'
export type { AdminClientOptions } from './client/options.ts'
export type { GapsQuery, JudgedFeedback, QuestionsClient } from './client/questions.ts'
export type { QuestionsQuery } from './client/questions-query.ts'
export type { ReadersClient, RecordsQuery, ThreadsClient } from './client/readers.ts'
export type { WaitOptions } from './client/wait-for-job.ts'
export { AdminError, type AdminErrorCode, type ErrorDetail } from './http/errors.ts'
export type { RetryOptions } from './http/options.ts'
