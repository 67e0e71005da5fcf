import { createMCPClient } from '@ai-sdk/mcp'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningService } from '../contract.ts'
import { serve } from '../serve.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { testService } from '../testing/service.ts'
import { maxTokensOf } from './tokens.ts'

const words = ['copper', 'glass', 'paper', 'linen', 'marble', 'walnut', 'silver', 'rubber', 'cotton', 'granite']
const files = {
  'index.md': '# Lamp docs\n\nA lamp glows.\n',
  'guides/use.md':
    '# Using the lamp\n\nIt is quick. See [the shades](./shades.md).\n\n## Dim it\n\nTurn the knob to dim the lamp.\n\n### Far down\n\nTurn it twice.\n\n## Clean it\n\nUse a cloth.\n',
  'guides/twice.md': '# Twice\n\n## On\n\nOne.\n\n## On\n\nTwo.\n',
  'guides/shades.md': `# Shades\n\n${words.map(word => `## ${word}\n\n${`A shade of ${word} softens the lamp. `.repeat(60)}\n\n\`\`\`sh\n${`paint ${word}\n\n`.repeat(60)}\`\`\``).join('\n\n')}\n`,
  'old.md': '---\nversion: "1"\nlang: en\n---\n# Old lamp\n\nThe old lamp burns oil.\n',
  'neu.md': '---\nversion: "2"\nlang: de\n---\n# Lampe\n\nDie Lampe leuchtet ohne Öl.\n',
  'draft.md': '---\ndraft: true\n---\n# Secret lamp\n'
}

let service: RunningService

beforeAll(async () => {
  const folder = await docsFolder(files)
  service = await serve({
    docs: folder,
    data: ':memory:',
    port: 0,
    siteUrl: 'https://docs.acme.test/manual',
    writeLog: () => {}
  })
})
afterAll(() => service.close())

const connect = async () => {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`))
  // The library’s own types disagree about optional properties.
  await client.connect(transport as Parameters<Client['connect']>[0])
  return client
}

const call = async (name: string, given: Record<string, unknown>) => {
  const client = await connect()
  const { content, isError } = await client.callTool({ name, arguments: given })
  await client.close()
  const [first] = content as { type: string; text: string }[]
  return { text: first?.text ?? '', isError: isError === true }
}

describe('the SDK’s own client', () => {
  it('finds both tools, which only read', async () => {
    const client = await connect()
    expect(client.getServerVersion()).toMatchObject({ name: 'docs-assistant', title: 'Lamp docs' })
    expect(client.getInstructions()).toContain('search_docs')
    const { tools } = await client.listTools()
    expect(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {}), inputSchema.required])
    ).toEqual([
      ['search_docs', ['query', 'version', 'language', 'limit'], ['query']],
      ['read_page', ['path', 'section', 'part'], ['path']]
    ])
    for (const { annotations } of tools)
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    await client.close()
  })

  it('searches: sections with their passages and addresses', async () => {
    const { text } = await call('search_docs', { query: 'How do I dim the lamp?', limit: 2 })
    expect(text).toContain(
      '## 1. Using the lamp › Dim it\n\nhttps://docs.acme.test/manual/guides/use#dim-it\n\nTurn the knob to dim the lamp.'
    )
    expect(text).not.toContain('## 3.')
    expect(text).not.toContain('Secret')
    expect((await call('search_docs', { query: 'quaternion' })).text).toContain('No page')
  })

  it('searches one version and one language', async () => {
    const oil = await call('search_docs', { query: 'oil', version: '1', language: 'EN' })
    expect(oil.text).toContain('https://docs.acme.test/manual/old')
    expect(oil.text).not.toContain('/neu')
    expect(await call('search_docs', { query: 'oil', version: '7' })).toEqual({
      isError: true,
      text: 'version: the documentation has none called "7". There is 1, 2.'
    })
  })

  it('reads a page, or one section with what is below it, with absolute links', async () => {
    for (const path of ['/guides/use', 'guides/use.md', 'https://docs.acme.test/manual/guides/use', '/guides/use/']) {
      const { text } = await call('read_page', { path })
      expect(text, path).toMatch(/^Source: https:\/\/docs\.acme\.test\/manual\/guides\/use\n\n# Using the lamp/)
      expect(text).toContain('[the shades](https://docs.acme.test/manual/guides/shades)')
      expect(text).toContain('## Clean it')
    }
    for (const [path, section] of [
      ['/guides/use', 'Dim it'],
      ['/guides/use', 'dim-it'],
      ['/guides/use#dim-it', undefined]
    ]) {
      const { text } = await call('read_page', { path, section })
      expect(text).toBe(
        'Source: https://docs.acme.test/manual/guides/use#dim-it\n\n## Dim it\n\nTurn the knob to dim the lamp.\n\n### Far down\n\nTurn it twice.'
      )
    }
  })

  it('reads a long page in parts, none of which has more than 2,000 tokens, and nothing is lost', async () => {
    const read: string[] = []
    for (let part = 1, parts = 2; part <= parts; part++) {
      const { text } = await call('read_page', { path: '/guides/shades', part })
      parts = Number(/This is part \d+ of (\d+)\./.exec(text)?.[1])
      expect(maxTokensOf(text)).toBeLessThanOrEqual(2_000)
      expect((text.match(/```/g) ?? []).length % 2).toBe(0)
      read.push(text)
    }
    expect(read.length).toBeGreaterThan(3)
    const all = read.join('\n')
    for (const word of words) {
      expect(all.match(new RegExp(`paint ${word}`, 'g'))).toHaveLength(60)
      expect(all.match(new RegExp(`shade of ${word} softens`, 'g'))).toHaveLength(60)
    }
    expect((await call('read_page', { path: '/guides/shades', part: 99 })).text).toMatch(/^part: there are \d+ parts/)
    for (const limit of [1, 5, 10]) {
      const { text } = await call('search_docs', { query: 'a shade that softens the lamp', limit })
      expect(maxTokensOf(text)).toBeLessThanOrEqual(2_000)
      expect(text).toContain('## 1.')
    }
  })

  it('is told what is wrong with arguments, so that it can mend them', async () => {
    const errors = await Promise.all([
      call('search_docs', {}),
      call('search_docs', { query: ' ' }),
      call('search_docs', { query: 'lamp', limit: 11 }),
      call('search_docs', { query: 'lamp', max: 1 }),
      call('read_page', { path: '/guides/using' }),
      call('read_page', { path: '/draft' }),
      call('read_page', { path: '../../etc/passwd' }),
      call('read_page', { path: '/guides/use', section: 'Paint it' })
    ])
    expect(errors.map(({ isError }) => isError)).toEqual(errors.map(() => true))
    const [missing, empty, many, unknown, page, draft, outside, section] = errors.map(({ text }) => text)
    expect(missing).toBe('query: is required')
    expect(empty).toBe('query: must not be empty')
    expect(many).toMatch(/^limit: /)
    expect(unknown).toBe('max: is not known here; known are query, version, language, limit')
    expect(page).toMatch(/^path: there is no page at \/guides\/using\. Near it: .*\/guides\/use/)
    expect(draft).toMatch(/^path: there is no page at \/draft/)
    expect(outside).toMatch(/^path: there is no page at/)
    expect(section).toBe(
      'section: the page /guides/use has no section "Paint it". Sections: "Using the lamp", "Dim it", "Far down", "Clean it".'
    )
    const twice = await call('read_page', { path: '/guides/twice', section: 'Off' })
    expect(twice.text).toBe('section: the page /guides/twice has no section "Off". Sections: "Twice", "on", "on-1".')
    expect((await call('read_page', { path: '/guides/twice', section: 'on-1' })).text).toContain('## On\n\nTwo.')
    await expect(call('delete_page', {})).rejects.toThrow('There is no tool called delete_page.')
  })
})

