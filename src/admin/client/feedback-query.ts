import type { FeedbackSource, FeedbackStatus } from '../../protocol/index.ts'
import { type ListQuery, listParameters, nameList, nonEmpty } from './list-query.ts'

/** Selects feedback (`docs/api.md`, “Get user feedback”). */
export interface FeedbackQuery extends ListQuery {
  source?: FeedbackSource | (string & Record<never, never>) | undefined
  /** Any of these statuses. */
  status?: StatusName | readonly StatusName[] | undefined
}

type StatusName = FeedbackStatus | (string & Record<never, never>)

export const feedbackParameters = (query: FeedbackQuery): URLSearchParams =>
  listParameters(query, {
    source: nonEmpty('source', query.source),
    status: nameList('status', query.status, 'statuses, such as pending or in_progress')
  })
