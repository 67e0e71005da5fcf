import { isObject } from '../../shared/objects.ts'
import { type JsonRecord, parseUntrustedJson } from '../json.ts'
import type { Decoder, EventSink } from './stream-protocol.ts'

/** Most annotations of an answer. A limit, because each new one sends all of them to the AI SDK again. */
const maxAnnotations = 100

/**
 * Decodes the data stream protocol of version 4 of the AI SDK (assistant version 1), one `CODE:JSON` a line, into events
 * of the UI message stream.
 */
export const dataStream = (sink: EventSink): Decoder => {
  /** Text and reasoning have no ids in this protocol: each step has one part of each. */
  let step = 0
  const open = new Set<string>()
  const annotations: unknown[] = []

  const delta = (kind: 'text' | 'reasoning') => (text: unknown) => {
    const id = `${kind}-${step}`
    const event = { type: `${kind}-delta`, id, delta: text }
    if (open.has(id)) return [event]
    open.add(id)
    return [{ type: `${kind}-start`, id }, event]
  }

  const endStep = () => {
    const ended = [...open].map(id => ({ type: id.replace(/\d+$/, 'end'), id }))
    open.clear()
    step++
    return [...ended, { type: 'finish-step' }]
  }

  const codes: Record<string, (value: unknown, fields: JsonRecord) => JsonRecord[] | undefined> = {
    0: delta('text'),
    g: delta('reasoning'),
    // Redacted reasoning and signatures mean something to the provider of the model only.
    i: () => [],
    j: () => [],
    2: list => items(list)?.map(data => ({ type: 'data-item', data })),
    3: errorText => [{ type: 'error', errorText }],
    8: list => {
      const added = items(list)
      if (!added) return
      annotations.push(...added.slice(0, maxAnnotations - annotations.length))
      return [{ type: 'message-metadata', messageMetadata: { annotations: [...annotations] } }]
    },
    9: (_, { toolCallId, toolName, args }) => [{ type: 'tool-input-available', toolCallId, toolName, input: args }],
    a: (_, { toolCallId, result }) => [{ type: 'tool-output-available', toolCallId, output: result }],
    b: (_, { toolCallId, toolName }) => [{ type: 'tool-input-start', toolCallId, toolName }],
    c: (_, { toolCallId, argsTextDelta }) => [{ type: 'tool-input-delta', toolCallId, inputTextDelta: argsTextDelta }],
    d: (_, { finishReason, threadId, messageMetadata }) => [
      { type: 'finish', finishReason, threadId, messageMetadata }
    ],
    e: (_, { isContinued }) => (isContinued === true ? [{ type: 'finish-step' }] : endStep()),
    f: (_, { messageId }) => [{ type: 'start', messageId }, { type: 'start-step' }],
    h: (_, { id, url, title, providerMetadata }) => [
      { type: 'source-url', sourceId: id, url, title, providerMetadata }
    ],
    k: (_, { data, mimeType }) => [{ type: 'file', mediaType: mimeType, url: `data:${mimeType};base64,${data}` }]
  }

  return {
    line(text, cut) {
      if (!text || text[0] === ':') return
      const code = text[1] === ':' ? (text[0] as string) : ''
      const read = Object.hasOwn(codes, code) ? codes[code] : undefined
      if (cut) return sink.cut(code === '0' ? 'text-delta' : code && `code ${code}`)
      if (!read) return sink.bad('line')
      const value = parseUntrustedJson(text.slice(2))
      if (value === undefined) return sink.bad('JSON')
      const events = read(value, isObject(value) ? value : {})
      if (!events) return sink.event(value, text.length)
      for (const event of events) sink.event(event, text.length)
    },
    end() {}
  }
}

const items = (list: unknown): unknown[] | undefined => (Array.isArray(list) ? list : undefined)
