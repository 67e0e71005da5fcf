import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { idsOf, newSite, readFilled, written } from './testing/site.ts'

const config = `
import { sitemapPlugin } from '@vuepress/plugin-sitemap'
import { defaultTheme } from '@vuepress/theme-default'
import { defineUserConfig } from 'vuepress'
export default defineUserConfig({
  base: '/manual/',
  locales: { '/': { lang: 'en-GB' }, '/fr/': { lang: 'fr-FR' }, '/de/': {} },
  theme: defaultTheme({ locales: { '/': { selectText: 'Languages' } } }),
  plugins: [sitemapPlugin({ hostname: 'https://x.example' })]
})`

const addresses: [string, string][] = [
  ['README.md', '/'],
  ['index.md', '/'],
  ['guides/readme.md', '/guides/'],
  ['guides/02-install.md', '/guides/02-install.html'],
  ['guides/Getting Started.md', '/guides/Getting%20Started.html'],
  ['guides/_part.md', '/guides/_part.html'],
  ['fr/README.md', '/fr/'],
  ['fr/guides/02-install.md', '/fr/guides/02-install.html']
]

describe('a page of VuePress', () => {
  it.each(addresses)('%s stands at %s', async (file, path) => {
    const { site } = await newSite({ '.vuepress/config.js': config })
    expect(site).toMatchObject({ generator: 'vuepress', base: '/manual', siteUrl: 'https://x.example' })
    expect(site.place(file, {})?.path).toBe(path)
  })

  it('has no ending where addresses are clean, by the configuration or by hand', async () => {
    const files = { '.vuepress/config.ts': 'export default { route: { cleanUrl: true } }' }
    expect((await newSite(files)).site.place('a/b.md', {})?.path).toBe('/a/b')
    const byHand = await newSite({ '.vuepress/config.ts': 'export default {}' }, '.', { addresses: 'clean' })
    expect(byHand.site.place('a/b.md', {})?.path).toBe('/a/b')
  })

  it('stands at its own permalink, unless that is a pattern', async () => {
    const { site } = await newSite({ '.vuepress/config.js': config })
    expect(site.place('a/b.md', { permalink: '/fr/here.html' })).toMatchObject({ path: '/fr/here.html', id: 'here' })
    expect(site.place('a/b.md', { permalink: '/:year/:slug' })?.path).toBe('/a/b.html')
  })

  it('is none where the patterns leave it out', async () => {
    const patterns = "['**/*.md', '!**/*.part.md', '!drafts', '!.vuepress']"
    const configs = [`{ route: { pagePatterns: ${patterns} } }`, `{ pagePatterns: ${patterns} }`]
    for (const source of configs) {
      const { site } = await newSite({ '.vuepress/config.js': `module.exports = ${source}` })
      const files = ['a/b.part.md', 'drafts/a.md', 'a.mdx', 'node_modules/a/b.md', 'a.md']
      expect(files.filter(file => site.place(file, {}))).toEqual(['a.md'])
    }
  })

  it('has the language of its folder, and one id in all of them', async () => {
    const { site } = await newSite({ '.vuepress/config.js': config })
    expect(site.language).toBe('en-GB')
    const places = ['a/b.md', 'fr/a/b.md', 'de/a/b.md'].map(file => site.place(file, {}))
    expect(places.map(place => [place?.language, place?.id])).toEqual([
      ['en-GB', 'a/b'],
      ['fr-FR', 'a/b'],
      ['de', 'a/b']
    ])
  })

  it('is read whether the site’s folder is given or a part of it', async () => {
    const files = { 'docs/.vuepress/config.js': 'module.exports = {}', 'docs/guides/a.md': '# A' }
    const [whole, part] = await Promise.all(['docs', 'docs/guides'].map(docs => newSite(files, docs)))
    expect(whole?.site.folders).toEqual([join(whole?.folder ?? '', 'docs')])
    expect(part?.site.place('a.md', {})?.path).toBe('/guides/a.html')
  })
})

it('reads the host of the sitemap in the notation of version 1', async () => {
  const plugins = "[['@vuepress/back-to-top'], ['sitemap', { hostname: 'https://x.example' }]]"
  const { site } = await newSite({ '.vuepress/config.js': `module.exports = { plugins: ${plugins} }` })
  expect(site.siteUrl).toBe('https://x.example')
})

it('makes the ids of VuePress', async () => {
  const { site } = await newSite({ '.vuepress/config.js': config })
  expect(idsOf(site, '## macOS: Keeping `/usr/bin/open` as `open`\n\n## `$NU_LIB_DIRS`\n\n## Qu’est-ce ?')).toEqual([
    'macos-keeping-usr-bin-open-as-open',
    'nu-lib-dirs',
    'qu-est-ce'
  ])
})

it('shows code of other files, also of a folder that the configuration has an alias for', async () => {
  const { site } = await newSite({
    '.vuepress/config.js': config,
    'snippets/on.sh': 'lamp on',
    'a.md': '# A\n\n@[code](@snippets/on.sh)'
  })
  const { sections } = await readFilled(site, 'a.md')
  expect(sections.map(written).join('\n')).toContain('```sh\nlamp on\n```')
})
