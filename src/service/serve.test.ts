import { once } from 'node:events'
import { Agent, get } from 'node:http'
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
