import { Chat } from '@ai-sdk/react'
import { AssistantTransport, type AssistantUIMessage, type TransportOptions } from '../index.ts'

/** The AI SDK’s own `Chat` on our transport, whose messages are what a page shows. */
export const createChat = (options: TransportOptions | (() => TransportOptions), id = 'chat') =>
  new Chat<AssistantUIMessage>({
    id,
    transport: new AssistantTransport(
      typeof options === 'function' ? options : { domain: 'acme', baseUrl: 'http://service.test', ...options }
    )
  })

/** The chat after an answer of these events. */
export const answered = (events: unknown[]) => answeredLines(events.map(event => JSON.stringify(event)))

/** The chat after an answer of events that are given as text. */
export const answeredLines = async (lines: string[]) => {
  const body = lines.map(line => `data: ${line}\n\n`).join('')
  const chat = createChat({
    fetch: async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  await chat.sendMessage({ text: 'A question' })
  return chat
}

/** The text of a message, its parts without anything between. */
export const textOf = (message: AssistantUIMessage | undefined): string =>
  (message?.parts ?? []).map(part => (part.type === 'text' ? part.text : '')).join('')

/** A promise that is settled from outside. */
export const deferred = <Value>() => {
  let resolve!: (value: Value) => void
  const promise = new Promise<Value>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
