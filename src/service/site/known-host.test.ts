import { get } from 'node:http'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { handleError } from '../http/index.ts'
import { createIsProxied } from '../limits/index.ts'
import { serve } from '../serve.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { knownHost } from './known-host.ts'

it('a name that somebody else has lead to this machine shows no page, no key and no search', async () => {
  const docs = await docsFolder({ 'start.md': '# Start\n', 'lamp.png': 'no picture' })
  const service = await serve({ docs, data: ':memory:', port: 0, writeLog: () => {} })
  onTestFinished(() => service.close())
  const status = (path: string, host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { host, accept: 'text/html' }
      get(`${service.url}${path}`, { headers }, response => resolve(response.resume().statusCode)).on('error', reject)
    })
  const paths = ['/', '/start', '/start.md', '/llms.txt', '/lamp.png', '/examples/script.html', '/_site/search', '/no']
  for (const path of paths) {
    expect(await status(path, 'rebound.example:4000'), path).toBe(403)
    expect(await status(path, 'localhost:4000'), path).toBe(path === '/no' ? 404 : 200)
  }
  expect(await status('/health', 'rebound.example:4000')).toBe(200)
})

it('this machine’s names, those of the sites, a network and a trusted proxy are known', async () => {
  const project = { domain: 'acme', siteUrl: 'https://docs.acme.test' }
  const app = new Hono()
    .onError(handleError(() => {}))
    .use(knownHost([{ project }], createIsProxied(['127.0.0.2'])))
    .get('/', context => context.text('a page'))
  const status = async (host: string, socket: { localAddress?: string; remoteAddress?: string } = {}) => {
    const local = { localAddress: '::ffff:127.0.0.1', remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' }
    return (await app.request(`http://${host}/`, {}, { incoming: { socket: { ...local, ...socket } } })).status
  }
  for (const host of [
    'localhost:4000',
    '127.0.0.1',
    '[::1]:4000',
    'acme.localhost',
    'mine',
    'mine.local',
    'docs.acme.test'
  ])
    expect(await status(host), host).toBe(200)
  for (const host of [
    'elsewhere.example',
    'docs.acme.test.elsewhere.example',
    'localhost.elsewhere.example',
    '127.0.0.1.elsewhere.example'
  ])
    expect(await status(host), host).toBe(403)
  expect(await status('elsewhere.example', { localAddress: '192.0.2.1' })).toBe(200)
  expect(await status('elsewhere.example', { remoteAddress: '127.0.0.2' })).toBe(200)
})
