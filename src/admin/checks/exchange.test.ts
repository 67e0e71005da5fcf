import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { exchange, reasonOf } from './exchange.ts'

/** A server that closes the connections of the first `ended` requests without a response. */
const startServer = async (ended: number) => {
  const methods: unknown[] = []
  const server = createServer((request, response) => {
    methods.push(request.method)
    if (methods.length <= ended) request.socket.destroy()
    else response.end('there')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { methods, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

const { signal } = new AbortController()

it('asks once more where a connection ends that may have been kept from before', async () => {
  const { methods, url } = await startServer(1)
  expect(await exchange({ url }, signal)).toMatchObject({ status: 200, text: 'there' })
  expect(methods).toEqual(['GET', 'GET'])
})

it('says why there is no answer when that ends too', async () => {
  const { methods, url } = await startServer(9)
  expect(reasonOf(await exchange({ url }, signal).catch(error => error))).toMatch(/ECONNRESET|UND_ERR_SOCKET/)
  expect(methods).toHaveLength(2)
})

it('sends nothing twice that may change something', async () => {
  const { methods, url } = await startServer(9)
  await expect(exchange({ url, method: 'POST', body: {} }, signal)).rejects.toThrow('no answer from')
  expect(methods).toEqual(['POST'])
})
