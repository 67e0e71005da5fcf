import type { AssistantMessage } from '../protocol/index.ts'
import { type ThreadRecord, writeMessage } from './record.ts'

/** Characters of JSON that a message may have: a little more than all of a thread together, far more than an honest one. */
const longest = 360_000

/** Characters that a shortened text has: each may take six in JSON. Its sources have as much place again. */
const room = 25_000

/**
 * A record without a message that would take the place of all other threads: of such a message its beginning is left, and
 * as many of its sources as there is place for, without what they quote. Where there is none, the record itself.
 */
export const shorten = (record: ThreadRecord): ThreadRecord => {
  const messages = record.messages.map(message =>
    writeMessage(message).length > longest ? shortenMessage(message) : message
  )
  return messages.every((message, index) => message === record.messages[index]) ? record : { ...record, messages }
}

const shortenMessage = ({
  metadata: { context: _, ...metadata } = {},
  ...message
}: AssistantMessage): AssistantMessage => {
  const left = { text: room, sources: room }
  const parts = message.parts.flatMap((part): AssistantMessage['parts'] => {
    if (part.type === 'text') {
      const text = part.text.slice(0, left.text)
      left.text -= text.length
      return text ? [{ ...part, text }] : []
    }
    if (part.type !== 'source-url') return []
    const { providerMetadata: _, ...source } = part
    left.sources -= JSON.stringify(source).length
    return left.sources > 0 ? [source] : []
  })
  // The reader is told that there was more.
  return { ...message, parts, metadata: { ...metadata, interrupted: true } }
}
