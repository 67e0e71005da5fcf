import { parseUntrustedJson } from '../json.ts'
import type { Decoder, EventSink } from './stream-protocol.ts'

/** Fields of the event stream format that the protocol does not use. */
const ignoredFields = new Set(['event', 'id', 'retry'])

/**
 * Decodes server-sent events, as versions 5 to 7 of the AI SDK write them (assistant version 2).
 * Accepts a last event that has no blank line after it.
 */
export const eventStream = (sink: EventSink): Decoder => {
  let data: string[] = []
  let size = 0
  let head = ''

  const dispatch = () => {
    const lines = data
    data = []
    size = 0
    if (head) sink.cut(/"type"\s*:\s*"([\w-]+)"/.exec(head)?.[1])
    else if (lines.length) read(lines)
    head = ''
  }

  const read = (lines: string[]) => {
    const text = lines.join('\n')
    if (text.trim() === '[DONE]') return sink.done()
    const event = parseUntrustedJson(text)
    if (event !== undefined) return sink.event(event, text.length)
    // Some servers leave out the blank line between events: then every line is an event of its own.
    if (lines.length > 1) for (const line of lines) read([line])
    else sink.bad('JSON')
  }

  return {
    line(text, cut) {
      if (!text) return dispatch()
      const colon = text.indexOf(':')
      if (colon === 0) return
      const field = colon < 0 ? text : text.slice(0, colon)
      if (field !== 'data') {
        if (!ignoredFields.has(field)) sink.bad('line')
        return
      }
      const value = colon < 0 ? '' : text.slice(text[colon + 1] === ' ' ? colon + 2 : colon + 1)
      size += value.length
      if (cut || size > sink.maxEventLength) head ||= data[0] ?? value
      else data.push(value)
    },
    end: dispatch
  }
}
