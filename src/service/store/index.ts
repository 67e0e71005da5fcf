export { type Database, isAlive, type OpenDatabase, openDatabase } from './database.ts'
export { keepFor } from './expiry.ts'
export {
  createFeedbackStore,
  type FeedbackEntry,
  type FeedbackQuery,
  type FeedbackStore,
  feedbackSources,
  feedbackStatuses
} from './feedback.ts'
export { createJobStore, type Job, type JobOutcome, type JobStore, type WaitingMessage } from './jobs.ts'
export { createKeyStore, type Key, type KeyStore } from './keys.ts'
export { readSecret } from './settings.ts'
export { createThreadStore, type ThreadOwner, type ThreadStore } from './threads.ts'
