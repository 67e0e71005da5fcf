import type { AssistantMessage } from '../protocol/index.ts'
import { type ThreadRecord, writeMessage } from './record.ts'

/** Longest message in characters of JSON: a little more than `maxLength` of a thread, far more than an honest one. */
const maxMessageLength = 360_000

/** Most characters of a shortened text, each of which may take six in JSON. Its sources get as many again. */
const maxShortened = 25_000

/**
 * Shortens messages that are so long that they would push all other threads out of the storage. Such a message keeps the
 * beginning of its text and as many sources as fit, without their quotes. Returns the record itself where all are short.
 */
export const shorten = (record: ThreadRecord): ThreadRecord => {
  const messages = record.messages.map(message =>
    writeMessage(message).length > maxMessageLength ? shortenMessage(message) : message
  )
  return messages.every((message, index) => message === record.messages[index]) ? record : { ...record, messages }
}

const shortenMessage = ({
  metadata: { context: _, ...metadata } = {},
  ...message
}: AssistantMessage): AssistantMessage => {
  const left = { text: maxShortened, sources: maxShortened }
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
  // Marked as interrupted, so that the view says that there was more.
  return { ...message, parts, metadata: { ...metadata, interrupted: true } }
}
