import type { Outcome } from '../../protocol/index.ts'
import { type ListQuery, listParameters, nameList, nonEmpty } from './list-query.ts'

/** Selects questions (`docs/api.md`, “Questions”). */
export interface QuestionsQuery extends ListQuery {
  /** Any of these outcomes. */
  outcome?: Outcome | readonly Outcome[] | undefined
  /** Only questions whose answer the reader rated so. */
  helpful?: boolean | undefined
  /** The page that the reader was on. */
  path?: string | undefined
  /** Ids of the messages with the answers, at most 100. */
  messageId?: string | readonly string[] | undefined
}

export const questionsParameters = (query: QuestionsQuery): URLSearchParams =>
  listParameters(query, {
    outcome: nameList('outcome', query.outcome, 'outcomes, such as refused or unsure'),
    helpful: query.helpful?.toString(),
    path: nonEmpty('path', query.path),
    messageId: nameList('messageId', query.messageId, 'ids of messages')
  })
