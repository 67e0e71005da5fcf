export { type AnswerStore, createAnswerStore } from './answers.ts'
export { type AuditStore, auditDays, createAuditStore } from './audit.ts'
export { copyDatabase, restoreDatabase } from './copies.ts'
export { createPrepare, type Database, databaseIn, openDatabase, takesWrites, withoutSync } from './database.ts'
export { cannotStore } from './database-error.ts'
export { createEraser } from './erase.ts'
export type { Eraser } from './erasing.ts'
export { keepFor, keptFor } from './expiry.ts'
export { createFeedbackStore, type FeedbackStore } from './feedback.ts'
export { newId } from './ids.ts'
export { createJobLinkStore, type JobLinkStore, type MergedQuestion } from './job-links.ts'
export { createJobNoteStore, type JobNoteStore } from './job-notes.ts'
export { SubjectTaken } from './job-subject.ts'
export { createJobStore, type JobOutcome, type JobStore, type WaitingMessage } from './jobs.ts'
export { createKeyStore } from './keys.ts'
export { createKnownQuestionStore, type KnownQuestion, type KnownQuestionStore } from './known-questions.ts'
export { createPersonalDataStore, type PersonalDataStore } from './personal-data.ts'
export { createQuestionStore, type QuestionStore } from './questions.ts'
export { retried } from './retried.ts'
export {
  type AnswerReader,
  createRunningAnswerStore,
  type NewRunningAnswer,
  type RunningAnswerState,
  type RunningAnswerStore
} from './running-answers.ts'
export { readSecret } from './settings.ts'
export { missingSteps, openStore, type Store } from './store.ts'
export { createThreadStore, type ThreadOwner, type ThreadStore } from './threads.ts'
