import { type ApiVersion, type AssistantRequest, type AssistantRequestV1, limits } from '../../protocol/index.ts'

/** The body of a question, with the fields that a widget sends. */
export const questionBody = (
  version: ApiVersion,
  text: string,
  more: Partial<Omit<AssistantRequest, 'messages'>> = {}
): AssistantRequest | AssistantRequestV1 => {
  const message = { id: 'check-1', role: 'user' as const, parts: [{ type: 'text' as const, text }] }
  if (version === 2) return { fp: 'anonymous', ...more, messages: [message] }
  const context = more.context?.map(({ path, ...item }) => item)
  return { fp: 'anonymous', ...more, ...(context && { context }), messages: [{ ...message, content: text }] }
}

/** A path as long as the interface allows. */
export const longestPath = `/${'a'.repeat(limits.currentPath - 1)}`
