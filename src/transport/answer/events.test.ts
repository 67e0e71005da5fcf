import { describe, expect, it } from 'vitest'
import { parseEvent } from './events.ts'

/** Every type of event, with its required fields. */
const sound: Record<string, unknown>[] = [
  { type: 'start' },
  { type: 'finish' },
  { type: 'message-metadata' },
  { type: 'start-step' },
  { type: 'finish-step' },
  { type: 'reset-step' },
  { type: 'error' },
  { type: 'abort' },
  { type: 'text-start' },
  { type: 'text-delta', delta: 'x' },
  { type: 'text-end' },
  { type: 'reasoning-start' },
  { type: 'reasoning-delta', delta: 'x' },
  { type: 'reasoning-end' },
  { type: 'reasoning', text: 'x' },
  { type: 'reasoning-part-finish' },
  { type: 'source-url', url: '/a' },
  { type: 'source-document', sourceId: 's', mediaType: 'text/plain', title: 'A' },
  { type: 'file', url: '/a', mediaType: 'text/plain' },
  { type: 'reasoning-file', url: '/a', mediaType: 'text/plain' },
  { type: 'custom', kind: 'a.b' },
  { type: 'steering-message', id: 'm', parts: [{}] },
  { type: 'tool-input-start', toolCallId: 'c', toolName: 'x' },
  { type: 'tool-input-delta', toolCallId: 'c', inputTextDelta: '{' },
  { type: 'tool-input-available', toolCallId: 'c', toolName: 'x' },
  { type: 'tool-input-error', toolCallId: 'c', toolName: 'x', errorText: 'e' },
  { type: 'tool-output-available', toolCallId: 'c' },
  { type: 'tool-output-error', toolCallId: 'c', errorText: 'e' },
  { type: 'tool-output-denied', toolCallId: 'c' },
  { type: 'tool-approval-request', approvalId: 'a', toolCallId: 'c' },
  { type: 'tool-approval-response', approvalId: 'a', approved: false },
  { type: 'data-anything', data: null }
]

describe.each(sound.map(event => [event.type, event] as const))('%s', (type, event) => {
  it('is taken as it is', () => {
    expect(parseEvent(event)).toEqual(event)
  })

  it.each(Object.keys(event).filter(field => field !== 'type'))('is malformed without %s', field => {
    expect(parseEvent({ ...event, [field]: undefined })).toBe(`malformed ${type}`)
  })
})

it('takes what has its type, and leaves behind what has another and what nobody knows', () => {
  const wrong = [{}, [], null, true, undefined]
  const text = ['id', 'title', 'filename', 'sourceId', 'messageId', 'errorText', 'reason', 'signature', 'toolCallId']
  const more = [
    'toolName',
    'inputTextDelta',
    'inputEncoding',
    'approvalId',
    'delta',
    'text',
    'url',
    'mediaType',
    'kind'
  ]
  for (const field of [...text, ...more]) {
    expect(parseEvent({ type: 'start', [field]: 'x' })).toEqual({ type: 'start', [field]: 'x' })
    expect(parseEvent({ type: 'start', [field]: 7 })).toEqual({ type: 'start', [field]: '7' })
    for (const value of wrong) expect(parseEvent({ type: 'start', [field]: value })).toEqual({ type: 'start' })
  }
  for (const field of ['dynamic', 'providerExecuted', 'preliminary', 'transient', 'isAutomatic', 'approved']) {
    expect(parseEvent({ type: 'start', [field]: false })).toEqual({ type: 'start', [field]: false })
    for (const value of ['true', 1, null, {}]) {
      expect(parseEvent({ type: 'start', [field]: value })).toEqual({ type: 'start' })
    }
  }
  for (const field of ['providerMetadata', 'toolMetadata', 'messageMetadata']) {
    expect(parseEvent({ type: 'start', [field]: { a: 1 } })).toEqual({ type: 'start', [field]: { a: 1 } })
    for (const value of ['x', 1, null, [], true]) {
      expect(parseEvent({ type: 'start', [field]: value })).toEqual({ type: 'start' })
    }
  }
  for (const field of ['citations', 'parts']) {
    expect(parseEvent({ type: 'start', [field]: [{}] })).toEqual({ type: 'start', [field]: [{}] })
    for (const value of ['x', {}, null, [null], [{}, 1]]) {
      expect(parseEvent({ type: 'start', [field]: value })).toEqual({ type: 'start' })
    }
  }
  for (const field of [
    'data',
    'input',
    'output',
    'finishReason',
    'threadId',
    'approvalDescriptor',
    'inputSchemaInput'
  ]) {
    for (const value of ['x', {}, null, [], 0, false]) {
      expect(parseEvent({ type: 'start', [field]: value })).toEqual({ type: 'start', [field]: value })
    }
  }
  expect(parseEvent({ type: 'start', secret: 'x', constructor: 'x' })).toEqual({ type: 'start' })
})

it.each([null, undefined, 'start', 7, [], ['start'], {}, { type: 7 }, { type: ['start'] }])(
  'takes %j for no event',
  input => {
    expect(parseEvent(input)).toBe('not an event')
  }
)

it.each(['toString', 'constructor', '__proto__', 'Start', 'start ', 'xdata-a', 'dat'])('does not know %s', type => {
  expect(parseEvent({ type })).toBe(`unknown type ${type}`)
})

it('names forty characters of a type that it does not know', () => {
  expect(parseEvent({ type: 'x'.repeat(100) })).toBe(`unknown type ${'x'.repeat(40)}`)
})
