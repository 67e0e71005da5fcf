import { rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { docsFolder } from '../../testing/docs-folder.ts'
import { plainSite } from '../generators/plain.ts'
import { readPage } from '../page.ts'
import { sectionPath } from '../section-path.ts'
import { createSitePages, missingPages, readSitePages, withSitePages } from './index.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a web server; returns its address. */
const served = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map(address => `<url><loc>\n ${address} </loc><lastmod>2026-01-01</lastmod></url>`)
    .join('')}</urlset>`

const pathsOf = async (source: string, bases: string[], asked: string[]) => {
  const pages = await readSitePages(source, bases)
  return asked.map(path => pages.find(path)?.path)
}

describe('the pages of a site', () => {
  const pages = createSitePages(['/', '/guides/', '/guides/install/', '/api.html', '/fr/', '/docs/deep/one', '/A/Case'])

  it.each([
    ['/', '/'],
    ['/guides', '/guides/'],
    ['/guides/index.html', '/guides/'],
    ['/guides/install', '/guides/install/'],
    ['/guides/install.html', '/guides/install/'],
    ['/api', '/api.html'],
    ['/api/', '/api.html'],
    ['/nowhere', undefined]
  ])('have %s as %s', (path, found) => {
    expect(pages.find(path)?.path).toBe(found)
  })

  it.each([
    ['/guides/install/linux', '/guides/install/'],
    ['/guides/remove', '/guides/'],
    ['/nowhere/at/all', '/'],
    ['/fr/guides/a', '/fr/'],
    ['/deep/one', '/docs/deep/one'],
    ['/a/case', '/A/Case']
  ])('come closest to %s with %s', (path, nearest) => {
    expect(pages.nearest(path)).toBe(nearest)
  })

  it('come closest with the home page even where the list does not name it', () => {
    expect(createSitePages(['/a']).nearest('/b/c')).toBe('/')
  })

  it('do not take one of several for a page that lies deeper', () => {
    expect(createSitePages(['/', '/x/one', '/y/one']).nearest('/one')).toBe('/')
  })
})

describe('a sitemap', () => {
  it('is read from a file, below the path of the site, on whatever host', async () => {
    const xml = sitemap('https://old.example/manual/', 'https://old.example/manual/a%20b/', 'https://old.example/blog/')
    const folder = await docsFolder({ 'sitemap.xml': xml })
    const asked = ['/', '/a%20b', '/blog', '/manual/a%20b']
    expect(await pathsOf(join(folder, 'sitemap.xml'), ['/manual'], asked)).toEqual([
      '/',
      '/a%20b/',
      undefined,
      undefined
    ])
    expect(await pathsOf(join(folder, 'sitemap.xml'), ['/other', '/manual/'], asked)).toEqual([
      '/',
      '/a%20b/',
      undefined,
      undefined
    ])
    expect((await pathsOf(join(folder, 'sitemap.xml'), [], asked)).at(3)).toBe('/manual/a%20b/')
  })

  it('may have relative addresses, entities, other languages and images', async () => {
    const xml = `<urlset xmlns:xhtml="x" xmlns:image="y"><url><loc>/a?b=1&amp;c=2</loc>
      <xhtml:link rel="alternate" hreflang="fr" href="https://x.example/fr/a"/>
      <image:image><image:loc>https://x.example/a.png</image:loc></image:image></url></urlset>`
    const folder = await docsFolder({ 'sitemap.xml': xml })
    expect(await pathsOf(join(folder, 'sitemap.xml'), [], ['/a', '/fr/a', '/a.png'])).toEqual([
      '/a',
      '/fr/a',
      undefined
    ])
  })

  it('may be an index of others beside it, and compressed', async () => {
    const index = '<sitemapindex><sitemap><loc>https://x.example/sitemap-0.xml.gz</loc></sitemap></sitemapindex>'
    const folder = await docsFolder({ 'sitemap-index.xml': index })
    await writeFile(join(folder, 'sitemap-0.xml.gz'), gzipSync(sitemap('https://x.example/a/')))
    expect(await pathsOf(join(folder, 'sitemap-index.xml'), [], ['/a'])).toEqual(['/a/'])
  })

  it('is fetched, with what it names on the same host and where it redirects to', async () => {
    const bodies: Record<string, string> = {
      '/real.xml': '<sitemapindex><sitemap><loc>https://public.example/s/0.xml</loc></sitemap></sitemapindex>',
      '/s/0.xml': sitemap('https://public.example/a')
    }
    const url = await served(({ url: path = '' }, response) => {
      if (path === '/sitemap.xml') response.writeHead(301, { location: '/real.xml' }).end()
      else response.end(bodies[path])
    })
    expect(await pathsOf(`${url}/sitemap.xml`, [], ['/a'])).toEqual(['/a'])
  })
})

