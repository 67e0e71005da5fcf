import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyRecord, parseRecord, writeRecord } from './record.ts'

const record = (messages: unknown[], more: object = {}) =>
  JSON.stringify({ version: 1, threadId: 't', messages, unfinished: false, ...more })

it.each([null, '', '{', '[]', '42', 'null', '{"version":2}', '{"version":1}', '{"version":1,"messages":{}}'])(
  'reads %o as an empty conversation',
  text => expect(parseRecord(text)).toEqual(emptyRecord())
)

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
        metadata: { threadId: 'thr_1', interrupted: true }
      }
    ]
  }
  expect(parseRecord(writeRecord(written))).toEqual(written)
})

it('leaves out what is no message, no part, no role of a conversation', () => {
  const good = {
    id: 'q',
    role: 'user',
    parts: [{ type: 'text', text: 'How?' }, null, { type: 'text' }, { type: 'tool-x' }]
  }
  const { messages } = parseRecord(record([null, 7, {}, { id: 'x', role: 'system', parts: [] }, good]))
  expect(messages).toEqual([{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'How?', state: 'done' }] }])
})

it('marks the answer that was under way', () => {
  const { messages } = parseRecord(record([{ id: 'a', role: 'assistant', parts: [] }], { unfinished: true }))
  expect(messages[0]?.metadata).toEqual({ interrupted: true })
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
