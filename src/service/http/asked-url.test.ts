import { expect, it, onTestFinished } from 'vitest'
import { createService } from '../service.ts'
import { docsFolder } from '../testing/docs-folder.ts'

const fromProxy = { incoming: { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }

const addressesBehind = async (trustedProxies: string[]) => {
  const service = await createService({
    docs: await docsFolder({ 'a.md': '# A\n\nA lamp glows.\n' }),
    data: ':memory:',
    trustedProxies,
    writeLog: () => {}
  })
  onTestFinished(() => service.close())
  const app = service.app as { request: (path: string, init: RequestInit, env: object) => Promise<Response> }
  const read = async (protocol: string, path: string, init: RequestInit = {}) => {
    const headers = {
      'x-forwarded-proto': protocol,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream'
    }
    const response = await app.request(`http://docs.example${path}`, { ...init, headers }, fromProxy)
    return (await response.text()).match(/https?(?=:\/\/docs\.example)/)?.[0]
  }
  const params = { name: 'search_docs', arguments: { query: 'lamp' } }
  const call = { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }) }
  return {
    sitemap: (protocol: string) => read(protocol, '/sitemap.xml'),
    robots: (protocol: string) => read(protocol, '/robots.txt'),
    mcp: (protocol: string) => read(protocol, '/mcp', call)
  }
}

it('builds URLs as the client of a trusted proxy sees them', async () => {
  const { sitemap, robots, mcp } = await addressesBehind(['10.0.0.1'])
  expect([await sitemap('http'), await sitemap('https'), await sitemap('http')]).toEqual(['http', 'https', 'http'])
  expect([await robots('HTTPS, http'), await mcp('https'), await mcp('http')]).toEqual(['https', 'https', 'http'])
})

it('ignores forwarded headers from anyone but a trusted proxy', async () => {
  const { sitemap, mcp } = await addressesBehind(['10.0.0.2'])
  expect([await sitemap('https'), await mcp('https')]).toEqual(['http', 'http'])
})
