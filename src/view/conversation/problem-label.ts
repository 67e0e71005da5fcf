import { AssistantError, type AssistantErrorCode } from '../../protocol/index.ts'
import type { LabelName } from '../labels/label.ts'

/** Returns the name of the label that tells the reader what went wrong. */
export const problemLabel = (error: Error): LabelName =>
  sentences[error instanceof AssistantError ? error.code : 'answer_failed']

const sentences: Record<AssistantErrorCode, LabelName> = {
  invalid_options: 'errorInvalidOptions',
  network: 'errorNetwork',
  offline: 'errorOffline',
  blocked: 'errorBlocked',
  timeout: 'errorTimeout',
  unauthorized: 'errorUnauthorized',
  forbidden: 'errorForbidden',
  not_found: 'errorNotFound',
  conflict: 'errorConflict',
  too_large: 'errorTooLarge',
  invalid_request: 'errorInvalidRequest',
  rate_limited: 'errorRateLimited',
  server_error: 'errorServerError',
  not_a_stream: 'errorNotAStream',
  answer_failed: 'errorAnswerFailed',
  interrupted: 'errorInterrupted',
  empty_answer: 'errorEmptyAnswer'
}
