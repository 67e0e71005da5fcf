// A model's server in a thread, which streams each answer word by word at a fixed rate.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** Milliseconds between two words, and the number of words of an answer. */
export interface SlowModel {
  every: number
  words: number
}

const { every, words } = workerData as SlowModel
let open = 0
let maxOpen = 0

const server = createServer((request, response) => {
  maxOpen = Math.max(maxOpen, ++open)
  response.on('close', () => open--)
  request.resume()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let said = 0
  const say = (delta: object, finish: string | null) =>
    response.write(`data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`)
  const timer = setInterval(() => {
    if (said++ < words) return say({ content: 'word ' }, null)
    clearInterval(timer)
    say({}, 'stop')
    response.end('data: [DONE]\n\n')
  }, every)
  response.on('close', () => clearInterval(timer))
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))
// At any message it stops, and replies with the largest number of answers that were open at a time.
parentPort?.once('message', () => {
  parentPort?.postMessage(maxOpen)
  server.close()
  server.closeAllConnections()
})
