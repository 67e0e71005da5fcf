import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../page.ts'
import { writeMarkdown } from '../write-markdown.ts'
import { idsOf, newSite } from './testing/site.ts'

// Addresses and ids as VitePress 1.6.4 built them.

const config = `
import { defineConfig } from 'vitepress'
export default defineConfig({
  lang: 'en-GB',
  base: '/manual/',
  sitemap: { hostname: 'https://x.example/manual/' },
  srcExclude: ['excluded/**', '**/*.draft.md'],
  rewrites: { 'packages/:pkg/src/:slug*': ':pkg/:slug*', 'old/name.md': 'new/other.md' },
  locales: { root: { label: 'English' }, fr: { label: 'Français', lang: 'fr-FR' }, de: { label: 'Deutsch' } }
})`

const addresses: [string, string][] = [
  ['index.md', '/'],
  ['README.md', '/README.html'],
  ['guides/index.md', '/guides/'],
  ['guides/02-install.md', '/guides/02-install.html'],
  ['guides/Getting Started.md', '/guides/Getting%20Started.html'],
  ['guides/Größe.md', '/guides/Gr%C3%B6%C3%9Fe.html'],
  ['guides/v1.2.md', '/guides/v1.2.html'],
  ['CAPS/Big.md', '/CAPS/Big.html'],
  ['packages/pkg-a/src/intro.md', '/pkg-a/intro.html'],
  ['packages/pkg-b/src/deep/intro.md', '/pkg-b/deep/intro.html'],
  ['packages/pkg-b/src/index.md', '/pkg-b/'],
  ['old/name.md', '/new/other.html'],
  ['fr/index.md', '/fr/'],
  ['fr/guides/02-install.md', '/fr/guides/02-install.html']
]

describe('a page of VitePress', () => {
  it.each(addresses)('%s stands at %s', async (file, path) => {
    const { site } = await newSite({ '.vitepress/config.mts': config })
    expect(site).toMatchObject({ generator: 'vitepress', base: '/manual', language: 'en-GB' })
    expect(site.siteUrl).toBe('https://x.example/manual/')
    expect(site.place(file, {})?.path).toBe(path)
  })

  it('has no ending where addresses are clean, by the configuration or by hand', async () => {
    const { site } = await newSite({ '.vitepress/config.js': 'module.exports = { cleanUrls: true }' })
    expect(['a/b.md', 'a/index.md'].map(file => site.place(file, {})?.path)).toEqual(['/a/b', '/a/'])
    const byHand = await newSite({ '.vitepress/config.js': 'export default {}' }, '.', { addresses: 'clean' })
    expect(byHand.site.place('a/b.md', {})?.path).toBe('/a/b')
    const other = await newSite({}, '.', { name: 'vitepress', addresses: 'html' })
    expect(other.site.place('a/b.md', {})?.path).toBe('/a/b.html')
  })

  it('is none when it is excluded, a partial, a draft, a template or no Markdown', async () => {
    const { site } = await newSite({ '.vitepress/config.mts': config })
    const files = [
      'excluded/a.md',
      'a/b.draft.md',
      'guides/_part.md',
      '_parts/a.md',
      'items/[id].md',
      'a.mdx',
      'dist/a.md'
    ]
    expect(files.filter(file => site.place(file, {}))).toEqual([])
    expect(site.place('a.md', { draft: true })).toBeUndefined()
  })

  it('has the language of its folder, and one id in all of them', async () => {
    const { site } = await newSite({ '.vitepress/config.mts': config })
    const places = ['a/b.md', 'fr/a/b.md', 'de/a/b.md'].map(file => site.place(file, {}))
    expect(places.map(place => [place?.language, place?.id])).toEqual([
      ['en-GB', 'a/b'],
      ['fr-FR', 'a/b'],
      ['de', 'a/b']
    ])
  })

  it('is found below `srcDir`, whether the site’s folder is given, that of the pages or a part of it', async () => {
    const files = {
      '.vitepress/config.ts': "export default { srcDir: './src' }",
      'src/guides/a.md': '# A',
      'other/a.md': '# Other'
    }
    const given = ['.', 'src', 'src/guides']
    const sites = await Promise.all(given.map(docs => newSite(files, docs)))
    expect(sites.map(({ site, folder }) => site.folders.map(path => path === join(folder, 'src')))).toEqual([
      [true],
      [true],
      [false]
    ])
    expect(sites[0]?.site.place('guides/a.md', {})?.path).toBe('/guides/a.html')
    expect(sites[2]?.site.place('a.md', {})?.path).toBe('/guides/a.html')
    expect((await newSite(files, 'other')).site.generator).toBe('plain')
  })
})

