// A server that only streams fixed events: the baseline of what Node itself needs for as many answers.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The events of each answer, and the milliseconds between two of them. */
export interface Bare {
  events: string[]
  every: number
}

const { events, every } = JSON.parse(process.env.BARE ?? '') as Bare

const answer = async (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' })
  for (const event of events) {
    if (every > 0) await wait(every)
    if (!response.write(`data: ${event}\n\n`)) await once(response, 'drain')
  }
  response.end('data: [DONE]\n\n')
}

const server = createServer((request, response) => {
  request.resume().on('end', () => void answer(response))
})
server.listen(0, '127.0.0.1', () => {
  console.log(`It is at http://127.0.0.1:${(server.address() as AddressInfo).port} data-assistant-key="none"`)
})
process.on('SIGTERM', () => process.exit(0))
