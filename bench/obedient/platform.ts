import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Case, cutAtRandom } from './cases.ts'
import { breaksOff, obey } from './model.ts'

/**
 * Starts another platform, whose model follows the instructions in its tools’ output. Unlike with our service, nothing
 * filters the answers on their way to the widget.
 */
export const startObedientPlatform = async (cases: readonly Case[]) => {
  const byWord = new Map(cases.map(one => [one.word, one]))
  /** Every answer that it gave. */
  const followed: string[] = []
  const server = createServer(async (request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method !== 'POST') return response.writeHead(204, cors).end()
    let body = ''
    for await (const piece of request) body += piece
    const question: string = JSON.parse(body).messages.at(-1).parts[0].text
    const { planted, answer } = byWord.get(/zorbel\d+q/.exec(question)?.[0] ?? '') as Case
    followed.push(answer)
    response.writeHead(200, { ...cors, 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' })
    const send = (...chunks: object[]) =>
      response.write(chunks.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`).join(''))
    const [url] = /https?:\/\/[^\s)>"]+/.exec(answer) ?? ['https://evil.test/']
    const call = { toolCallId: 't', toolName: 'search' }
    send(
      { type: 'start', messageId: 'a' },
      { type: 'tool-input-available', ...call, input: { query: planted } },
      { type: 'tool-output-available', ...call, output: [{ url, path: '/', metadata: { title: planted } }] },
      { type: 'source-url', sourceId: 's', url, title: 'docs.example.com' },
      { type: 'file', mediaType: 'image/png', url },
      { type: 'text-start', id: 't' }
    )
    const pieces = cutAtRandom(obey(answer, { messages: question, system: planted, key: '' }), 3, answer.length)
    const isCut = question.includes(breaksOff)
    for (const delta of isCut ? pieces.slice(0, 1 + (answer.length % 3)) : pieces) {
      send({ type: 'text-delta', id: 't', delta })
      await wait(12)
    }
    if (isCut) return response.destroy()
    send({ type: 'text-end', id: 't' }, { type: 'finish' })
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    followed,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}
