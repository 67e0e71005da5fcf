export {
  type AgentJob,
  type CodeSnippetFeedback,
  type ContextualFeedback,
  type FeedbackEntry,
  type FeedbackFields,
  type FeedbackPage,
  type FeedbackSource,
  type FeedbackStatus,
  isCodeSnippetFeedback,
  isContextualFeedback,
  type JobStatus
} from '../protocol/index.ts'
export { type AdminClient, createAdminClient } from './client.ts'
export { AdminError, type AdminErrorCode, type ErrorDetail } from './errors.ts'
export type { CallOptions, FeedbackClient } from './feedback.ts'
export type { FeedbackQuery } from './feedback-query.ts'
export type { JobsClient } from './jobs.ts'
export type { AdminClientOptions, RetryOptions } from './options.ts'
export type { WaitOptions } from './wait.ts'