it('the AI SDK’s client finds the tools and calls them', async () => {
  const client = await createMCPClient({ transport: { type: 'http', url: `${service.url}/mcp` } })
  const { search_docs } = await client.tools()
  const result = await search_docs?.execute?.({ query: 'dim the lamp' }, { messages: [], toolCallId: '1', context: {} })
  expect(JSON.stringify(result)).toContain('https://docs.acme.test/manual/guides/use#dim-it')
  await client.close()
})

describe('the address', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  const search = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_docs', arguments: { query: 'lamp' } }
  }
  const post = (body: unknown, headers: Record<string, string> = {}, app = service.app, path = '/mcp') =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body)
    })

  it('is closed to pages of other sites, whatever name leads here', async () => {
    for (const origin of [
      'https://evil.example',
      'http://localhost.evil.example',
      'null',
      'https://docs.acme.test.evil'
    ]) {
      expect((await post(ping, { origin })).status, origin).toBe(403)
    }
    for (const origin of [
      'http://localhost:6274',
      'http://127.0.0.1:4000',
      'http://[::1]:1',
      'https://docs.acme.test'
    ]) {
      const response = await post(ping, { origin })
      expect(response.status, origin).toBe(200)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    }
    expect((await post(ping)).status).toBe(200)
    await service.keys.create({ projectId: 'local', kind: 'assistant', name: 'x', origins: ['https://app.example'] })
    const preflight = await service.app.request('/mcp', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example' }
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST'])
  })

  it('takes one message of JSON by POST, and nothing else', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await post([search, search])).status).toBe(400)
    expect((await post({ jsonrpc: '2.0' })).status).toBe(400)
    expect((await post(ping, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post({ ...search, params: 'x'.repeat(70_000) })).status).toBe(413)
    const events = await service.app.request('/mcp', { headers: { accept: 'text/event-stream' } })
    expect([events.status, events.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await service.app.request('/mcp', { method: 'DELETE' })).status).toBe(405)
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
  })

  it('leaves a page of the same address to browsers', async () => {
    await using own = await testService({}, { 'mcp.md': '# Our protocol\n' })
    const page = await own.app.request('/mcp', { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('Our protocol')
    expect((await post(ping, {}, own.app)).status).toBe(200)
  })

  it('counts each call of a tool as a question', async () => {
    await using limited = await testService({ limits: { assistantPerAddress: 1 } })
    expect((await post(ping, {}, limited.app)).status).toBe(200)
    const first = await post(search, {}, limited.app)
    expect([first.status, first.headers.get('ratelimit-remaining')]).toEqual([200, '0'])
    const second = await post(search, {}, limited.app)
    expect([second.status, Number(second.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await post(ping, {}, limited.app)).status).toBe(200)
  })

  it('is that of each project, by its host or its domain', async () => {
    const [one, two] = await Promise.all([docsFolder({ 'a.md': '# Lamp\n' }), docsFolder({ 'b.md': '# Lamp oil\n' })])
    const projects = [
      { id: 'one', docs: one },
      { id: 'two', docs: two }
    ]
    await using both = await testService({ docs: undefined, organizations: [{ id: 'o', projects }] })
    const found = async (path: string) => (await post(search, {}, both.app, path)).text()
    expect(await found('/mcp')).toContain('/a')
    expect(await found('/mcp/two')).toContain('/b')
    expect(await found('http://two.localhost/mcp')).toContain('/b')
    expect((await post(search, {}, both.app, '/mcp/three')).status).toBe(404)
  })

  it('is switched off by `mcp: off`', async () => {
    await using off = await testService({ mcp: 'off' })
    expect((await post(ping, {}, off.app)).status).toBe(404)
  })
})
