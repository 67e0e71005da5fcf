import { stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { beforeAll, describe, expect, it } from 'vitest'
import { docsFolder } from '../../testing/docs-folder.ts'
import { type TestService, testService } from '../../testing/service.ts'

const files = {
  'index.md': '# Lamps & more\n\nEverything about [lamps](./guides/use.md). They glow.\n',
  'about.md': '---\ndescription: Who makes <the> lamps.\n---\n# About\n',
  'guides/index.md': '# Guides\n',
  'guides/use.mdx': [
    "import { Note } from './note'",
    '# Use `lamp()`',
    '<Note>Mind the [socket](#the-socket), see [about](../about.md?a=1&b=2).</Note>',
    '::: tip Careful\nIt is *hot*.\n:::',
    '## The socket\n\n![A lamp](./lamp.png) and [bad](javascript:alert(1)) and [cdn](//cdn.example/x)',
    '| a | b |\n|---|---|\n| `x` | 2 |',
    '```ts filename="lamp.ts" {1}\nlamp()\n```',
    '<Tabs items={["npm", "pnpm"]}><Tab>`npm i`</Tab><Tab>`pnpm i`</Tab></Tabs>'
  ].join('\n\n'),
  'guides/draft.md': '---\ndraft: true\n---\n# Secret plan\n',
  'reference/all.md': `# All\n\n${'A long reference. '.repeat(8_000)}\n`,
  'reference/more.md': `# More\n\n${'Another long reference. '.repeat(8_000)}\n`,
  'secret.txt': 'secret'
}

let service: TestService

beforeAll(async () => {
  service = await testService({ siteUrl: 'https://docs.acme.test/manual' }, files)
  return () => service[Symbol.asyncDispose]()
})

const get = (path: string, headers: Record<string, string> = {}, host = 'http://localhost:4000') =>
  service.app.request(host + path, { headers })
const text = async (path: string, host?: string) => (await get(path, {}, host)).text()

describe('a page as Markdown', () => {
  it('is read by pages of the project’s site and of this machine, and of no others', async () => {
    const allowed = async (origin: string, path = '/guides/use.md') =>
      (await get(path, { origin })).headers.get('access-control-allow-origin')
    expect(await allowed('https://docs.acme.test')).toBe('https://docs.acme.test')
    expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000')
    // Also for a 404.
    expect(await allowed('https://docs.acme.test', '/guides/none.md')).toBe('https://docs.acme.test')
    expect(await allowed('https://other.test')).toBeNull()
    expect(await allowed('https://docs.acme.test', '/guides/use')).toBeNull()
  })

  it('has what a reader sees of it, with the addresses of the published site', async () => {
    const response = await get('/guides/use.md')
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('link')).toBe('<https://docs.acme.test/manual/guides/use>; rel="canonical"')
    expect(await response.text()).toBe(
      [
        '# Use `lamp()`',
        '> **Note**\n>\n> Mind the [socket](https://docs.acme.test/manual/guides/use#the-socket), see [about](https://docs.acme.test/manual/about?a=1&b=2).',
        '> **Careful**\n>\n> It is *hot*.',
        '## The socket',
        '![A lamp](https://docs.acme.test/manual/guides/lamp.png) and bad and [cdn](https://cdn.example/x)',
        '| a | b |\n| - | - |\n| `x` | 2 |',
        '```ts title="lamp.ts"\nlamp()\n```',
        '**npm**',
        '`npm i`',
        '**pnpm**',
        '`pnpm i`\n'
      ].join('\n\n')
    )
  })

  it('is found at each address that a program makes of the page’s', async () => {
    for (const path of ['/guides/use.md', '/guides/use.html.md', '/guides/use/index.md', '/manual/guides/use.md']) {
      expect(await text(path), path).toContain('# Use `lamp()`')
    }
    for (const path of ['/index.md', '/index.html.md', '/.md'])
      expect(await text(path), path).toContain('# Lamps & more')
    expect(await text('/guides.md')).toContain('# Guides')
  })

  it('is what the page’s own address gives to whoever would rather have it than HTML', async () => {
    const typeFor = async (accept: string) => {
      const response = await get('/guides/use', { accept })
      expect(response.headers.get('vary')).toContain('Accept')
      return response.headers.get('content-type')?.split(';')[0]
    }
    expect(await typeFor('text/markdown')).toBe('text/markdown')
    expect(await typeFor('text/markdown, text/html;q=0.9, */*;q=0.1')).toBe('text/markdown')
    expect(await typeFor('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('text/html')
    expect(await typeFor('text/html, text/markdown;q=0.5')).toBe('text/html')
    expect(await typeFor('*/*')).toBe('text/html')
    expect(await typeFor('')).toBe('text/html')
  })

  it('is named by the page', async () => {
    expect(await text('/guides/use')).toContain('<link rel="alternate" type="text/markdown" href="/guides/use.md">')
    expect(await text('/')).toContain('<link rel="alternate" type="text/markdown" href="/index.md">')
  })

  it('of a front page that no file is written for is the list of what there is, as the site shows it', async () => {
    await using bare = await testService({}, { 'a.md': '# A\n\nOf a.', 'b/c.md': '# C\n' })
    const list = '## Overview\n\n- [A](http://localhost/a.md): Of a.\n\n## B\n\n- [C](http://localhost/b/c.md)\n'
    for (const [path, accept] of [
      ['/index.md', '*/*'],
      ['/', 'text/markdown']
    ] as const) {
      const response = await bare.app.request(path, { headers: { accept } })
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      expect(await response.text()).toContain(list)
    }
    const home = await bare.app.request('/', { headers: { accept: 'text/html' } })
    expect(home.headers.get('vary')).toContain('Accept')
    expect(await home.text()).toContain('<link rel="alternate" type="text/markdown" href="/index.md">')
  })

  it('is none of what is not published, and no file of the folder', async () => {
    for (const path of ['/guides/draft.md', '/guides/use.mdx', '/secret.txt.md', '/nowhere.md', '/%ff.md']) {
      expect((await get(path)).status, path).toBe(404)
    }
    expect((await get('/guides/draft', { accept: 'text/markdown' })).status).toBe(404)
  })
})

describe('llms.txt', () => {
  it('has title, summary, and each page below its section, at the host that was asked', async () => {
    const response = await get('/llms.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toMatch(
      new RegExp(
        [
          '^# Lamps & more',
          '> Everything about lamps. They glow.',
          'Each link .*<http://localhost:4000/llms-full.txt>',
          '## Overview',
          '- \\[Lamps & more\\]\\(http://localhost:4000/index.md\\): Everything about lamps. They glow.\n' +
            '- \\[About\\]\\(http://localhost:4000/about.md\\): Who makes \\\\<the\\\\> lamps.',
          '## Guides',
          '- \\[Guides\\]\\(http://localhost:4000/guides.md\\)\n- \\[Use lamp\\(\\)\\]\\(http://localhost:4000/guides/use.md\\)\n',
          '## Reference\n\n- '
        ].join('\n\n?')
      )
    )
    expect(await text('/llms.txt')).not.toContain('Secret')
    expect(await text('/llms.txt', 'https://docs.acme.test')).toContain('(https://docs.acme.test/manual/guides/use.md)')
  })

  it('describes a page by its first words, and not by a logo or the badges above them', async () => {
    const badge = '[![build](b.svg)](https://ci.test)'
    await using pictures = await testService(
      {},
      { 'index.md': `# Lamps\n\n![Logo](a.svg)\n\n${badge}\n${badge}\n\nThey glow.` }
    )
    expect(await (await pictures.app.request('/llms.txt')).text()).toMatch(/^# Lamps\n\n> They glow\.\n/)
  })

  it('leads to the other languages and versions, which have lists of their own', async () => {
    await using both = await testService(
      {},
      { 'index.md': '---\nlang: en\n---\n# Home\n', 'de/index.md': '---\nlang: de\n---\n# Zuhause\n' }
    )
    const list = async (query: string) => both.app.request(`/llms.txt${query}`)
    const all = await (await list('?language=en')).text()
    expect(all).toContain('## Optional\n\n- [German](http://localhost/llms.txt?language=de)')
    expect(all).not.toContain('Zuhause')
    expect(await (await list('?language=de')).text()).toContain('[Zuhause]')
    expect((await list('?language=fr')).status).toBe(404)
  })
})

describe('llms-full.txt', () => {
  it('has pages whole up to its bound, and ends with where it goes on', async () => {
    const first = await text('/llms-full.txt')
    expect(first).toContain('# Use `lamp()`\n\nSource: https://docs.acme.test/manual/guides/use\n')
    expect(first.length).toBeLessThan(205_000)
    const [, rest = ''] = first.split('**This file ends here. The documentation goes on in:**')
    expect(rest.trim()).toBe('- [Reference, from “More”](http://localhost:4000/llms-full.txt?section=reference&from=1)')
    const second = await text('/llms-full.txt?section=reference&from=1')
    expect(second).toContain('# More')
    expect(second).not.toContain('# All')
    expect(second).not.toContain('ends here')
  })

  it('leads from a page that is longer than any should be to the whole of it', async () => {
    expect(await text('/llms-full.txt?section=reference')).toContain(
      '… The rest of this page: <http://localhost:4000/reference/all.md>'
    )
  })

  it('has no section that does not exist', async () => {
    for (const query of ['section=nothing', 'section=guides&from=2']) {
      expect((await get(`/llms-full.txt?${query}`)).status).toBe(404)
    }
  })
})

describe('sitemap.xml and robots.txt', () => {
  it('name every page of the published site, with when its file was changed', async () => {
    const file = join(service.folder, 'about.md')
    await utimes(file, new Date(), new Date('2024-02-03T04:05:06Z'))
    const response = await get('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const found: Record<string, string[]> = { loc: [], lastmod: [] }
    let name = ''
    const parser = new Parser(
      {
        onopentag: opened => {
          name = opened
        },
        ontext: value => void (value.trim() && found[name]?.push(value.trim()))
      },
      { xmlMode: true }
    )
    parser.end(await response.text())
    expect(found.loc?.map(address => address.replace('https://docs.acme.test/manual', ''))).toEqual([
      '/about',
      '/guides',
      '/guides/use',
      '/',
      '/reference/all',
      '/reference/more'
    ])
    expect(found.lastmod?.[0]).toBe('2024-02-03T04:05:06.000Z')
    expect(found.lastmod?.[1]).toBe((await stat(join(service.folder, 'guides/index.md'))).mtime.toISOString())
  })

  it('robots.txt leads to the sitemap', async () => {
    expect(await text('/robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: http://localhost:4000/sitemap.xml\n')
  })
})

it('a site whose address its own configuration says is linked there', async () => {
  const folder = await docsFolder({
    'mkdocs.yml': 'site_name: A\nsite_url: https://a.example/x/\n',
    'docs/a.md': '# A\n\n[b](b.md)\n',
    'docs/b.md': '# B\n'
  })
  await using own = await testService({ docs: join(folder, 'docs') })
  expect(await (await own.app.request('/a.md')).text()).toContain('[b](https://a.example/x/b/)')
})
