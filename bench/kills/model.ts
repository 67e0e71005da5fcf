import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two words. */
const pause = 20

interface Asked {
  stream?: boolean
  messages: { content: string }[]
}

/** Starts a model’s server that streams, word by word, a sentence with the number of the lamp in the question. */
export const startModel = async () => {
  const server = createServer(async (request, response) => {
    const { stream, messages } = (await json(request)) as Asked
    const [, lamp] = /lamp (\d+)/.exec(messages.at(-1)?.content ?? '') ?? []
    const words = `Lamp ${lamp} glows in any colour of the rainbow [1], and it is cleaned with a dry cloth, never with water, once it is cold [1].`
    // A request without `stream` asks for search words. The empty reply makes the service use the question’s own.
    if (!stream) return void response.end(JSON.stringify({ choices: [{ index: 0, message: { content: '' } }] }))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, finish_reason: string | null = null) => {
      const choices = [{ index: 0, delta, finish_reason }]
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`
      )
    }
    for (const content of words.match(/\S+\s*/g) ?? []) {
      send({ role: 'assistant', content })
      await wait(pause)
    }
    send({}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}
