import { once } from 'node:events'
import { Agent, createServer, request as send } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Starts a load balancer that sends requests to the instances in turn, as nginx does. It tries the next instance only
 * if the connection fails. It never sends a request twice, and cuts the reader’s connection when the instance’s breaks.
 */
export const startBalancer = async () => {
  let turn = 0
  let instances: string[] = []
  const underWay = new Map<string, number>()
  const agent = new Agent({ keepAlive: false })
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming)
    const attempt = (left: number) => {
      const url = instances[turn++ % instances.length]
      if (!url) return void response.destroy()
      let isConnected = false
      const { method, headers } = incoming
      const outgoing = send(url + incoming.url, { method, headers, agent }, answer => {
        if (response.destroyed) return void answer.destroy()
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        response.flushHeaders()
        pipeline(answer, response, error => error && response.destroy())
      })
      outgoing.on('socket', socket => socket.once('connect', () => (isConnected = true)))
      outgoing.on('error', () => (isConnected || left === 0 ? response.destroy() : attempt(left - 1)))
      const under = (count: number) => underWay.set(url, (underWay.get(url) ?? 0) + count)
      under(1)
      outgoing.once('close', () => under(-1))
      outgoing.end(body)
    }
    attempt(instances.length)
  })
  const readers = new Set<Socket>()
  server.on('connection', socket => {
    readers.add(socket)
    socket.once('close', () => readers.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url: string) => void instances.push(url),
    /** Sends an instance no more requests, and waits for those that it is still answering. */
    async remove(url: string) {
      instances = instances.filter(each => each !== url)
      while (underWay.get(url)) await wait(10)
    },
    /** Destroys the connections of all readers. */
    cut() {
      for (const socket of readers) socket.destroy()
    },
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}
