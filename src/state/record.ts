import type { AnswerRating, AssistantMessage, MessagePart } from '../protocol/index.ts'
import { messageText, outcomes, parseContextItem } from '../protocol/index.ts'
import { parseJson } from '../shared/json.ts'
import { isObject } from '../shared/objects.ts'

/** The header of a stored thread, which is read without its messages. */
export interface ThreadHeader {
  version: 2
  /** The beginning of the first question. */
  title: string
  /** When the thread was last changed, in milliseconds since the epoch. */
  updatedAt: number
  /** The platform’s id of the thread. */
  threadId: string | null
  /** Secret of the thread, where the platform hands one out. Never leaves the transport and this record. */
  threadKey?: string
  /** The address at which the running answer can be resumed. */
  resume?: string
  /** Ids of messages that were replaced by others: another tab may still have them. */
  removed: string[]
  /** The reader deleted the thread: no tab may write it again. */
  deleted?: true
}

/** A stored conversation. Everything read from the storage is untrusted. */
export interface ThreadRecord extends ThreadHeader {
  messages: AssistantMessage[]
}

/** Most characters that the messages of a thread take in the storage; older messages are dropped. */
export const maxLength = 300_000
/** Most messages that are read from a storage, so that a manipulated one cannot slow down the view. */
const maxMessages = 1000
const maxTitle = 100
const maxRemoved = 200

export const emptyRecord = (): ThreadRecord => ({
  version: 2,
  title: '',
  updatedAt: 0,
  threadId: null,
  removed: [],
  messages: []
})

/**
 * A record is two lines: the header and the messages. A list of threads reads only the first line of each. Version 1 was
 * one line with everything in it.
 */
export const writeRecord = ({ messages, ...header }: ThreadRecord): string => {
  const title = header.title || titleOf(messages)
  const removed = [...new Set(header.removed)].sort().slice(-maxRemoved)
  return `${JSON.stringify({ ...header, title, removed })}\n[${keptMessages(messages).map(writeMessage).filter(Boolean)}]`
}

const titleOf = (messages: AssistantMessage[]): string =>
  messageText(messages.find(message => message.role === 'user') ?? { parts: [] })
    .trim()
    .slice(0, maxTitle)

/** The first line of a record; `undefined` for anything else, and for the record of a newer version. */
export const readHeader = (text: string | null): ThreadHeader | undefined => {
  const end = text?.indexOf('\n') ?? -1
  const stored = parseJson((end < 0 ? text : text?.slice(0, end)) ?? '')
  if (!isObject(stored) || stored.version !== 2) return
  const { title, updatedAt, threadId, threadKey, resume, removed, deleted } = stored
  return {
    version: 2,
    title: nonEmpty(title)?.slice(0, maxTitle) ?? '',
    // A number outside of the range of `Date` would make every date made of it invalid.
    updatedAt: typeof updatedAt === 'number' && Math.abs(updatedAt) < 8e15 ? updatedAt : 0,
    threadId: nonEmpty(threadId) ?? null,
    ...(nonEmpty(threadKey) && { threadKey: nonEmpty(threadKey) }),
    ...(nonEmpty(resume) && { resume: nonEmpty(resume) }),
    removed: Array.isArray(removed) ? removed.filter(id => nonEmpty(id)) : [],
    ...(deleted === true && { deleted })
  }
}

/** Reads a stored record; drops what is invalid in it. */
export const readRecord = (text: string | null): ThreadRecord | undefined => {
  const header = readHeader(text)
  if (!header || text === null) return
  const messages = readMessages(parseJson(text.slice(text.indexOf('\n') + 1)))
  return messages && { ...header, messages }
}

/** Validates untrusted messages; `undefined` where they are no list. */
export const readMessages = (stored: unknown): AssistantMessage[] | undefined =>
  Array.isArray(stored) ? stored.slice(-maxMessages).flatMap(parseMessage) : undefined

/** The newest messages that fit into `maxLength`; always at least the last one. */
const keptMessages = (messages: AssistantMessage[]): AssistantMessage[] => {
  let length = 0
  const tooOld = messages.findLastIndex((message, index) => {
    length += writeMessage(message).length
    return index < messages.length - 1 && (length > maxLength || messages.length - index > maxMessages)
  })
  return messages.slice(tooOld + 1)
}

const written = new WeakMap<AssistantMessage, string>()

/** Serializes a message with what the view shows again, so without tool calls and reasoning. */
export const writeMessage = (message: AssistantMessage): string => {
  const known = written.get(message)
  if (known !== undefined) return known
  const text = parseMessage(message).map(kept => JSON.stringify(kept))[0] ?? ''
  written.set(message, text)
  return text
}

const parseMessage = (input: unknown): AssistantMessage[] => {
  if (!isObject(input) || !Array.isArray(input.parts)) return []
  const { id, role, metadata } = input
  if (!nonEmpty(id) || (role !== 'user' && role !== 'assistant')) return []
  const parts = input.parts.flatMap(parsePart)
  const message: AssistantMessage = { id: id as string, role, parts }
  const kept = isObject(metadata) ? parseMetadata(metadata) : {}
  if (Object.keys(kept).length) message.metadata = kept
  return [message]
}

const parsePart = (part: unknown): MessagePart[] => {
  if (!isObject(part)) return []
  if (part.type === 'text' && typeof part.text === 'string') return [{ type: 'text', text: part.text, state: 'done' }]
  if (part.type !== 'source-url' || !nonEmpty(part.url)) return []
  return [
    {
      type: 'source-url',
      sourceId: nonEmpty(part.sourceId) ?? (part.url as string),
      url: part.url as string,
      ...(nonEmpty(part.title) && { title: part.title as string }),
      ...(isObject(part.providerMetadata) && { providerMetadata: part.providerMetadata })
    } as MessagePart
  ]
}

const parseMetadata = ({ threadId, interrupted, outcome, rating, context }: Record<string, unknown>) => ({
  ...(nonEmpty(threadId) && { threadId: nonEmpty(threadId) }),
  ...(interrupted === true && { interrupted }),
  ...outcomes.filter(known => known === outcome).map(outcome => ({ outcome }))[0],
  ...(isObject(rating) && parseRating(rating)),
  ...(Array.isArray(context) && {
    context: context.map(parseContextItem).filter(item => item !== undefined)
  })
})

const parseRating = ({ helpful, reason, comment, unsent }: Record<string, unknown>): { rating?: AnswerRating } => {
  if (helpful !== null && typeof helpful !== 'boolean') return {}
  const words = {
    ...(nonEmpty(reason) && { reason: reason as string }),
    ...(nonEmpty(comment) && { comment: comment as string })
  }
  return { rating: { helpful, ...words, ...(unsent === true && { unsent }) } }
}

const nonEmpty = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
