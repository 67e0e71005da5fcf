import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { AnswerLimits } from '../contract.ts'
import { type TestService, testService } from './service.ts'

/** What the model’s server was asked. */
interface ModelRequest {
  url: string | undefined
  authorization: string | undefined
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
}

/** A small server that speaks the OpenAI chat protocol, gone after the test; `reply` writes the answer. */
export const modelServer = async (reply: (response: ServerResponse, request: IncomingMessage) => void) => {
  const requests: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    const { url, headers } = request
    requests.push({ url, authorization: headers.authorization, body: JSON.parse(await readText(request)) })
    reply(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests }
}

/** Sends a piece of the answer, or with `null` why it ended. */
export const say = (response: ServerResponse, content: string | null, finish: string | null = null) =>
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: content === null ? {} : { role: 'assistant', content }, finish_reason: finish }] })}\n\n`
  )

export const start = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

export const finish = (response: ServerResponse) => {
  say(response, null, 'stop')
  response.end('data: [DONE]\n\n')
}

/** A service that answers with such a model, gone after the test. */
export const serviceWith = async (url: string, answer: Partial<AnswerLimits> = {}): Promise<TestService> => {
  const service = await testService({ model: { url, name: 'small', key: 'secret' }, answer })
  onTestFinished(() => void service[Symbol.asyncDispose]())
  return service
}
