import { Chat } from '@ai-sdk/react'
import { AssistantTransport, type AssistantUIMessage, type TransportOptions } from '../index.ts'

/** The chat library’s own `Chat` on our transport: what a page shows is what this holds. */
export const createChat = (options: TransportOptions, id = 'chat') =>
  new Chat<AssistantUIMessage>({
    id,
    transport: new AssistantTransport({ domain: 'acme', baseUrl: 'http://service.test', ...options })
  })

/** The text of a message, its parts without anything between. */
export const textOf = (message: AssistantUIMessage | undefined): string =>
  (message?.parts ?? []).map(part => (part.type === 'text' ? part.text : '')).join('')

/** A `fetch` that answers every question with the same bytes, in the pieces given. */
export const fetchOf = (
  pieces: (string | Uint8Array<ArrayBuffer>)[],
  headers: Record<string, string> = { 'content-type': 'text/event-stream' },
  status = 200
): typeof fetch => {
  return async () => {
    const rest = [...pieces]
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = rest.shift()
        if (piece === undefined) return controller.close()
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
      }
    })
    return new Response(body, { status, headers })
  }
}

/** Events as a version 2 service writes them. */
export const events = (...list: unknown[]): string => list.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')
