import type { AnswerRating, AssistantMessage, MessagePart } from '../protocol/index.ts'
import { outcomes, parseContextItem } from '../protocol/index.ts'
import { parseJson } from '../shared/json.ts'
import { isObject } from '../shared/objects.ts'

/** A conversation as it is stored. Whatever is read back is untrusted. */
export interface ThreadRecord {
  version: 1
  threadId: string | null
  /** Secret of the thread, where the platform hands one out. Never leaves the transport and this record. */
  threadKey?: string
  messages: AssistantMessage[]
  /** An answer was under way when this was written. */
  unfinished: boolean
}

/** A record holds at most this many messages; older ones are not kept. */
const maxMessages = 200

export const emptyRecord = (): ThreadRecord => ({ version: 1, threadId: null, messages: [], unfinished: false })

/** Reads a stored record; anything that is not as it should be is left out. */
export const parseRecord = (text: string | null): ThreadRecord => {
  const stored = parseJson(text ?? '')
  if (!isObject(stored) || stored.version !== 1 || !Array.isArray(stored.messages)) return emptyRecord()
  const messages = stored.messages.slice(-maxMessages).flatMap(parseMessage)
  const last = messages.at(-1)
  if (stored.unfinished === true && last?.role === 'assistant') {
    last.metadata = { ...last.metadata, interrupted: true }
  }
  return {
    version: 1,
    threadId: nonEmpty(stored.threadId) ?? null,
    ...(nonEmpty(stored.threadKey) && { threadKey: nonEmpty(stored.threadKey) }),
    messages,
    unfinished: false
  }
}

/** Only what the view shows again is kept: text and sources, not tool calls or reasoning. */
export const writeRecord = (record: ThreadRecord): string =>
  JSON.stringify({ ...record, messages: record.messages.slice(-maxMessages).flatMap(parseMessage) })

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
