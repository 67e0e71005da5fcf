import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deferred } from './chat.ts'

interface Received {
  method: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** Settles when the reader has seen everything that was sent. */
  seen: Promise<void>
}

export type Handler = (response: ServerResponse, received: Received) => unknown

/** A real server on a real socket. It answers with the given handlers, one each, then with a complete answer. */
export interface Service {
  url: string
  /** What has arrived, the oldest first. */
  requests: Received[]
  /** Queues handlers for the next requests, one each. */
  answer(...handlers: Handler[]): void
  /** Settles `seen`: tells the handler that the reader has seen everything. */
  see(): void
  close(): Promise<void>
}

export const startService = async (otherwise: Handler): Promise<Service> => {
  const requests: Received[] = []
  const handlers: Handler[] = []
  let sight = deferred<void>()

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    sight = deferred()
    const { method = '', headers } = request
    const received = { method, headers, body: text ? JSON.parse(text) : {}, seen: sight.promise }
    requests.push(received)
    await (handlers.shift() ?? otherwise)(response, received)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(...more) {
      handlers.push(...more)
    },
    see: () => sight.resolve(),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

/** Writes a piece and waits until it was sent, so that the pieces arrive separately. */
export const send = (response: ServerResponse, piece: string | Uint8Array): Promise<void> =>
  new Promise(resolve => {
    response.write(piece, () => setTimeout(resolve, 2))
  })
