import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AssistantMessage } from '../protocol/index.ts'
import { emptyRecord, maxLength, readHeader, readRecord, type ThreadRecord, writeRecord } from './record.ts'

const header = { version: 2, title: 'How?', updatedAt: 7, threadId: 't', removed: [] }
const record = (messages: unknown, more: object = {}) =>
  `${JSON.stringify({ ...header, ...more })}\n${JSON.stringify(messages)}`
const question = (id: string, text = 'How?'): AssistantMessage => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text, state: 'done' }]
})

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['broken JSON', '{'],
  ['a list', '[]'],
  ['a number', '42'],
  ['null', 'null'],
  ['another widget’s record', '{"messages":[{"id":"q"}]}'],
  ['a newer version', record([], { version: 3 })],
  ['a record whose messages are cut off', record([question('q')]).slice(0, -5)],
  ['a record whose messages are no list', record({})]
])('cannot read %s', (_what, text) => expect(readRecord(text)).toBeUndefined())

it('reads back what was written: text, sources, thread, context, what was replaced', () => {
  const written: ThreadRecord = {
    version: 2,
    title: 'How?',
    updatedAt: 7,
    threadId: 'thr_1',
    threadKey: 'secret',
    removed: ['a', 'b'],
    messages: [
      { ...question('q'), metadata: { context: [{ type: 'code', value: 'x' }] } },
      {
        id: 'a',
        role: 'assistant',
        parts: [
          { type: 'source-url', sourceId: 's', url: 'https://docs.example.com', title: 'Docs' },
          { type: 'text', text: 'So.', state: 'done' }
        ],
        metadata: {
          threadId: 'thr_1',
          interrupted: true,
          outcome: 'unsure' as const,
          rating: { helpful: false, reason: 'Wrong', comment: 'Gone.', unsent: true }
        }
      }
    ]
  }
  expect(readRecord(writeRecord(written))).toEqual(written)
})

it('names a thread after its first question, and keeps the name when that is no longer there', () => {
  const titleOf = (written: ThreadRecord) => readHeader(writeRecord(written))?.title
  const messages = [question('q', ` ${'How? '.repeat(50)}`), question('r', 'And?')]
  expect(titleOf({ ...emptyRecord(), messages })).toBe('How? '.repeat(20))
  expect(titleOf({ ...emptyRecord(), title: 'First', messages })).toBe('First')
})

it('reads the header of a record without its messages', () => {
  expect(readHeader(record([]).replace(/\[\]$/, 'unreadable'))).toEqual(header)
  expect(readHeader(record([], { title: 7, updatedAt: 'x', removed: ['a', 7, ''], deleted: true }))).toEqual({
    ...header,
    title: '',
    updatedAt: 0,
    removed: ['a'],
    deleted: true
  })
})

it('keeps the newest messages, and the last one however long it is', () => {
  const kept = (...texts: string[]) =>
    readRecord(
      writeRecord({ ...emptyRecord(), messages: texts.map((text, index) => question(`${index}`, text)) })
    )?.messages.map(({ id }) => id)
  expect(kept('x', 'y', 'z')).toEqual(['0', '1', '2'])
  expect(kept('x', 'y'.repeat(maxLength), 'z')).toEqual(['2'])
  expect(kept('x', 'y'.repeat(maxLength / 2), 'z')).toEqual(['0', '1', '2'])
  expect(kept('x', 'y'.repeat(2 * maxLength))).toEqual(['1'])
  expect(kept(...Array.from({ length: 1001 }, () => 'x'))).toHaveLength(1000)
})

it('draws no more than 1,000 messages of what somebody put into the storage', () => {
  const messages = Array.from({ length: 1001 }, (_, index) => question(`${index}`))
  expect(readRecord(record(messages))?.messages).toHaveLength(1000)
})