describe('a configuration in several files', () => {
  it('is read from its index, with what it imports and spreads', async () => {
    const { site } = await newSite({
      '.vitepress/config/index.ts': `
        import { defineConfig, type DefaultTheme } from 'vitepress'
        import { shared } from './shared'
        import { fr } from './fr.mjs'
        const nav: DefaultTheme.NavItem[] = []
        export default defineConfig({ ...shared, themeConfig: { nav }, locales: { fr: { label: 'F', ...fr } } })`,
      '.vitepress/config/shared.ts': `
        import { defineConfig } from 'vitepress'
        export const shared = defineConfig({ base: \`/\${name}/\`, cleanUrls: process.env.CLEAN !== 'no' })
        const name = 'manual'`,
      '.vitepress/config/fr.mts': "export const fr = { lang: 'fr-CA' } satisfies object"
    })
    expect(site.base).toBe('/manual')
    expect(site.place('fr/a.md', {})).toMatchObject({ path: '/fr/a', language: 'fr-CA' })
  })
})

describe('ids of VitePress', () => {
  it.each([
    ['## Use it <Badge type="tip" text="1.2" />', 'use-it'],
    ['## `npm i` & **bold** [link](./a.md)', 'npm-i-bold-link'],
    ['## Größe ändern', 'große-andern'],
    ['## 日本語 見出し', '日本語-見出し'],
    ['## 1. First', '_1-first'],
    ['## Fun :tada: party 🎉', 'fun-party-🎉'],
    ['## Custom id {#my-id}', 'my-id'],
    ['## Class {.cls #other-id}', 'other-id'],
    ['## Class {.cls}', 'class'],
    ['## {{ 1 + 1 }}', '_1-1'],
    ['## C++ & C# \\<T>', 'c-c-t'],
    ['## ![image](https://x.example/a.png) with image', 'with-image'],
    ['## ~~old~~ *new* __x__', 'old-new-x'],
    ['## <span>span</span> text', 'span-text'],
    ['## Ünïcödé — dash… ellipsis', 'unicode-—-dash-ellipsis'],
    ['## ½ fraction ﬁ', '_1⁄2-fraction-fi'],
    ['## What\'s "new"?', 'what-s-new']
  ])('%s is %s', async (heading, id) => {
    const { site } = await newSite({ '.vitepress/config.js': 'export default {}' })
    expect(idsOf(site, heading)).toEqual([id])
  })

  it('are given to no HTML, which stays in the section above unless it names its id', async () => {
    const { site } = await newSite({ '.vitepress/config.js': 'export default {}' })
    const source = '## Use\n\n<h3>Good</h3>\n\nlamp\n\n<h3 id="bad">Bad</h3>\n\nlump\n\n## Good'
    const { sections } = readPage('a.md', source, { path: '/a' }, site)
    expect(sections.map(({ anchor, nodes }) => [anchor, writeMarkdown(nodes).trim()])).toEqual([
      ['', ''],
      ['use', '**Good**\n\nlamp'],
      ['bad', 'lump'],
      ['good', '']
    ])
  })

  it('are numbered by the first number that is free, after headings in notes too', async () => {
    const { site } = await newSite({ '.vitepress/config.js': 'export default {}' })
    const headings = ['## Use it', '## Use it', '### Use it', '## use-it-1', '> ## Quote', '## Quote', '## Use it']
    expect(idsOf(site, headings.join('\n\n'))).toEqual([
      'use-it',
      'use-it-1',
      'use-it-2',
      'use-it-1-1',
      'quote',
      'quote-1',
      'use-it-3'
    ])
  })
})
