import type { UIMessage } from 'ai'
import {
  type AssistantMetadata,
  type AssistantRequest,
  type AssistantRequestV1,
  type ContextItem,
  isTextPart,
  parseContextItem,
  type RequestMessage,
  type RequestMessageV1
} from '../protocol/index.ts'
import { isObject } from '../shared/objects.ts'
import { currentPathOf } from './current-path.ts'
import { isText, type JsonRecord } from './json.ts'
import type { TransportOptions } from './options.ts'
import type { Thread } from './threads.ts'

export type AssistantUIMessage = UIMessage<AssistantMetadata>

export type RequestBody = AssistantRequest | AssistantRequestV1

interface Question {
  messages: AssistantUIMessage[]
  /** The `body` option of a call of the AI SDK. It may override documented keys; other keys are dropped. */
  overrides: JsonRecord
  thread: Thread | null
}

/** The body of a question, with the documented keys only. */
export const requestBody = (options: TransportOptions, { messages, overrides, thread }: Question): RequestBody => {
  const version1 = options.apiVersion === 1
  const asked = answeredOrLast(messages)
  const given = { ...options, ...overrides }
  const context = contextOf(overrides.context ?? asked.at(-1)?.metadata?.context)
  const currentPath = currentPathOf(overrides.currentPath ?? options.currentPath)
  const threadId = overrides.threadId === undefined ? thread?.id : overrides.threadId
  return {
    fp: options.fingerprint ?? 'anonymous',
    messages: version1 ? asked.map(messageV1) : asked.map(messageV2),
    ...((threadId === null || isText(threadId)) && { threadId }),
    ...(thread?.key && threadId === thread.id && { threadKey: thread.key }),
    ...(Number.isFinite(given.retrievalPageSize) && { retrievalPageSize: given.retrievalPageSize as number }),
    ...((given.filter === null || isObject(given.filter)) && { filter: given.filter }),
    ...(context.length && { context: version1 ? context.map(withoutPath) : context }),
    ...(currentPath && { currentPath })
  }
}

/** The same body for a new thread, after the service has forgotten the old one. */
export const withoutThread = ({ threadId, threadKey, ...rest }: RequestBody): RequestBody => rest

/**
 * The conversation as services accept it: text only, user and assistant in turn. A failed answer has no text. It is
 * left out together with its question, because that question may be why it failed.
 */
const answeredOrLast = (messages: AssistantUIMessage[]): AssistantUIMessage[] => {
  const asked: AssistantUIMessage[] = []
  for (const message of messages) {
    if (!textParts(message).length) continue
    if (message.role === 'user' && asked.at(-1)?.role === 'user') asked.pop()
    asked.push(message)
  }
  return asked
}

const textParts = ({ parts }: AssistantUIMessage): RequestMessage['parts'] =>
  parts.filter(isTextPart).flatMap(({ text }) => (text.trim() ? [{ type: 'text' as const, text }] : []))

const messageV2 = (message: AssistantUIMessage): RequestMessage => ({
  id: message.id,
  role: message.role,
  parts: textParts(message)
})

/** Version 1 asks for the text in `content` too, and for the other fields of the message. */
const messageV1 = (message: AssistantUIMessage): RequestMessageV1 => {
  const { context, rating, ...metadata } = message.metadata ?? {}
  const { metadata: _, ...fields } = message
  const parts = textParts(message)
  return {
    ...fields,
    parts,
    content: parts.map(part => part.text).join('\n\n'),
    ...(Object.keys(metadata).length && { metadata })
  }
}

const contextOf = (input: unknown): ContextItem[] =>
  Array.isArray(input) ? input.flatMap(item => documented(parseContextItem(item))) : []

/** The documented fields of a context item, without those that only the widget shows. */
const documented = (item?: ContextItem): ContextItem[] => {
  if (!item) return []
  const { title, isCut, ...sent } = item
  return [sent]
}

const withoutPath = ({ path, ...item }: ContextItem): Omit<ContextItem, 'path'> => item