it('writes text and sources, and neither tool calls nor reasoning', () => {
  const parts = [
    { type: 'reasoning' as const },
    { type: 'tool-search' as const },
    { type: 'text' as const, text: 'So.', state: 'streaming' as const }
  ]
  const written = writeRecord({ ...emptyRecord(), messages: [{ id: 'a', role: 'assistant', parts }] })
  expect(readRecord(written)?.messages[0]?.parts).toEqual([{ type: 'text', text: 'So.', state: 'done' }])
})

it('reads a source with its address for an id, and with what the service says of it', () => {
  const source = (more: object) => ({ type: 'source-url', url: 'https://docs.example.com', ...more })
  const parts = [
    source({ sourceId: '', title: '' }),
    source({ sourceId: 's', title: 7, providerMetadata: { docsAssistant: { section: 'A' } } }),
    source({ sourceId: 's', title: 'Docs', providerMetadata: 'text' }),
    source({ url: '' }),
    source({ url: 7 })
  ]
  const read = readRecord(record([{ id: 'a', role: 'assistant', parts }]))
  expect(read?.messages[0]?.parts).toEqual([
    source({ sourceId: 'https://docs.example.com' }),
    source({ sourceId: 's', providerMetadata: { docsAssistant: { section: 'A' } } }),
    source({ sourceId: 's', title: 'Docs' })
  ])
})

it('reads of a message’s metadata only what it knows', () => {
  const read = (metadata: unknown) =>
    readRecord(record([{ id: 'q', role: 'user', parts: [], metadata }]))?.messages[0]?.metadata
  expect(read({ threadId: 't', interrupted: true, context: [{ type: 'code', value: 'x' }, { type: 'page' }] })).toEqual(
    {
      threadId: 't',
      interrupted: true,
      context: [{ type: 'code', value: 'x' }]
    }
  )
  for (const nothing of [{ threadId: '', interrupted: 'yes', context: 'x', other: 1 }, null, 'text', []]) {
    expect(read(nothing)).toBeUndefined()
  }
})

it('reads thread and secret where they are texts', () => {
  const read = (more: object) => {
    const { threadId, threadKey } = readRecord(record([], more)) ?? emptyRecord()
    return { threadId, threadKey }
  }
  expect(read({ threadKey: 'secret' })).toEqual({ threadId: 't', threadKey: 'secret' })
  expect(read({ threadId: 7, threadKey: 7 })).toEqual({ threadId: null, threadKey: undefined })
  expect(read({ threadId: '', threadKey: '' })).toEqual({ threadId: null, threadKey: undefined })
})

it('leaves out what is no message, no part, no role of a conversation', () => {
  const good = {
    id: 'q',
    role: 'user',
    parts: [
      { type: 'text', text: 'How?' },
      null,
      { type: 'text' },
      { type: 'tool-x', text: 'x', url: 'https://docs.example.com' }
    ]
  }
  const bad = [
    null,
    7,
    {},
    { id: 'x', role: 'system', parts: [] },
    { id: '', role: 'user', parts: [] },
    { id: 7, role: 'user', parts: [] },
    { id: 'x', role: 'user', parts: {} }
  ]
  expect(readRecord(record([...bad, good]))?.messages).toEqual([
    { id: 'q', role: 'user', parts: [{ type: 'text', text: 'How?', state: 'done' }] }
  ])
})

it('survives anything that somebody puts into the storage', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), text => {
      const stored = `{"version":2,"threadId":${text},"title":${text},"removed":${text},"__proto__":{"polluted":true}}\n[${text}]`
      const read = readRecord(stored) as ThreadRecord
      expect(read.version).toBe(2)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      expect(readRecord(writeRecord(read))?.messages).toEqual(read.messages)
    })
  )
})

it.each([
  [{ outcome: 'fine', rating: true }, undefined],
  [{ rating: { helpful: 'yes' } }, undefined],
  [{ rating: { helpful: null, reason: '', comment: 4, unsent: 'yes', more: 1 } }, { rating: { helpful: null } }]
])('leaves out of %o what it does not know', (metadata, kept) => {
  const read = readRecord(record([{ id: 'a', role: 'assistant', parts: [], metadata }]))
  expect(read?.messages[0]?.metadata).toEqual(kept)
})
