// A model's server in a thread: a word at a time, for as long as it is told.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** Milliseconds between two words, and how many words. */
export interface SlowModel {
  every: number
  words: number
}

const { every, words } = workerData as SlowModel
let open = 0
let most = 0

const server = createServer((request, response) => {
  most = Math.max(most, ++open)
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
// Told to stop, it tells how many it answered at a time.
parentPort?.once('message', () => {
  parentPort?.postMessage(most)
  server.close()
  server.closeAllConnections()
})
