import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deferred } from './chat.ts'

interface Received {
  method: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** Settles when the reader has seen what there was to be seen. */
  seen: Promise<void>
}

export type Handler = (response: ServerResponse, received: Received) => unknown

/** A real server on a real socket that answers each question as it was told to, and well after that. */
export interface Service {
  url: string
  /** What has arrived, the oldest first. */
  requests: Received[]
  /** Answers the next questions so, one each. */
  answer(...handlers: Handler[]): void
  /** Tells the handler that the reader has seen it all. */
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

/** Writes and waits until it has left, so that the pieces arrive as pieces. */
export const send = (response: ServerResponse, piece: string | Uint8Array): Promise<void> =>
  new Promise(resolve => {
    response.write(piece, () => setTimeout(resolve, 2))
  })