describe('a list of pages that cannot be had', () => {
  const index = (address: string) => `<sitemapindex><sitemap><loc>${address}</loc></sitemap></sitemapindex>`

  it.each<[string, RequestListener, string]>([
    ['answers with a failure', (_, response) => response.writeHead(503).end(), 'unreachable'],
    ['redirects for ever', (_, response) => response.writeHead(302, { location: '/again' }).end(), 'unreachable'],
    [
      'redirects to a file',
      (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      'unreachable'
    ],
    ['redirects to nowhere', (_, response) => response.writeHead(302, { location: 'http://[' }).end(), 'unreachable'],
    ['names no address', (_, response) => response.end(index('http://[')), 'no-pages'],
    ['is an inventory cut short', (_, response) => response.end('# Sphinx inventory version 2\nx\n'), 'unreadable'],
    [
      'breaks off',
      (_, response) => response.writeHead(200, { 'content-length': 9 }).write('x', () => response.destroy()),
      'unreachable'
    ],
    ['is a page', (_, response) => response.end('<!doctype html><title>Hello</title>'), 'unknown-format'],
    ['is empty', (_, response) => response.end(sitemap()), 'no-pages'],
    ['is a bomb', (_, response) => response.end(gzipSync(Buffer.alloc(65 * 2 ** 20))), 'unreadable']
  ])('is refused when it %s', async (_, answer, code) => {
    const url = await served(answer)
    await expect(readSitePages(`${url}/sitemap.xml`)).rejects.toMatchObject({ name: 'SitePagesError', code })
  })

  it('is refused when it is too large', async () => {
    const megabyte = Buffer.alloc(2 ** 20)
    const url = await served((_, response) => {
      const more = () => {
        while (response.writable && response.write(megabyte));
      }
      response.on('drain', more).on('error', () => {})
      more()
    })
    await expect(readSitePages(`${url}/sitemap.xml`)).rejects.toMatchObject({ code: 'too-large' })
  })

  it('is refused when its server does not answer in time', async () => {
    const soon = AbortSignal.timeout(50)
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(soon)
    const url = await served(() => {})
    await expect(readSitePages(`${url}/sitemap.xml`)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('is refused when there is no such file, and when nobody answers', async () => {
    await expect(readSitePages('/nowhere/sitemap.xml')).rejects.toMatchObject({ code: 'unreadable' })
    await expect(readSitePages('http://127.0.0.1:1/sitemap.xml')).rejects.toMatchObject({ code: 'unreachable' })
  })
})

describe('a built folder', () => {
  it('has its files as pages, but for redirects and the page of the 404', async () => {
    const folder = await docsFolder({
      'index.html': '',
      'a/index.html': '',
      'b.html': '',
      '404.html': '',
      'old/index.html': '<meta http-equiv="refresh" content="0; url=/a/">',
      'ä b/index.html': '',
      'style.css': ''
    })
    const asked = [
      '/',
      '/index.html',
      '/a',
      '/a/index.html',
      '/b',
      '/b.html',
      '/404',
      '/old/',
      '/%C3%A4%20b',
      '/style.css'
    ]
    expect(await pathsOf(folder, [], asked)).toEqual([
      '/',
      '/index.html',
      '/a/',
      '/a/index.html',
      '/b.html',
      '/b.html',
      undefined,
      undefined,
      '/%C3%A4%20b/',
      undefined
    ])
  })

  it('knows the ids of a page and its headings, and reads it again when it is built anew', async () => {
    const folder = await docsFolder({
      'a.html': `<section id="top"><h1>A</h1><div><h2 id="one">One <a class="headerlink">#</a></h2></div>
        <h2><a id="two"></a>Two</h2><a name="old"></a></section><div id="three"><p></p><h2>Three</h2></div>`
    })
    const pages = await readSitePages(folder)
    const page = pages.find('/a')
    expect([...(page?.anchors ?? [])]).toEqual(['top', 'one', 'two', 'old', 'three'])
    expect(page?.headings?.map(({ id }) => id)).toEqual(['top', 'one', 'two', 'three'])
    await writeFile(join(folder, 'a.html'), '<h1 id="new">New</h1>')
    await utimes(join(folder, 'a.html'), 1, 1)
    expect(pages.find('/a')?.anchors).toEqual(new Set(['new']))
    await rm(join(folder, 'a.html'))
    expect(pages.find('/a')).toEqual({ path: '/a.html' })
  })

  it('is refused when nothing is built in it', async () => {
    await expect(readSitePages(await docsFolder({ 'a.md': '' }))).rejects.toMatchObject({ code: 'no-pages' })
  })
})

describe('an objects.inv', () => {
  const inventory = (lines: string[]) => {
    const head =
      '# Sphinx inventory version 2\n# Project: x\n# Version: 1\n# The remainder of this file is compressed using zlib.\n'
    return Buffer.concat([Buffer.from(head), deflateSync(lines.join('\n'))])
  }

  it('has documents and their labels', async () => {
    const folder = await docsFolder({ x: '' })
    const file = join(folder, 'objects.inv')
    const lines = [
      'guides/install std:doc -1 guides/install.html Install the lamp',
      'index std:doc -1  Home of the lamp',
      'a b std:doc -1 a%20b/ Spaces',
      'lamp-use std:label -1 guides/install.html#$ Use it',
      'lamp.on py:method 1 api.html#$ -',
      ''
    ]
    await writeFile(file, inventory(lines))
    const pages = await readSitePages(file)
    expect(pages.size).toBe(3)
    expect(pages.find('/a%20b')?.path).toBe('/a%20b/')
    expect(pages.find('/')?.path).toBe('/')
    expect(pages.find('/guides/install')).toEqual({
      path: '/guides/install.html',
      headings: [{ id: 'lamp-use', text: 'Use it' }]
    })
  })
})

describe('a site whose pages are known', () => {
  const built = async (files: Record<string, string>, generator: 'plain' | 'vitepress' = 'plain') =>
    withSitePages({ ...plainSite('/docs'), generator }, await readSitePages(await docsFolder(files)))

  it('has its pages at their exact paths, and links to the nearest page for one that is missing', async () => {
    const site = await built({ 'index.html': '', 'a/index.html': '', 'b.html': '' })
    const placed = ['a.md', 'b.md', 'a/c.md'].map(file => [file, site.place(file, {})] as const)
    expect(placed.map(([, page]) => [page?.path, page?.link])).toEqual([
      ['/a/', undefined],
      ['/b.html', undefined],
      ['/a/c', '/a/']
    ])
    const pages = placed.map(([file, placement]) => readPage(file, '# x', placement, site).page)
    expect(missingPages(pages)).toEqual(['a/c.md'])
  })

  it('leaves a file’s ending out where its generator does', async () => {
    expect((await built({ 'b.html': '' }, 'vitepress')).place('b.md', {})?.path).toBe('/b')
  })

  it('leaves out what the site leaves out', async () => {
    const pages = createSitePages(['/a'])
    expect(withSitePages({ ...plainSite('/docs'), place: () => undefined }, pages).place('a.md', {})).toBeUndefined()
  })

  it('leads to the id that a heading has there, or to the nearest heading above that has one', async () => {
    const html = '<h1 id="start">A</h1><h2 id="id7">Use ¶</h2><h2 id="id9">Use ¶</h2><h2 id="on">Switch it on</h2>'
    const site = await built({ 'a.html': html })
    const source = '# A\n\n## Use\n\n## Use\n\n### Only here\n\n## Switch it on'
    const { page, sections } = readPage('a.md', source, site.place('a.md', {}), site)
    expect(sections.map(({ anchor }) => sectionPath(page, anchor))).toEqual([
      '/a.html#start',
      '/a.html#id7',
      '/a.html#id9',
      '/a.html#id9',
      '/a.html#on'
    ])
    expect(sectionPath(page, 'nowhere')).toBe('/a.html')
  })

  it('keeps the id that was worked out where the built page has fewer such headings', async () => {
    const site = await built({ 'a.html': '<h2 id="use-1">Use</h2>' })
    const { page, sections } = readPage('a.md', '# A\n\n## Use\n\n## Use', site.place('a.md', {}), site)
    expect(sections.map(({ anchor }) => sectionPath(page, anchor))).toEqual(['/a.html', '/a.html', '/a.html#use-1'])
  })

  it('leads to the page that is nearest, without an id, where there is none', async () => {
    const site = await built({ 'index.html': '' })
    const { page } = readPage('a.md', '# A\n\n## Use', site.place('a.md', {}), site)
    expect(sectionPath(page, 'use')).toBe('/')
  })
})
