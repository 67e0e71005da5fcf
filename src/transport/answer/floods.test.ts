/** @module-tag slow */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AssistantError } from '../index.ts'
import { createChat, textOf } from '../testing/chat.ts'
import { floods } from '../testing/floods.ts'
import { type Service, startService } from '../testing/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService(response => response.end())
})
afterAll(() => service.close())
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it.for(floods)('$name: bounded work for the chat, and no word lost', async ({ serve, text, parts, code }) => {
  service.answer(serve)
  const chat = createChat({ endpoint: service.url })
  let updates = 0
  chat['~registerMessagesCallback'](() => updates++)
  await chat.sendMessage({ text: 'A question' })

  const answer = chat.lastMessage
  expect(textOf(answer).replaceAll('\n\n', '')).toBe(text)
  expect(answer?.parts.length).toBeLessThanOrEqual(parts)
  expect(chat.error instanceof AssistantError ? chat.error.code : undefined).toBe(code)
  // 80,000 events come in; joined deltas make far fewer updates of the AI SDK.
  expect(updates).toBeLessThan(2_000)
})

it('counts what it leaves out, in one line', async () => {
  const warn = vi.mocked(console.warn)
  service.answer((floods.find(flood => flood.name === '5,000 sources') as (typeof floods)[number]).serve)
  await createChat({ endpoint: service.url }).sendMessage({ text: 'A question' })
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[1]).toEqual({ skipped: { 'parts past the limit': 4_700 }, mended: {} })
})
