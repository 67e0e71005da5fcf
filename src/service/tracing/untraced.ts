import type { QuestionTrace } from './contract.ts'

/** A question that nobody follows: what passes through stays what it is. */
export const untraced: QuestionTrace = {
  traceId: undefined,
  settle() {},
  until: events => events,
  respond() {},
  retrieval: (_, search) => search(untraced),
  chat: model => model
}
