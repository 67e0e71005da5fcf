import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPage } from '../../page.ts'
import { idsOf, newSite } from '../testing/site.ts'

// Addresses and ids as Starlight 0.42.4 on Astro 7.3.5 built them.

const content = 'src/content/docs'

const newStarlight = (config = '', options = '') =>
  newSite(
    {
      'astro.config.mjs': `
        import { defineConfig } from 'astro/config'
        import lights from '@astrojs/starlight'
        import react from '@astrojs/react'
        export default defineConfig({ site: 'https://x.example/', base: '/guide', ${config} integrations: [react(), lights({ title: 'T', ${options} })] })`,
      [`${content}/index.mdx`]: ''
    },
    content
  )

const locales =
  "locales: { root: { label: 'English', lang: 'en-GB' }, fr: { label: 'F' }, 'pt-br': { lang: 'pt-BR' } },"

describe('a page of Starlight', () => {
  it.each([
    ['index.mdx', {}, '/'],
    ['guides/markdoc.mdoc', {}, '/guides/markdoc/'],
    ['a/b/c d/e.md', {}, '/a/b/c-d/e/'],
    ['CAPS/Big.md', {}, '/caps/big/'],
    ['dot.name/v1.2.md', {}, '/dotname/v12/'],
    ['emoji 🎉.md', {}, '/emoji-/'],
    ['Getting Started.md', {}, '/getting-started/'],
    ['guides/02-number.md', {}, '/guides/02-number/'],
    ['guides/a+b (c).md', {}, '/guides/ab-c/'],
    ['guides/Größe.md', {}, '/guides/gr%C3%B6%C3%9Fe/'],
    ['guides/README.md', {}, '/guides/readme/'],
    ['guides/under_score.md', {}, '/guides/under_score/'],
    ['guides/deep/index.mdx', {}, '/guides/deep/'],
    ['a.md', { slug: 'else/where' }, '/else/where/'],
    ['a.md', { slug: 'other/index' }, '/other/'],
    ['a.md', { slug: 'Some/Case' }, '/Some/Case/']
  ])('%s with %o stands at %s', async (file, frontMatter, path) => {
    const { site } = await newStarlight()
    expect(site).toMatchObject({ generator: 'starlight', base: '/guide', siteUrl: 'https://x.example/guide' })
    expect(site.place(file, frontMatter)?.path).toBe(path)
  })

  it.each([
    ["build: { format: 'file' },", ['/', '/a/b.html', '/a.html']],
    ["trailingSlash: 'never',", ['/', '/a/b', '/a']],
    ["trailingSlash: 'always',", ['/', '/a/b/', '/a/']]
  ])('has the form of address that %s gives', async (config, paths) => {
    const { site } = await newStarlight(config)
    expect(['index.md', 'a/b.md', 'a/index.md'].map(file => site.place(file, {})?.path)).toEqual(paths)
  })

  it('is none when it is a draft, a partial or what a missing page shows', async () => {
    const { site } = await newStarlight()
    expect(['_part.md', '_parts/a.md', '404.md', 'a.MD'].filter(file => site.place(file, {}))).toEqual([])
    expect(site.place('a.md', { draft: true })).toBeUndefined()
  })

  it.each([
    ['of its own', '', locales],
    [
      'of Astro',
      "i18n: { defaultLocale: 'en', locales: [{ path: 'en', codes: ['en-GB'] }, 'fr', { path: 'pt-br', codes: ['pt-BR'] }] },",
      ''
    ]
  ])('has the language of its folder by locales %s', async (_, config, options) => {
    const { site } = await newStarlight(config, options)
    expect(site.language).toBe('en-GB')
    expect(['a/b.md', 'fr/a/b.md', 'pt-br/a/index.md', 'fr/index.md'].map(file => site.place(file, {}))).toEqual([
      { path: '/a/b/', language: 'en-GB', id: 'a/b' },
      { path: '/fr/a/b/', language: 'fr', id: 'a/b' },
      { path: '/pt-br/a/', language: 'pt-BR', id: 'a' },
      { path: '/fr/', language: 'fr', id: 'index' }
    ])
  })

  it('has the default language where every locale has a folder', async () => {
    const { site } = await newStarlight(
      '',
      "defaultLocale: 'en', locales: { en: { lang: 'en-GB' }, fr: { label: 'F' } }"
    )
    expect(site.language).toBe('en-GB')
    expect(site.place('en/a.md', {})).toMatchObject({ path: '/en/a/', language: 'en-GB', id: 'a' })
  })

  it('is found from the folder of the site, and from a part of its content', async () => {
    const config = "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({})] }"
    const files = { 'astro.config.ts': config, [`${content}/guides/a.md`]: '' }
    const whole = await newSite(files)
    expect(whole.site.folders).toEqual([join(whole.folder, content)])
    const part = await newSite(files, `${content}/guides`)
    expect(part.site.place('a.md', {})?.path).toBe('/guides/a/')
  })

  it('is no page of another site of Astro’s', async () => {
    const { site } = await newSite({ 'astro.config.mjs': 'export default {}', 'docs/a.md': '' }, 'docs')
    expect(site.generator).toBe('plain')
  })
})

describe('ids of Starlight', () => {
  it.each([
    ['## `npm i` & **bold** [link](./a/)', 'npm-i--bold-link'],
    ['## Größe ändern', 'größe-ändern'],
    ['## party 🎉 :tada:', 'party--tada'],
    ['## A -- b_c_d', 'a--b_c_d'],
    ['## ![image](https://x.example/a.png) with image', '-with-image'],
    ['## `<div>` tag', 'div-tag'],
    ['## "quoted" -- dashes...', 'quoted--dashes'],
    ['## <span>span</span> text', 'span-text']
  ])('%s is %s', async (heading, id) => {
    const { site } = await newStarlight()
    expect(idsOf(site, heading)).toEqual([id])
  })

  it('leave the title of the front matter out, which stands at the top', async () => {
    const { site } = await newStarlight()
    const { sections } = readPage(
      'a.md',
      '---\ntitle: Install\n---\n\n## Install\n\n> ## Install\n\n## Install',
      undefined,
      site
    )
    expect(sections.map(({ anchor }) => anchor)).toEqual(['_top', 'install', 'install-1', 'install-2'])
  })
})
