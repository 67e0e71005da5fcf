import { createParser } from 'eventsource-parser'
import { parseJson } from '../../shared/json.ts'
import { isObject } from '../../shared/objects.ts'
import { emptyReading, type Reading } from './reading.ts'

type Event = Record<string, unknown> & { type: string }

/** Reads the event stream of assistant version 2, as version 5 and later of the AI SDK (`ai`) write it. */
export const readEventStream = (text: string): Reading => {
  const reading = emptyReading()
  const open = new Set<unknown>()
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') return
      const event = parseEvent(data)
      if (!event) reading.faults.push(`an event that is no JSON object with a type: ${data.slice(0, 80)}`)
      else if (reading.finished) reading.faults.push(`an event after the finish: ${event.type}`)
      else if (isKnown(event.type)) handlers[event.type]?.(event, reading, open)
      else reading.unknown.push(event.type)
    },
    onError: ({ message }) => void reading.faults.push(message)
  })
  parser.feed(text)
  parser.reset({ consume: true })
  return reading
}

const handlers: Record<string, (event: Event, reading: Reading, open: Set<unknown>) => void> = {
  start: noteMetadata,
  'message-metadata': noteMetadata,
  'text-start'({ id }, { faults }, open) {
    if (open.has(id)) faults.push('a text that starts twice')
    open.add(id)
  },
  'text-delta'({ id, delta }, reading, open) {
    if (!open.has(id)) reading.faults.push('text before its text-start')
    if (typeof delta === 'string') reading.text += delta
    else reading.faults.push('a text-delta without text')
  },
  'text-end'({ id }, { faults }, open) {
    if (!open.delete(id)) faults.push('a text-end without its text-start')
  },
  'source-url'({ url, sourceId }, reading) {
    reading.sources++
    if (typeof url !== 'string' || typeof sourceId !== 'string') reading.faults.push('a source-url without its fields')
  },
  error({ errorText }, reading) {
    reading.failure = String(errorText)
  },
  abort({ reason }, reading) {
    reading.failure = `aborted${reason ? `: ${reason}` : ''}`
  },
  finish(event, reading, open) {
    noteMetadata(event, reading)
    reading.finished = true
    reading.finishThread = event.threadId
    if (open.size > 0) reading.faults.push('a text without its text-end')
  }
}

function noteMetadata({ messageMetadata }: Event, reading: Reading): void {
  const { threadId } = (messageMetadata ?? {}) as Record<string, unknown>
  reading.metadataThread = threadId ?? reading.metadataThread
}

/** The types of events that versions 5 to 7 of the AI SDK know. */
const known = new Set(
  [
    'start finish abort error message-metadata start-step finish-step reset-step custom file',
    'text-start text-delta text-end reasoning-start reasoning-delta reasoning-end reasoning reasoning-part-finish',
    'reasoning-file source-url source-document steering-message tool-input-start tool-input-delta tool-input-available',
    'tool-input-error tool-output-available tool-output-error tool-output-denied tool-approval-request',
    'tool-approval-response'
  ].flatMap(line => line.split(' '))
)

const isKnown = (type: string): boolean => known.has(type) || type.startsWith('data-')

const parseEvent = (data: string): Event | undefined => {
  const event = parseJson(data)
  return isObject(event) && typeof event.type === 'string' ? (event as Event) : undefined
}
