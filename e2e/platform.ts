import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One question that has arrived at the platform, with the methods by which the test streams its answer. */
export interface Question {
  readonly body: { messages: { role: string; parts: { text: string }[] }[]; threadId?: string | null }
  readonly left: boolean
  send(...chunks: object[]): void
  text(words: string): void
  finish(): void
  cut(): void
}

/** Starts a platform on a real socket. It collects the questions, and the test answers each of them. */
export const startPlatform = async ({ allowsPages = true } = {}) => {
  const questions: Question[] = []
  const refusals: { status: number; headers?: Record<string, string>; body?: string }[] = []
  const cors: Record<string, string> = allowsPages
    ? {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': 'X-Thread-Id, Retry-After, X-Vercel-AI-UI-Message-Stream'
      }
    : {}
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(204, cors).end()
    const body = JSON.parse(await readText(request))
    const refusal = refusals.shift()
    if (refusal) return response.writeHead(refusal.status, { ...cors, ...refusal.headers }).end(refusal.body)
    response.writeHead(200, {
      ...cors,
      'content-type': 'text/event-stream',
      'x-vercel-ai-ui-message-stream': 'v1'
    })
    response.flushHeaders()
    questions.push(answering(response, body, questions.length + 1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    refuseNext: (status: number, headers = {}, body = '{"error":"secret details"}') =>
      void refusals.push({ status, headers, body }),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

const answering = (response: ServerResponse, body: Question['body'], number: number): Question => {
  let left = false
  let begun = false
  response.on('close', () => {
    left = !response.writableEnded
  })
  return {
    body,
    get left() {
      return left
    },
    send(...chunks) {
      for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    },
    text(words) {
      if (!begun) this.send({ type: 'start', messageId: `answer-${number}` }, { type: 'text-start', id: 't' })
      begun = true
      this.send({ type: 'text-delta', id: 't', delta: words })
    },
    finish() {
      this.send({ type: 'text-end', id: 't' }, { type: 'finish', threadId: 'thread-1' })
      response.end()
    },
    cut: () => void response.destroy()
  }
}

const readText = async (request: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
