import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../page.ts'
import { idsOf, newSite } from './testing/site.ts'

// Addresses and ids as Nextra 4.6.1 on Next.js 16.4.6 built them.

const config = (options = '', next = "basePath: '/handbook',") => `
import nextra from 'nextra'
const withNextra = nextra({ ${options} })
export default withNextra({ output: 'export', ${next} })`

const newNextra = (options = '', next?: string, files: Record<string, string> = { 'content/index.mdx': '' }) =>
  newSite({ 'next.config.mjs': config(options, next), ...files })

describe('a page of Nextra', () => {
  it.each([
    ['index.mdx', '/'],
    ['CAPS/Big.md', '/CAPS/Big'],
    ['dot.name/v1.2.md', '/dot.name/v1.2'],
    ['Getting Started.md', '/Getting%20Started'],
    ['guides/02-number.md', '/guides/02-number'],
    ['guides/Größe.md', '/guides/Gr%C3%B6%C3%9Fe'],
    ['guides/index.md', '/guides'],
    ['guides/deep/index.mdx', '/guides/deep'],
    ['guides/README.md', '/guides/README']
  ])('%s stands at %s', async (file, path) => {
    const { site } = await newNextra()
    expect(site).toMatchObject({ generator: 'nextra', base: '/handbook' })
    expect(site.place(file, {})?.path).toBe(path)
  })

  it('is none when it is a draft or a partial', async () => {
    const { site } = await newNextra()
    expect(['_part.mdx', '_parts/a.mdx', 'a.txt'].filter(file => site.place(file, {}))).toEqual([])
    expect(site.place('a.mdx', { draft: true })).toBeUndefined()
  })

  it('ends with a slash where the configuration says so', async () => {
    const { site } = await newNextra('', 'trailingSlash: true,')
    expect(['index.mdx', 'a.mdx', 'a/index.mdx'].map(file => site.place(file, {})?.path)).toEqual(['/', '/a/', '/a/'])
  })

  it('stands below the route of the content, by the options or by the folder of the page that shows it', async () => {
    const { site } = await newNextra("contentDirBasePath: '/docs'")
    expect(site.place('a.mdx', {})?.path).toBe('/docs/a')
    const byFolder = await newNextra('', '', {
      'src/content/a.mdx': '',
      'src/app/(main)/[lang]/learn/[[...mdxPath]]/page.tsx': ''
    })
    expect(byFolder.site.place('a.mdx', {})?.path).toBe('/learn/a')
  })

  it('may lie in `app` beside the content, or in `pages` before version 4', async () => {
    const { site } = await newNextra('', '', {
      'content/a.mdx': '',
      'app/extra/page.mdx': '',
      'app/[[...mdxPath]]/page.jsx': ''
    })
    const files = [
      '../app/extra/page.mdx',
      '../app/(group)/grouped/page.mdx',
      '../app/_private/page.mdx',
      '../app/extra/other.mdx'
    ]
    expect(files.map(file => site.place(file, {})?.path)).toEqual(['/extra', '/grouped', undefined, undefined])
    const old = await newSite(
      {
        'next.config.js': "module.exports = require('nextra')({ theme: 'nextra-theme-docs' })({ basePath: '/old' })",
        'pages/docs/a.mdx': ''
      },
      'pages/docs'
    )
    expect(old.site.base).toBe('/old')
    expect(old.site.place('a.mdx', {})?.path).toBe('/docs/a')
  })

  it('has the language of its folder, or of the ending of its name before version 3', async () => {
    const { site } = await newNextra('', "i18n: { locales: ['en', 'fr'], defaultLocale: 'en' },")
    expect(site.language).toBe('en')
    expect(
      ['en/a/b.mdx', 'fr/a/b.mdx', 'fr/index.mdx', 'a/b.en.mdx', 'a/index.fr.mdx'].map(file => site.place(file, {}))
    ).toEqual([
      { path: '/en/a/b', language: 'en', id: 'a/b' },
      { path: '/fr/a/b', language: 'fr', id: 'a/b' },
      { path: '/fr', language: 'fr', id: 'index' },
      { path: '/a/b', language: 'en', id: 'a/b' },
      { path: '/fr/a', language: 'fr', id: 'a' }
    ])
  })

  it('is found from a part of the content, and is none of another site of Next.js’s', async () => {
    const part = await newSite({ 'next.config.ts': config(), 'content/guides/a.mdx': '' }, 'content/guides')
    expect(part.site.folders).toEqual([join(part.folder, 'content/guides')])
    expect(part.site.place('a.mdx', {})?.path).toBe('/guides/a')
    const other = await newSite({ 'next.config.js': 'module.exports = {}', 'content/a.mdx': '' }, 'content')
    expect(other.site.generator).toBe('plain')
  })
})

describe('ids of Nextra', () => {
  it.each([
    ['## `npm i` & **bold** [link](./a)', 'npm-i--bold-link'],
    ['## Größe ändern', 'größe-ändern'],
    ['## party 🎉 :tada:', 'party--tada'],
    ['## Custom id [#my-id]', 'my-id'],
    ['## Custom id [#My-ID]', 'my-id'],
    ['## A -- b_c_d', 'a----b_c_d'],
    ['## ![image](https://x.example/a.png) with image', '-with-image'],
    ['## `<div>` tag', 'div-tag']
  ])('%s is %s', async (heading, id) => {
    const { site } = await newNextra()
    expect(idsOf(site, heading)).toEqual([id])
  })

  it('are numbered with explicit ones, and without first-level headings, which have none', async () => {
    const { site } = await newNextra()
    const headings = '## Page\n\n## A [#my-id]\n\n## my-id\n\n> ## Quote\n\n## Quote\n\n# Second\n\n## Second'
    expect(idsOf(site, headings)).toEqual(['page', 'my-id', 'my-id-1', 'quote', 'quote-1', '', 'second'])
    expect(readPage('a.mdx', '# Page', undefined, site).sections[0]?.anchor).toBe('')
  })
})
