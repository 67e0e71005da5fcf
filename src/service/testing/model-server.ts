import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { AnswerLimits, ModelConfig, ServiceConfig } from '../contract.ts'
import { type TestService, testService } from './service.ts'

/** A request to the model’s server. */
interface ModelRequest {
  url: string | undefined
  headers: IncomingHttpHeaders
  authorization: string | undefined
  body: Record<string, unknown> & { stream?: boolean; messages: { role: string; content: string }[] }
}

/**
 * A server with the OpenAI chat protocol, closed after the test. `reply` writes the answer. A request for a search query
 * gets `query` instead.
 */
export const modelServer = async (
  reply: (response: ServerResponse, request: IncomingMessage, body: ModelRequest['body']) => void,
  query: (response: ServerResponse) => void = response => response.end(completion(''))
) => {
  const requests: ModelRequest[] = []
  const queries: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    const { url, headers } = request
    const body: ModelRequest['body'] = JSON.parse(await readText(request))
    const asked = { url, headers, authorization: headers.authorization, body }
    if (body.stream) {
      requests.push(asked)
      reply(response, request, body)
    } else {
      queries.push(asked)
      query(response.setHeader('content-type', 'application/json'))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests, queries }
}

/** A complete response that is not streamed. */
export const completion = (content: string, finish_reason = 'stop') =>
  JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }] })

/** Sends one event of the stream. */
export const send = (response: ServerResponse, delta: object, finish: string | null = null, more: object = {}) =>
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`
  )

/** Sends a piece of the answer. */
export const say = (response: ServerResponse, content: string) => send(response, { role: 'assistant', content })

export const start = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

export const finish = (response: ServerResponse, reason = 'stop') => {
  send(response, {}, reason)
  response.end('data: [DONE]\n\n')
}

/**
 * A service that answers with such a model, closed after the test. It waits long for the model’s first word, so that an
 * early failure is a status also on a busy machine.
 */
export const serviceWith = async (
  url: string,
  answer: Partial<AnswerLimits> = {},
  { model, ...config }: Partial<Omit<ServiceConfig, 'model'>> & { model?: Partial<ModelConfig> } = {},
  files?: Record<string, string>
): Promise<TestService> => {
  const service = await testService(
    { model: { url, name: 'small', key: 'secret', ...model }, answer: { patience: 60_000, ...answer }, ...config },
    files
  )
  onTestFinished(() => void service[Symbol.asyncDispose]())
  return service
}
