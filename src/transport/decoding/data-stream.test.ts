import { describe, expect, it } from 'vitest'
import { decoded } from '../testing/decoded.ts'
import { dataStream } from './data-stream.ts'

const read = (lines: string[], cut?: number) => decoded(dataStream, lines, cut === undefined ? {} : { cut })
const line = (code: string, value: unknown) => `${code}:${JSON.stringify(value)}`
/** The events of these lines, without their lengths. */
const eventsOf = (...lines: [string, unknown][]) =>
  read(lines.map(([code, value]) => line(code, value))).map(([told, event]) => {
    expect(told).toBe('event')
    return event
  })

describe('a code is told in the words of the UI message stream', () => {
  const finish = { finishReason: 'stop', threadId: 't', messageMetadata: { a: 1 } }
  const cases: Record<string, [string, unknown, unknown[]]> = {
    data: [
      '2',
      [{ a: 1 }, 2],
      [
        { type: 'data-item', data: { a: 1 } },
        { type: 'data-item', data: 2 }
      ]
    ],
    error: ['3', 'overloaded', [{ type: 'error', errorText: 'overloaded' }]],
    'tool call': [
      '9',
      { toolCallId: 'c', toolName: 'x', args: { q: 1 } },
      [{ type: 'tool-input-available', toolCallId: 'c', toolName: 'x', input: { q: 1 } }]
    ],
    'tool result': [
      'a',
      { toolCallId: 'c', result: 1 },
      [{ type: 'tool-output-available', toolCallId: 'c', output: 1 }]
    ],
    'tool call start': [
      'b',
      { toolCallId: 'c', toolName: 'x' },
      [{ type: 'tool-input-start', toolCallId: 'c', toolName: 'x' }]
    ],
    'tool call delta': [
      'c',
      { toolCallId: 'c', argsTextDelta: '{' },
      [{ type: 'tool-input-delta', toolCallId: 'c', inputTextDelta: '{' }]
    ],
    finish: ['d', { ...finish, usage: {} }, [{ type: 'finish', ...finish }]],
    'step start': ['f', { messageId: 'm' }, [{ type: 'start', messageId: 'm' }, { type: 'start-step' }]],
    source: [
      'h',
      { sourceType: 'url', id: 's', url: '/a', title: 'A', providerMetadata: { b: {} } },
      [{ type: 'source-url', sourceId: 's', url: '/a', title: 'A', providerMetadata: { b: {} } }]
    ],
    'redacted reasoning': ['i', { data: 'x' }, []],
    'reasoning signature': ['j', { signature: 'x' }, []],
    file: [
      'k',
      { data: 'AAAA', mimeType: 'image/png' },
      [{ type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,AAAA' }]
    ]
  }
  it.each(Object.entries(cases))('%s', (_, [code, value, events]) => {
    expect(eventsOf([code, value])).toEqual(events)
  })
})

it('gives text and reasoning a part of each step', () => {
  expect(
    eventsOf(
      ['g', 'Hm'],
      ['0', 'One '],
      ['0', 'two'],
      ['e', { isContinued: false }],
      ['0', 'Three'],
      ['e', {}],
      ['d', { finishReason: 'stop' }]
    )
  ).toMatchObject([
    { type: 'reasoning-start', id: 'reasoning-0' },
    { type: 'reasoning-delta', id: 'reasoning-0', delta: 'Hm' },
    { type: 'text-start', id: 'text-0' },
    { type: 'text-delta', id: 'text-0', delta: 'One ' },
    { type: 'text-delta', id: 'text-0', delta: 'two' },
    { type: 'reasoning-end', id: 'reasoning-0' },
    { type: 'text-end', id: 'text-0' },
    { type: 'finish-step' },
    { type: 'text-start', id: 'text-1' },
    { type: 'text-delta', id: 'text-1', delta: 'Three' },
    { type: 'text-end', id: 'text-1' },
    { type: 'finish-step' },
    { type: 'finish', finishReason: 'stop' }
  ])
})

it('ends each part once, in a later step by its own id', () => {
  const step = { isContinued: false }
  const ends = eventsOf(
    ...Array.from({ length: 11 }, () => [['0', 'x'] as [string, unknown], ['e', step] as [string, unknown]]).flat()
  ).flatMap(event => ((event as { type: string }).type === 'text-end' ? [(event as { id: string }).id] : []))
  expect(ends).toEqual(Array.from({ length: 11 }, (_, step) => `text-${step}`))
})

it('goes on in the same part where a step is continued', () => {
  expect(eventsOf(['0', 'One '], ['e', { isContinued: true }], ['0', 'two'])).toMatchObject([
    { type: 'text-start', id: 'text-0' },
    { type: 'text-delta', id: 'text-0', delta: 'One ' },
    { type: 'finish-step' },
    { type: 'text-delta', id: 'text-0', delta: 'two' }
  ])
})

it('collects annotations, a hundred at most', () => {
  const many = Array.from({ length: 70 }, (_, index) => index)
  const told = eventsOf(['8', ['a']], ['8', many], ['8', many])
  expect(told[0]).toEqual({ type: 'message-metadata', messageMetadata: { annotations: ['a'] } })
  expect(told[1]).toEqual({ type: 'message-metadata', messageMetadata: { annotations: ['a', ...many] } })
  expect(told[2]).toEqual({
    type: 'message-metadata',
    messageMetadata: { annotations: ['a', ...many, ...many.slice(0, 29)] }
  })
})

it('gives the length of a line with each event', () => {
  expect(read(['0:"ab"'])).toEqual([
    ['event', { type: 'text-start', id: 'text-0' }, 6],
    ['event', { type: 'text-delta', id: 'text-0', delta: 'ab' }, 6]
  ])
})

it('passes on what is no list where a list belongs: it is no event', () => {
  expect(read(['2:{"a":1}', '8:7'])).toEqual([
    ['event', { a: 1 }, 9],
    ['event', 7, 3]
  ])
})

it('skips blank lines and comments, and counts what is no line of the protocol and what is no JSON', () => {
  expect(read(['', ': keep-alive', 'x:1', 'hello', '<html>', '00:"x"', 'constructor:1', '0:"'])).toEqual([
    ['bad', 'line'],
    ['bad', 'line'],
    ['bad', 'line'],
    ['bad', 'line'],
    ['bad', 'line'],
    ['bad', 'JSON']
  ])
})

it('tells the type of a line that is too long', () => {
  expect(read(['0:"xx'], 0)).toEqual([['cut', 'text-delta']])
  expect(read(['a:{"too'], 0)).toEqual([['cut', 'code a']])
  expect(read(['hello'], 0)).toEqual([['cut', '']])
})

it('takes fields of a value that is no object for absent', () => {
  expect(eventsOf(['a', [1]], ['f', null])).toEqual([
    { type: 'tool-output-available', toolCallId: undefined, output: undefined },
    { type: 'start', messageId: undefined },
    { type: 'start-step' }
  ])
})
