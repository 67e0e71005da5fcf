import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { createAcceptFirst } from './index.ts'

/** In which order a server handles 200 questions that come at once and a `/health` that comes behind them. */
const handled = async (turn: () => Promise<void>, watch = createAcceptFirst().watch): Promise<string[]> => {
  const order: string[] = []
  const server = createServer(async ({ method }, response) => {
    if (method === 'POST') await turn()
    order.push(method ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  watch(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (method: string) => {
    const socket = connect(port, '127.0.0.1').resume()
    socket.end(`${method} / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')
  }
  await Promise.all([...Array.from({ length: 200 }, () => ask('POST')), ask('GET')])
  server.close()
  return order
}

it('accepts a supervisor before it answers the crowd that connected earlier', async () => {
  const { turn, watch } = createAcceptFirst()
  expect((await handled(turn, watch)).indexOf('GET')).toBeLessThan(20)
})

it('makes the difference: without it most of the crowd is answered first', async () => {
  expect((await handled(async () => {})).indexOf('GET')).toBeGreaterThan(100)
})

it('handles requests in the order in which they came', async () => {
  const { turn } = createAcceptFirst()
  const order: number[] = []
  await Promise.all([1, 2, 3].map(number => turn().then(() => order.push(number))))
  expect(order).toEqual([1, 2, 3])
})

it('keeps no request waiting for a flood of connections that does not end', async () => {
  const { turn, watch } = createAcceptFirst()
  const server = createServer()
  server.removeAllListeners('connection')
  watch(server)
  let turns = 0
  let isOver = false
  const flood = () => {
    turns++
    server.emit('connection')
    if (!isOver) setImmediate(flood)
  }
  flood()
  await turn()
  isOver = true
  expect(turns).toBeGreaterThan(50)
  expect(turns).toBeLessThan(100)
})

it('waits for two turns of the event loop where nobody connects', async () => {
  const { turn } = createAcceptFirst()
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  count()
  await turn()
  isOver = true
  expect(turns).toBeLessThan(10)
})
