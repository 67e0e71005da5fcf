import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AssistantMessage } from '../protocol/index.ts'
import { readVersion1 } from './record-version-1.ts'

const version1 = (messages: unknown, more: object = {}) =>
  JSON.stringify({ version: 1, threadId: 't', messages, unfinished: false, ...more })
const question = (id: string, text = 'How?'): AssistantMessage => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text, state: 'done' }]
})

it('is read, its questions in their order by their ids', () => {
  const read = readVersion1(version1([question('z'), { id: 'a', role: 'assistant', parts: [] }, question('b')]))
  expect(read).toMatchObject({ version: 2, threadId: 't', removed: [], updatedAt: expect.any(Number) })
  expect(read?.messages.map(({ id }) => id)).toEqual(['00000000z', 'a', '00000002b'])
})

it('keeps the secret of its thread', () => {
  expect(readVersion1(version1([], { threadKey: 'secret' }))?.threadKey).toBe('secret')
})

it('marks the answer that was under way', () => {
  const answer = { id: 'a', role: 'assistant', parts: [], metadata: { threadId: 't' } }
  const last = (messages: unknown[], more: object) => readVersion1(version1(messages, more))?.messages.at(-1)?.metadata
  expect(last([answer], { unfinished: true })).toEqual({ threadId: 't', interrupted: true })
  expect(last([answer], { unfinished: false })).toEqual({ threadId: 't' })
  expect(last([answer], { unfinished: 'yes' })).toEqual({ threadId: 't' })
  expect(last([answer, question('q')], { unfinished: true })).toBeUndefined()
})

it.each([null, '', '{', '[]', '{"version":2,"messages":[]}', '{"version":3}', '7'])('is not %o', text =>
  expect(readVersion1(text)).toBeUndefined()
)

it('survives anything that somebody puts into the storage', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), text => {
      const read = readVersion1(`{"version":1,"messages":[${text}],"threadId":${text},"__proto__":{"polluted":true}}`)
      expect(read?.version).toBe(2)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    })
  )
})
