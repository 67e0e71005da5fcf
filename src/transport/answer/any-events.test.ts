import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AssistantError } from '../index.ts'
import { answered } from '../testing/chat.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const finish = { type: 'finish', finishReason: 'stop' }

describe('whatever events come, in whatever order', () => {
  const junk = fc.constantFrom<unknown>(null, 0, '', true, [], [null], {}, { a: { b: [] } })
  const orJunk = (sound: fc.Arbitrary<unknown>) => fc.oneof({ weight: 12, arbitrary: sound }, junk)
  const id = orJunk(fc.constantFrom('a', 'b', '__proto__'))
  const flag = fc.constantFrom(undefined, undefined, true, false)
  const record = fc.constantFrom({ threadId: 'x' }, JSON.parse('{"__proto__":{"polluted":true},"constructor":{"a":1}}'))
  const types = [
    ['start', 'finish', 'message-metadata', 'start-step', 'finish-step', 'reset-step', 'data-x', 'unknown'],
    ['text-start', 'text-delta', 'text-delta', 'text-end', 'reasoning-start', 'reasoning-delta', 'reasoning-end'],
    ['source-url', 'source-document', 'file', 'reasoning-file', 'custom', 'steering-message'],
    ['tool-input-start', 'tool-input-delta', 'tool-input-available', 'tool-input-error', 'tool-output-available'],
    ['tool-output-error', 'tool-output-denied', 'tool-approval-request', 'tool-approval-response']
  ].flat()
  const ids = ['id', 'toolCallId', 'toolName', 'approvalId', 'sourceId', 'messageId', 'kind', 'mediaType', 'title']
  const event = fc.record({
    type: fc.oneof(
      { weight: 60, arbitrary: fc.constantFrom(...types) },
      { weight: 1, arbitrary: fc.constantFrom('error', 'abort') },
      { weight: 1, arbitrary: junk }
    ),
    ...Object.fromEntries(ids.map(name => [name, id])),
    ...Object.fromEntries(['delta', 'inputTextDelta', 'errorText'].map(name => [name, orJunk(fc.constant('word '))])),
    ...Object.fromEntries(['dynamic', 'transient', 'preliminary', 'approved'].map(name => [name, flag])),
    ...Object.fromEntries(['data', 'input', 'output', 'parts', 'citations'].map(name => [name, junk])),
    ...Object.fromEntries(['messageMetadata', 'providerMetadata'].map(name => [name, orJunk(record)])),
    url: orJunk(fc.constantFrom('/a', 'https://x.test', 'data:,x', 'javascript:x')),
    finishReason: orJunk(fc.constantFrom('stop', 'unknown', 'error'))
  })

  it('the AI SDK never ends the answer for them', { tags: 'slow', timeout: 60_000 }, async () => {
    const ends = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 25, size: 'max' }), fc.boolean(), async (events, ended) => {
        const chat = await answered(ended ? [...events, finish] : events)
        expect(chat.status).toMatch(/^(ready|error)$/)
        const end = chat.error instanceof AssistantError ? chat.error.code : (chat.error?.message ?? 'complete')
        expect(end).toMatch(/^(complete|interrupted|answer_failed|empty_answer|not_a_stream)$/)
        expect(chat.messages.length).toBeLessThanOrEqual(2)
        ends.set(end, (ends.get(end) ?? 0) + 1)
      }),
      { numRuns: 1_500 }
    )
    expect(ends.get('complete')).toBeGreaterThan(200)
    expect(ends.get('interrupted')).toBeGreaterThan(200)
    expect({}).not.toHaveProperty('polluted')
  })
})
