import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyRecord, parseRecord, writeRecord } from './record.ts'

const record = (messages: unknown[], more: object = {}) =>
  JSON.stringify({ version: 1, threadId: 't', messages, unfinished: false, ...more })

it.each([
  null,
  '',
  '{',
  '[]',
  '42',
  'null',
  '{"version":2,"messages":[{"id":"q","role":"user","parts":[]}]}',
  '{"version":1}',
  '{"version":1,"messages":{}}'
])('reads %o as an empty conversation', text => expect(parseRecord(text)).toEqual(emptyRecord()))

it('reads back what was written: text, sources, thread, context', () => {
  const written = {
    version: 1 as const,
    threadId: 'thr_1',
    threadKey: 'secret',
    unfinished: false,
    messages: [
      {
        id: 'q',
        role: 'user' as const,
        parts: [{ type: 'text' as const, text: 'How?', state: 'done' as const }],
        metadata: { context: [{ type: 'code' as const, value: 'x' }] }
      },
      {
        id: 'a',
        role: 'assistant' as const,
        parts: [
          { type: 'source-url' as const, sourceId: 's', url: 'https://docs.example.com', title: 'Docs' },
          { type: 'text' as const, text: 'So.', state: 'done' as const }
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
  expect(parseRecord(writeRecord(written))).toEqual(written)
})

it('keeps the newest 200 messages, when it is written and when it is read', () => {
  const messages = Array.from({ length: 250 }, (_, index) => ({ id: `m${index}`, role: 'user' as const, parts: [] }))
  const newest = messages.slice(-200).map(({ id }) => id)
  const written = JSON.parse(writeRecord({ ...emptyRecord(), messages }))
  expect(written.messages.map(({ id }: { id: string }) => id)).toEqual(newest)
  expect(parseRecord(record(messages)).messages.map(({ id }) => id)).toEqual(newest)
})

it('writes text and sources, and neither tool calls nor reasoning', () => {
  const parts = [
    { type: 'reasoning' as const },
    { type: 'tool-search' as const },
    { type: 'text' as const, text: 'So.', state: 'streaming' as const }
  ]
  const written = writeRecord({ ...emptyRecord(), messages: [{ id: 'a', role: 'assistant', parts }] })
  expect(JSON.parse(written).messages[0].parts).toEqual([{ type: 'text', text: 'So.', state: 'done' }])
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
  const { messages } = parseRecord(record([{ id: 'a', role: 'assistant', parts }]))
  expect(messages[0]?.parts).toEqual([
    source({ sourceId: 'https://docs.example.com' }),
    source({ sourceId: 's', providerMetadata: { docsAssistant: { section: 'A' } } }),
    source({ sourceId: 's', title: 'Docs' })
  ])
})

it('reads of a message’s metadata only what it knows', () => {
  const read = (metadata: unknown) =>
    parseRecord(record([{ id: 'q', role: 'user', parts: [], metadata }])).messages[0]?.metadata
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
    const { threadId, threadKey } = parseRecord(record([], more))
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
  const { messages } = parseRecord(record([...bad, good]))
  expect(messages).toEqual([{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'How?', state: 'done' }] }])
})

it('marks the answer that was under way', () => {
  const { messages } = parseRecord(record([{ id: 'a', role: 'assistant', parts: [] }], { unfinished: true }))
  expect(messages[0]?.metadata).toEqual({ interrupted: true })
})

it('marks nothing where no answer was under way', () => {
  const answer = { id: 'a', role: 'assistant', parts: [], metadata: { threadId: 't' } }
  const question = { id: 'q', role: 'user', parts: [] }
  const metadata = (messages: unknown[], more: object) => parseRecord(record(messages, more)).messages.at(-1)?.metadata
  expect(metadata([answer], { unfinished: false })).toEqual({ threadId: 't' })
  expect(metadata([answer], { unfinished: 'yes' })).toEqual({ threadId: 't' })
  expect(metadata([answer, question], { unfinished: true })).toBeUndefined()
  expect(metadata([answer], { unfinished: true })).toEqual({ threadId: 't', interrupted: true })
  expect(parseRecord(record([], { unfinished: true }))).toMatchObject({ messages: [], unfinished: false })
})

it('survives anything that somebody puts into the storage', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), text => {
      const read = parseRecord(`{"version":1,"messages":[${text}],"threadId":${text},"__proto__":{"polluted":true}}`)
      expect(read.version).toBe(1)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      expect(parseRecord(writeRecord(read))).toEqual(read)
    })
  )
})

it.each([
  [{ outcome: 'fine', rating: true }, undefined],
  [{ rating: { helpful: 'yes' } }, undefined],
  [{ rating: { helpful: null, reason: '', comment: 4, unsent: 'yes', more: 1 } }, { rating: { helpful: null } }]
])('leaves out of %o what it does not know', (metadata, kept) => {
  const read = parseRecord(record([{ id: 'a', role: 'assistant', parts: [], metadata }]))
  expect(read.messages[0]?.metadata).toEqual(kept)
})
