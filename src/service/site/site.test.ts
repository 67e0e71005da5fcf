import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chunksOf, question, sourcesOf } from '../testing/answers.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { type TestService, testService } from '../testing/service.ts'

let service: TestService
let widget: string

beforeAll(async () => {
  widget = await mkdtemp(join(tmpdir(), 'docs-assistant-widget-'))
  await mkdir(join(widget, 'chunks'))
  await writeFile(join(widget, 'docs-assistant.js'), `console.log('${'loader '.repeat(200)}')`)
  await writeFile(join(widget, 'chunks', 'panel-Ab12.js'), 'export {}')
  service = await testService(
    { widget },
    {
      '01-start.md':
        '---\ntitle: Start & go\n---\n\n# Start & go\n\nSee [use](./02-use.mdx#dim-it), [bad](javascript:alert(1)) and ![a lamp](lamp.png), or https://example.com/lamps.\n\n<script>alert(1)</script>\n\n## Table\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```ts\nconst a = 1\n```\n',
      '02-use.mdx': '# Use `lamp()`\n\n<Note>\n\n## Dim it\n\nTurn the knob to dim the lamp.\n\n</Note>\n',
      'lamp.png': 'not really a picture',
      'secret.txt': 'secret'
    }
  )
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await rm(widget, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  service.app.request(path, { headers: { accept: 'text/html', ...headers } })
const html = async (path: string) => (await get(path)).text()

describe('the demo site', () => {
  it('shows every page with its title, the sidebar and the widget', async () => {
    const page = await html('/start')
    expect(page).toContain('<title>Start &amp; go · Documentation</title>')
    expect(page).toContain('<a href="/start" aria-current="page">Start &amp; go</a>')
    expect(page).toContain('<a href="/use">Use lamp()</a>')
    expect(page).toContain(`data-domain="local" data-assistant-key="${service.project.assistantKey}"`)
    expect(page).toContain('data-feedback-url="/discovery/v2/assistant/local/feedback"')
    expect(page).toContain('data-suggestions="[]"')
    expect(await html('/use')).toContain('Use <code>lamp()</code></h1>')
  })

  it('answers what every browser asks for', async () => {
    expect((await get('/favicon.ico')).status).toBe(204)
    expect((await get('/other.ico')).status).toBe(404)
  })

  it('has the anchors that sources point at', async () => {
    const [source = ''] = sourcesOf(await chunksOf(await service.ask(question('How do I dim the lamp with the knob?'))))
    const [path, anchor] = source.split('#')
    expect(source).toBe('/use#dim-it')
    expect(await html(path as string)).toContain(`id="${anchor}"`)
  })

  it('resolves links, drops raw HTML and links that run scripts', async () => {
    const page = await html('/start')
    expect(page).toContain('href="/use#dim-it"')
    expect(page).toContain('src="/lamp.png"')
    expect(page).toContain('<a href="https://example.com/lamps">')
    expect(page).not.toContain('javascript:')
    expect(page).not.toContain('alert(1)</script>')
  })

  it('marks up tables and code', async () => {
    const page = await html('/start')
    expect(page).toContain('<div class="table" tabindex="0"')
    expect(page).toContain('<span class="hljs-keyword">const</span>')
  })

  it('lists its pages where the folder has no index', async () => {
    expect(await html('/')).toContain('<a href="/use">Use lamp()</a>')
  })

  it('says 404 as a page to a browser, and as an error to a program', async () => {
    const page = await get('/nowhere')
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Page not found')
    const program = await service.app.request('/nowhere')
    expect(await program.json()).toMatchObject({ code: 'not_found' })
  })

  it('runs under a strict policy', async () => {
    const policy = (await get('/start')).headers.get('content-security-policy') ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "require-trusted-types-for 'script'"
    ]) {
      expect(policy).toContain(part)
    }
    // The page contains nothing that its own policy would block.
    expect(await html('/start')).not.toMatch(/<script>|<style|style="| on\w+="/)
  })

  it('sends pictures of the folder, and nothing else of it', async () => {
    expect((await get('/lamp.png')).headers.get('content-type')).toBe('image/png')
    for (const path of ['/secret.txt', '/01-start.md', '/../secret.txt', '/%2e%2e/secret.png', '/.git/x.png']) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('follows a link to a picture within the folder, and none that leads out of it or to what is hidden', async () => {
    const outside = await docsFolder({ 'other.png': 'not ours' })
    onTestFinished(() => rm(outside, { recursive: true }))
    await symlink('lamp.png', join(service.folder, 'same.png'))
    await symlink(join(outside, 'other.png'), join(service.folder, 'out.png'))
    await symlink('/proc/self/environ', join(service.folder, 'environment.png'))
    await mkdir(join(service.folder, '.hidden'))
    await writeFile(join(service.folder, '.hidden', 'key.png'), 'key')
    await symlink('.hidden/key.png', join(service.folder, 'key.png'))
    await symlink(outside, join(service.folder, 'folder'))
    expect(await (await get('/same.png')).text()).toBe('not really a picture')
    for (const path of ['/out.png', '/environment.png', '/key.png', '/folder/other.png']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})

describe('the sidebar', () => {
  it('follows the positions that pages name, then their files', async () => {
    await using ordered = await testService(
      { widget },
      {
        'b.md': '---\nsidebar_position: 2\n---\n# Second',
        'a.md': '# Last',
        'c.md': '---\nsidebar_position: 1\n---\n# First',
        'index.md': '# Home',
        'guides/index.md': '---\nsidebar_position: 3\n---\n# Guides',
        'guides/x.md': '# Inside'
      }
    )
    const page = await (await ordered.app.request('/', { headers: { accept: 'text/html' } })).text()
    const sidebar = /<nav class="sidebar"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? ''
    expect([...sidebar.matchAll(/>([\w ]+)<\/(?:a|summary)>/g)].map(match => match[1])).toEqual([
      'Home',
      'First',
      'Second',
      'Guides',
      'Introduction',
      'Inside',
      'Last'
    ])
  })
})

describe('a page whose name needs encoding', () => {
  it('is found as the sidebar links it and as a person writes it; what is no encoding is 404', async () => {
    const pages = { 'über uns.md': '# Wir\n', 'a b/50% off.md': '# Sale\n', 'c++ & (more).md': '# More\n' }
    await using own = await testService({}, pages)
    const title = async (path: string) => /<title>(.*?) ·/.exec(await (await own.app.request(path)).text())?.[1]
    const home = await (await own.app.request('/')).text()
    const links = [...home.matchAll(/<nav class="sidebar"[\s\S]*?<\/nav>/g)].join().match(/href="([^"]+)"/g) ?? []
    const titles = await Promise.all(links.map(link => title(link.slice(6, -1))))
    expect(titles).toEqual(expect.arrayContaining(['Wir', 'Sale', 'More']))
    for (const path of ['/über uns', '/%C3%BCber%20uns/', '/c++ & (more)', '/c%2B%2B%20%26%20%28more%29']) {
      expect(await title(path)).toMatch(/Wir|More/)
    }
    for (const path of ['/%ff', '/%ff.png', '/%', '/discovery/v2/assistant/%ff/message']) {
      expect((await own.app.request(path)).status).toBe(path.startsWith('/discovery') ? 405 : 404)
    }
    expect((await own.app.request('/discovery/v2/assistant/%ff/message', { method: 'POST' })).status).toBe(401)
  })
})

describe('the sites of several projects', () => {
  it('are each at a host of their own, with their own key; any other host shows the first', async () => {
    const other = await docsFolder({ 'index.md': '# Globex\n', 'globe.svg': '<svg/>' })
    onTestFinished(() => rm(other, { recursive: true }))
    await using both = await testService({
      docs: undefined,
      organizations: [
        {
          id: 'o',
          projects: [
            { id: 'acme', docs: service.folder },
            { id: 'globex', domain: 'globe', docs: other, siteUrl: 'https://docs.globex.example' }
          ]
        }
      ]
    })
    const page = async (host: string, path = '/') => (await both.app.request(`http://${host}${path}`)).text()
    for (const host of ['globe.localhost:4000', 'globe', 'docs.globex.example']) {
      expect(await page(host)).toContain('<title>Globex</title>')
    }
    const key = both.projects[1]?.assistantKey
    expect(await page('globe.localhost')).toContain(`data-domain="globe" data-assistant-key="${key}"`)
    expect(await page('globe.localhost', '/globe.svg')).toBe('<svg/>')
    for (const host of ['localhost:4000', '127.0.0.1', 'acme.localhost', 'elsewhere.example']) {
      expect(await page(host)).toContain('data-domain="acme"')
    }
  })
})

describe('the example pages', () => {
  it('carry the domain and the key', async () => {
    for (const name of ['script', 'element', 'module']) {
      const page = await html(`/examples/${name}.html`)
      expect(page).not.toContain('%')
      const scripts = name === 'module' ? await html('/examples/module.js') : page
      expect(scripts).toContain(service.project.assistantKey)
    }
    expect((await get('/examples/none.html')).status).toBe(404)
  })
})

describe('the widget’s files', () => {
  it('are sent compressed, to any origin, the loader with an ETag', async () => {
    const plain = await get('/widget/docs-assistant.js')
    const source = await plain.text()
    expect(plain.headers.get('access-control-allow-origin')).toBe('*')
    expect(plain.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(plain.headers.get('cache-control')).toBe('no-cache')
    expect(plain.headers.get('content-type')).toContain('javascript')
    expect(plain.headers.get('content-security-policy')).toBeNull()
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync]
    ] as const) {
      const packed = await get('/widget/docs-assistant.js', { 'accept-encoding': encoding })
      expect(packed.headers.get('content-encoding')).toBe(encoding)
      expect(packed.headers.get('vary')).toContain('Accept-Encoding')
      expect(decode(new Uint8Array(await packed.arrayBuffer())).toString()).toBe(source)
    }
    await writeFile(join(widget, 'packed.js'), 'now')
    await writeFile(join(widget, 'packed.js.br'), brotliCompressSync('made by the build'))
    await writeFile(join(widget, 'packed.js.gz'), gzipSync('of an older file'))
    await utimes(join(widget, 'packed.js.gz'), 0, 0)
    const body = async (encoding: string) =>
      new Uint8Array(await (await get('/widget/packed.js', { 'accept-encoding': encoding })).arrayBuffer())
    const picture = await get('/lamp.png', { 'accept-encoding': 'gzip, br' })
    expect([picture.headers.get('content-encoding'), await picture.text()]).toEqual([null, 'not really a picture'])
    expect(brotliDecompressSync(await body('br')).toString()).toBe('made by the build')
    expect(gunzipSync(await body('gzip')).toString()).toBe('now')
    const etag = plain.headers.get('etag') ?? ''
    expect((await get('/widget/docs-assistant.js', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/widget/docs-assistant.js', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('with a hash in their name never change', async () => {
    const chunk = await get('/widget/chunks/panel-Ab12.js')
    expect(chunk.headers.get('cache-control')).toContain('immutable')
  })

  it('are those of the folder alone', async () => {
    expect((await get('/widget/..%2f..%2fetc/passwd')).status).toBe(404)
    expect((await get('/widget/none.js')).status).toBe(404)
  })
})
