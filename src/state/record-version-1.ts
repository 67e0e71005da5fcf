import { parseJson } from '../shared/json.ts'
import { isObject } from '../shared/objects.ts'
import { emptyRecord, readHeader, readMessages, type ThreadRecord } from './record.ts'

/** Reads a record of version 1: one line of JSON with everything in it. A scope had only one. */
export const readVersion1 = (text: string | null): ThreadRecord | undefined => {
  const stored = parseJson(text ?? '')
  if (!isObject(stored) || stored.version !== 1) return
  const { messages, unfinished, ...rest } = stored
  const read = readMessages(messages) ?? []
  const last = read.at(-1)
  if (unfinished === true && last?.role === 'assistant') last.metadata = { ...last.metadata, interrupted: true }
  return {
    ...(readHeader(JSON.stringify({ ...rest, version: 2 })) ?? emptyRecord()),
    updatedAt: Date.now(),
    // Ids of questions must sort in the order of the questions.
    messages: read.map((message, index) =>
      message.role === 'user' ? { ...message, id: `${index}`.padStart(8, '0') + message.id } : message
    )
  }
}
