import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  /** Path with its query. */
  url: string
  headers: IncomingMessage['headers']
  body: string
  /** `performance.now()` when the request had arrived. */
  at: number
}

/** Replies to one request, correctly or not. */
export type Reply = (response: ServerResponse, request: Received) => void

export interface TestServer {
  url: string
  received: Received[]
  close(): Promise<void>
}

/** A real server on a free port that sends its replies in order and repeats the last one. */
export const startServer = async (...replies: [Reply, ...Reply[]]): Promise<TestServer> => {
  const received: Received[] = []
  const server = createServer(async (incoming, response) => {
    let body = ''
    for await (const chunk of incoming.setEncoding('utf8')) body += chunk
    const request: Received = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body,
      at: performance.now()
    }
    received.push(request)
    const reply = replies[Math.min(received.length, replies.length) - 1] as Reply
    reply(response, request)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  response =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

export const raw =
  (body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): Reply =>
  response =>
    response.writeHead(status, headers).end(body)

/** Closes the connection without a response. */
export const reset: Reply = response => response.socket?.destroy()

/** Sends status 200 and breaks off within the body. */
export const cutShort =
  (body = '{"feedback":[{"id":"1"'): Reply =>
  response => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '10000' })
    response.write(body, () => response.socket?.destroy())
  }

/** Accepts the request and never answers. */
export const hang: Reply = () => {}

/** Begins a response and never ends it. */
export const stall: Reply = response => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"feedback":[')
}

/** Sends an endless body. */
export const flood: Reply = response => {
  const block = ' '.repeat(1024 * 1024)
  const pour = () => {
    while (!response.destroyed && response.write(block));
    if (!response.destroyed) response.once('drain', pour)
  }
  response.writeHead(200, { 'Content-Type': 'application/json' })
  pour()
}

/** A port at which nothing listens. */
export const closedPort = async (): Promise<string> => {
  const server = await startServer(hang)
  await server.close()
  return server.url
}
