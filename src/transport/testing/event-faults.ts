import type { Fault } from './faults.ts'
import { stream } from './faults.ts'
import { version2 } from './wire.ts'

const sse = (events: unknown[]) => events.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')
const start = { type: 'start' }
const textStart = { type: 'text-start', id: 't' }
const delta = (text: string, id = 't') => ({ type: 'text-delta', id, delta: text })
const textEnd = { type: 'text-end', id: 't' }
const finish = { type: 'finish', finishReason: 'stop' }
const call = { type: 'tool-input-available', toolCallId: 'c', toolName: 'lookup', input: {} }
const output = { type: 'tool-output-available', toolCallId: 'c', output: 1 }

/** Events on which the AI SDK would end the answer; our answer is complete nevertheless. */
const orders: Record<string, unknown[]> = {
  'no start': [textStart, delta('Text'), textEnd, finish],
  'two starts': [start, { ...start, messageId: 'other' }, textStart, delta('Text'), textEnd, finish],
  'a start in the middle': [
    start,
    textStart,
    delta('Te'),
    { ...start, messageId: 'late' },
    delta('xt'),
    textEnd,
    finish
  ],
  'no text-start': [start, delta('Text'), textEnd, finish],
  'two text-starts': [start, textStart, delta('Te'), textStart, delta('xt'), textEnd, finish],
  'a text-start after its text': [start, delta('Te'), textStart, delta('xt'), textEnd, finish],
  'no text-end': [start, textStart, delta('Text'), finish],
  'two text-ends': [start, textStart, delta('Text'), textEnd, textEnd, finish],
  'a text-end before all': [textEnd, start, textStart, delta('Text'), finish],
  'text after its end': [start, textStart, delta('Te'), textEnd, delta('xt'), finish],
  'no ids': [
    start,
    { type: 'text-start' },
    { type: 'text-delta', delta: 'Te' },
    { type: 'text-delta', id: null, delta: 'xt' },
    finish
  ],
  'text that takes turns': [start, delta('T', 'a'), delta('x', 'b'), delta('e', 'a'), delta('t', 'b'), finish],
  'two finishes': [start, textStart, delta('Text'), textEnd, finish, finish],
  'text after the finish': [start, textStart, delta('Te'), finish, delta('xt')],
  'an error after the finish': [start, textStart, delta('Text'), finish, { type: 'message-metadata' }],
  'reasoning out of order': [
    { type: 'reasoning-end', id: 'r' },
    { type: 'reasoning-delta', id: 'r', delta: 'Hm' },
    delta('Text'),
    finish
  ],
  'a tool output without its call': [output, delta('Text'), finish],
  'a tool error without its call': [
    { type: 'tool-output-error', toolCallId: 'c', errorText: 'x' },
    delta('Text'),
    finish
  ],
  'a tool input delta without its start': [
    { type: 'tool-input-delta', toolCallId: 'c', inputTextDelta: '{' },
    delta('Text'),
    finish
  ],
  'an approval without its call': [
    { type: 'tool-approval-request', approvalId: 'a', toolCallId: 'c' },
    delta('Text'),
    finish
  ],
  'an answer to no approval': [
    call,
    { type: 'tool-approval-response', approvalId: 'a', approved: true },
    output,
    delta('Text'),
    finish
  ],
  'two approvals of one call': [
    call,
    { type: 'tool-approval-request', approvalId: 'a', toolCallId: 'c' },
    { type: 'tool-approval-request', approvalId: 'b', toolCallId: 'c' },
    { type: 'tool-approval-response', approvalId: 'a', approved: true },
    delta('Text'),
    finish
  ],
  'a call that changes its kind': [
    { ...call, type: 'tool-input-start', dynamic: true },
    call,
    output,
    delta('Text'),
    finish
  ],
  'a call that goes back': [call, output, call, { ...call, type: 'tool-input-start' }, output, delta('Text'), finish],
  'a step taken back with its call': [
    { type: 'start-step' },
    call,
    delta('Gone'),
    { type: 'reset-step' },
    output,
    textEnd,
    delta('Text'),
    finish
  ],
  'no step to take back': [{ type: 'reset-step' }, delta('Text'), { type: 'finish-step' }, finish]
}

/** Invalid events, and events of unknown types. */
const oddities: Record<string, unknown[]> = {
  'an unknown type': [{ type: 'telepathy', id: 1 }],
  'a type of Object.prototype': [{ type: 'constructor' }, { type: '__proto__' }, { type: 'toString' }],
  'no event but null': [null],
  'no event but an array': [[], [delta('x')]],
  'no event but a number': [1, true, 'text-delta'],
  'no type': [{ id: 't', delta: 'x' }],
  'a type that is none': [{ type: 5 }, { type: null }, { type: { type: 'text-delta' } }],
  'an unknown finish reason': [{ ...finish, finishReason: 'tired' }],
  'a finish reason that is none': [{ ...finish, finishReason: { a: 1 } }],
  'a delta that is none': [
    { type: 'text-delta', id: 't', delta: { text: 'x' } },
    { type: 'text-delta', id: 't' }
  ],
  'metadata that is none': [
    { type: 'message-metadata', messageMetadata: 'x' },
    { type: 'start', messageMetadata: [1] },
    { type: 'message-metadata' }
  ],
  'provider metadata that is none': [{ type: 'source-url', sourceId: 's', url: '/a', providerMetadata: 'x' }],
  'a source without its address': [
    { type: 'source-url', sourceId: 's' },
    { type: 'source-url', url: 5 }
  ],
  'a source that is a script': [{ type: 'source-url', sourceId: 's', url: 'javascript:alert(1)' }],
  'a file without its type': [{ type: 'file', url: 'data:,x' }],
  'a tool without its name': [{ type: 'tool-input-start', toolCallId: 'c' }, { type: 'tool-input-available' }],
  'a message to nobody': [{ type: 'steering-message', id: 'x', parts: [null] }],
  'data without data': [{ type: 'data-x' }],
  'parts that the widget does not show': [
    { type: 'custom', kind: 'a.b' },
    { type: 'source-document', sourceId: 'd' }
  ]
}

/** Lines that contain no event. */
const lines: Record<string, string> = {
  'bad JSON': 'data: {"type":"text-del\n\n',
  'JSON that goes on': 'data: {"type":"text-end","id":"q"}}\n\n',
  'no JSON': 'data: hello\n\n',
  'a line without a field': '{"type":"text-delta","id":"t","delta":"x"}\n\n',
  'other fields': 'event: message\nid: 7\nretry: 10\nfoo: bar\n\n',
  'empty data': 'data\n\ndata:\n\n',
  '__proto__ in an event': 'data: {"type":"message-metadata","messageMetadata":{"__proto__":{"polluted":true}}}\n\n',
  'constructor in an event':
    'data: {"type":"message-metadata","messageMetadata":{"constructor":{"prototype":{"polluted":true}}}}\n\n',
  'an event that is nested too deep': `data: {"type":"data-x","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n\n`
}

export const eventFaults: Fault[] = [
  ...Object.entries(orders).map(([name, events]) => ({
    name,
    serve: [stream(version2, [sse(events)])],
    text: 'Text'
  })),
  ...Object.entries({
    ...Object.fromEntries(Object.entries(oddities).map(([name, events]) => [name, sse(events)])),
    ...lines
  }).map(([name, odd]) => ({
    name,
    serve: [stream(version2, [sse([start, textStart, delta('Te')]), odd, sse([delta('xt'), textEnd, finish])])],
    text: 'Text'
  }))
]
