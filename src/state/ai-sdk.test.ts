import { Chat } from '@ai-sdk/react'
import { simulateReadableStream, type UIMessage, type UIMessageChunk } from 'ai'
import { expect, it } from 'vitest'

// The conversation observes changes with two calls that the AI SDK made for `useChat` and does not document. A release
// that removes or changes them fails here first.
it('is told by the AI SDK of every change of a chat’s status and messages, until it asks no more', async () => {
  const chunks: UIMessageChunk[] = [
    { type: 'start', messageId: 'a1' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'So.' },
    { type: 'text-end', id: 't' },
    { type: 'finish' }
  ]
  const chat = new Chat<UIMessage>({
    transport: {
      sendMessages: async () => simulateReadableStream({ chunks }),
      reconnectToStream: async () => null
    }
  })
  const statuses: string[] = []
  const texts: unknown[] = []
  const unsubscribes = [
    chat['~registerStatusCallback'](() => void statuses.push(chat.status)),
    chat['~registerMessagesCallback'](() => void texts.push(chat.lastMessage?.parts.at(-1)))
  ]
  await chat.sendMessage({ parts: [{ type: 'text', text: 'How?' }] })
  expect(statuses).toEqual(['submitted', 'streaming', 'ready'])
  expect(texts[0]).toMatchObject({ text: 'How?' })
  expect(texts.at(-1)).toMatchObject({ text: 'So.' })

  for (const unsubscribe of unsubscribes) unsubscribe()
  const seen = statuses.length + texts.length
  await chat.regenerate()
  expect(statuses.length + texts.length).toBe(seen)
})
