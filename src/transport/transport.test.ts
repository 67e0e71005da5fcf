import { expect, it, vi } from 'vitest'
import { createChat, events, fetchOf, textOf } from './testing/chat.ts'

const answer = events(
  { type: 'start', messageId: 'a1' },
  { type: 'start-step' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Hello' },
  { type: 'text-delta', id: 't', delta: ' there' },
  { type: 'text-end', id: 't' },
  { type: 'source-url', sourceId: 's', url: '/install', title: 'Install' },
  { type: 'finish-step' },
  { type: 'finish', finishReason: 'stop', threadId: 'thread-1' }
)

it('reads an answer with its text, sources and thread', async () => {
  const onThread = vi.fn()
  const chat = createChat({ fetch: fetchOf([answer]), onThread })
  await chat.sendMessage({ text: 'Hi' })
  expect(chat.error).toBeUndefined()
  expect(chat.status).toBe('ready')
  const message = chat.lastMessage
  expect(textOf(message)).toBe('Hello there')
  expect(message?.metadata).toEqual({ threadId: 'thread-1' })
  expect(message?.parts.at(-1)).toMatchObject({ type: 'source-url', url: '/install', title: 'Install' })
  expect(onThread).toHaveBeenCalledExactlyOnceWith({ id: 'thread-1' }, 'chat')
})

it('keeps and marks the partial answer when the stream ends before its finish', async () => {
  const chat = createChat({ fetch: fetchOf([answer.slice(0, answer.indexOf('data: {"type":"text-end"'))]) })
  await chat.sendMessage({ text: 'Hi' })
  expect(chat.status).toBe('error')
  expect(chat.error).toMatchObject({ name: 'AssistantError', code: 'interrupted' })
  expect(textOf(chat.lastMessage)).toBe('Hello there')
  expect(chat.lastMessage?.metadata).toEqual({ interrupted: true })
})
