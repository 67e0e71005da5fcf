import { type Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { noSniff } from './response-headers.ts'

/** Says `nosniff` also where Node answers by itself, such as a request without a host. */
export class NoSniffResponse extends ServerResponse {
  constructor(...given: ConstructorParameters<typeof ServerResponse>) {
    super(...given)
    this.setHeader(...noSniff)
  }
}

/** What Node replies to requests that it cannot read, by the codes of its errors; 400 to all others. */
const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large'
}

/** Answers requests that Node cannot read as Node does, but with `nosniff`. */
export const answerBrokenRequests = (server: Server): void => {
  const unfinished = new WeakMap<Duplex, Set<ServerResponse>>()
  server.on('request', ({ socket }, response) => {
    const responses = unfinished.get(socket) ?? new Set()
    unfinished.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
  })
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // In the middle of an answer, the client would read the reply as a part of it.
    const isAnswering = [...(unfinished.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    if (!socket.writable || isAnswering) return socket.destroy()
    const status = statuses[code] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${noSniff.join(': ')}\r\n\r\n`, () => socket.destroy())
  })
}
