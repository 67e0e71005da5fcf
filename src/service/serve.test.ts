import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { serve } from './serve.ts'
import { docsFolder } from './testing/docs-folder.ts'

it('leaves the process that imports it its own Request and Response', { tags: 'slow' }, async () => {
  const docs = await docsFolder({ 'index.md': '# Lamp\n' })
  const { Request, Response } = globalThis
  const service = await serve({ docs, data: ':memory:', port: 0, writeLog: () => {} })
  expect((await fetch(service.url)).status).toBe(200)
  await service.close()
  expect([globalThis.Request, globalThis.Response]).toEqual([Request, Response])
})

it('keeps a connection for longer than the proxies in front of it do', async () => {
  const docs = await docsFolder({ 'index.md': '# Lamp\n' })
  const service = await serve({ docs, data: ':memory:', port: 0, writeLog: () => {} })
  const agent = new Agent({ keepAlive: true })
  const [response] = await once(get(`${service.url}/health`, { agent }), 'response')
  response.resume()
  agent.destroy()
  await service.close()
  const [, seconds] = /timeout=(\d+)/.exec(response.headers['keep-alive']) ?? []
  // Caddy's transport closes after 120 seconds, nginx's upstream after 60.
  expect(Number(seconds)).toBeGreaterThan(120)
})

it('answers /health before the questions of a crowd that connected earlier', { tags: 'slow' }, async () => {
  const docs = await docsFolder({ 'index.md': '# Lamp\n' })
  const service = await serve({ docs, data: ':memory:', port: 0, writeLog: () => {} })
  const { hostname, port } = new URL(service.url)
  const answered: string[] = []
  const ask = async (request: string) => {
    const socket = connect(Number(port), hostname)
    socket.once('data', () => answered.push(request))
    socket.write(`${request} HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')
  }
  const question = 'POST /discovery/v2/assistant/local/message'
  await Promise.all([...Array.from({ length: 100 }, () => ask(question)), ask('GET /health')])
  await service.close()
  expect(answered).toHaveLength(101)
  expect(answered.indexOf('GET /health')).toBeLessThan(30)
})
