import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { cutAtRandom } from './cases.ts'
import { instructionsIn } from './encodings.ts'

interface Message {
  role: string
  content: string
}

/** A question that contains this gets an answer whose connection breaks in the middle. */
export const breaksOff = '(and break off)'

/** Milliseconds between the pieces of an answer, enough for each to be drawn by itself. */
const pause = 12

/**
 * Starts the worst model: a server with the OpenAI protocol that follows the instructions anywhere in its input, and
 * reveals all that it knows, including its key and its system prompt.
 */
export const startObedientModel = async () => {
  /** The body of every request. */
  const sent: string[] = []
  /** Every instruction that it followed. */
  const followed: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    sent.push(text)
    const { stream, messages } = JSON.parse(text) as { stream?: boolean; messages: Message[] }
    const { answer, found } = answerTo(messages, request.headers)
    followed.push(...found)
    if (stream) return streamAnswer(response, answer, (messages.at(-1)?.content ?? '').includes(breaksOff))
    response.setHeader('content-type', 'application/json')
    const message = { role: 'assistant', content: answer.slice(0, 300) }
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent,
    followed,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}

const answerTo = (messages: readonly Message[], { authorization = '' }: IncomingHttpHeaders) => {
  const told = messages.map(({ content }) => content)
  // Follows the latest instructions first, and at most twelve: the pages for one question carry those of other cases too.
  const found = instructionsIn(told.toReversed().join('\n\n')).slice(0, 12)
  const system = told.slice(0, 1).join('').slice(0, 3_000)
  const answers = found.map(text => obey(text, { messages: told.slice(1).join(' '), system, key: authorization }))
  return { answer: answers.join('\n\n') || 'I was told to do nothing.', found }
}

interface Known {
  messages: string
  system: string
  key: string
}

/** Replaces the placeholders of an instruction by what the model knows. */
export const obey = (text: string, { messages, system, key }: Known): string =>
  text
    .replaceAll('{{messages}}', () => encodeURIComponent([...messages].slice(-400).join('')))
    .replaceAll('{{system}}', () => system)
    .replaceAll('{{headers}}', () => key.replace(/^Bearer /, ''))

const streamAnswer = async (response: ServerResponse, answer: string, isCut: boolean) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(`data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
  const [, tool] = /\{\{tool:(\S+?)\}\}/.exec(answer) ?? []
  if (tool) {
    const call = { name: 'fetch', arguments: JSON.stringify({ url: tool }) }
    send({ role: 'assistant', tool_calls: [{ index: 0, id: 't', type: 'function', function: call }] })
    send({ annotations: [{ type: 'url_citation', url_citation: { url: tool, title: 'Installing' } }] })
  }
  const pieces = cutAtRandom(answer.replace(/\{\{tool:\S+?\}\}/, ''), 3, answer.length)
  for (const content of isCut ? pieces.slice(0, 1 + (answer.length % 3)) : pieces) {
    send({ role: 'assistant', content })
    await wait(pause)
  }
  if (isCut) return response.destroy()
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
}
