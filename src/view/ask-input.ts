import { type ContextItem, parseContextItem } from '../protocol/context.ts'
import { AssistantError } from '../protocol/errors.ts'

/** Reads the question that a script asks. @throws AssistantError when it is not a string, or blank. */
export const readQuestion = (text: unknown): string => {
  if (typeof text === 'string' && text.trim()) return text.trim()
  throw new AssistantError('invalid_request', 'ask() wants the text of a question.')
}

/** Reads the context of that question. @throws AssistantError when it is not a list of context items. */
export const readContext = (items: unknown): ContextItem[] => {
  const read = Array.isArray(items) ? items.map(parseContextItem) : [undefined]
  if (read.every(item => item !== undefined)) return read
  throw new AssistantError(
    'invalid_request',
    'The context of a question is a list of { type: "code" | "textSelection", value: "…", path?, elementId? }.'
  )
}
