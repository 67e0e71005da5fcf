import { expect, it, onTestFinished } from 'vitest'
import { routes } from '../protocol/index.ts'
import { startMessage } from './commands/start-message.ts'
import { serve } from './serve.ts'
import { chunksOf, question, textOf } from './testing/answers.ts'
import { docsFolder } from './testing/docs-folder.ts'
import { testService } from './testing/service.ts'

const files = {
  'index.md': '# Lamp\n\nSee [colours](colours.md).\n',
  'colours.md': '# Colours\n\nA lamp glows in any colour.\n\n```text\n<a href="/x">x</a>\n```\n'
}

const below = () => testService({ basePath: '/assistant' }, files)

const addressesIn = (html: string) => {
  const inTags = [...html.matchAll(/<[a-z](?:"[^"]*"|[^">])*>/gi)].map(([tag]) => tag).join('')
  return [...inTags.matchAll(/ (?:href|src|action|data-search|data-[a-z-]*url)="([^"#]+)/g)].map(([, url = '']) => url)
}

it('below a path the service answers where a proxy passes it on, and where it takes it away', {
  tags: 'slow'
}, async () => {
  await using service = await below()
  for (const path of ['/assistant/health', '/health', '/assistant', '/assistant/colours', '/colours']) {
    expect([path, (await service.app.request(path)).status]).toEqual([path, 200])
  }
  const asked = await service.app.request(`/assistant${routes.assistantMessage(2, 'local')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(question('Which colours?'))
  })
  expect(asked.headers.get('x-resume')).toMatch(/^\/assistant\/discovery\/v2\/assistant\/local\/message\/msg_/)
  expect((await chunksOf(asked)).at(-1)).toMatchObject({ type: 'finish' })
  expect((await service.app.request('/assistants/health')).status).toBe(404)
})

it('every address of the rendered site has the path, those in code do not, and the widget is told of it', async () => {
  await using service = await below()
  for (const path of [
    '/assistant/',
    '/assistant/colours',
    '/assistant/_site/search?q=lamp',
    '/assistant/examples/script.html'
  ]) {
    const html = await (await service.app.request(path)).text()
    const addresses = addressesIn(html).filter(url => !url.startsWith('http'))
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter(url => url !== '/assistant' && !url.startsWith('/assistant/'))).toEqual([])
    expect(html).toContain('data-base-url="/assistant" data-docs-url="/assistant" data-domain="local"')
    for (const url of addresses.filter(url => !/\/widget\/|\/discovery\//.test(url))) {
      expect([url, (await service.app.request(url)).status]).toEqual([url, 200])
    }
  }
  expect(await (await service.app.request('/assistant/colours')).text()).toContain('href="/x"')
})

it('at the root of a host no address contains a base path', async () => {
  await using service = await testService({}, files)
  const html = await (await service.app.request('/colours')).text()
  expect(html).not.toContain('base-url')
  expect(addressesIn(html)).toContain('/_site/site.css')
})

it('what programs read says where it is', async () => {
  await using service = await below()
  const text = async (path: string) => (await service.app.request(path)).text()
  expect(await text('/assistant/llms.txt')).toContain('http://localhost/assistant/colours')
  expect(await text('/assistant/robots.txt')).toContain('Sitemap: http://localhost/assistant/sitemap.xml')
  expect(await text('/assistant/sitemap.xml')).toContain('<loc>http://localhost/assistant/colours</loc>')
  expect(JSON.parse(await text('/assistant/openapi.json')).servers).toEqual([{ url: '/assistant' }])
  const found = await service.app.request('/assistant/mcp/local', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_docs', arguments: { query: 'colours' } }
    })
  })
  expect(await found.text()).toContain('http://localhost/assistant/colours')
})

it('a reader of the rendered site is on the page that they see', async () => {
  await using service = await below()
  const summaryAt = async (currentPath: string) =>
    textOf(await chunksOf(await service.ask({ ...question('Summarize this page'), currentPath })))
  expect(await summaryAt('/assistant/colours')).toContain('glows in any colour')
  expect(await summaryAt('/assistant/nothing')).not.toContain('glows in any colour')
})

it('serve says the whole address, also of IPv6, and the tag has it', async () => {
  const docs = await docsFolder(files)
  const service = await serve({
    docs,
    data: ':memory:',
    port: 0,
    host: '::1',
    basePath: '/assistant',
    writeLog: () => {}
  })
  onTestFinished(() => service.close())
  expect(service.url).toMatch(/^http:\/\/\[::1\]:\d+\/assistant$/)
  expect((await fetch(`${service.url}/health`)).status).toBe(200)
  expect(startMessage(service)).toContain(
    `src="${service.url}/widget/docs-assistant.js" data-base-url="${service.url}"`
  )
})
