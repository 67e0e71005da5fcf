import type { QuestionTrace } from './contract.ts'

/** A trace that does nothing, for services without tracing. */
export const untraced: QuestionTrace = {
  traceId: undefined,
  settle() {},
  until: events => events,
  respond() {},
  retrieval: (_, search) => search(untraced),
  chat: model => model
}
