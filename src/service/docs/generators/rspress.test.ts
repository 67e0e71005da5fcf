import { expect, it } from 'vitest'
import { idsOf, newSite } from './testing/site.ts'

// Addresses as `normalizeRoutePath` of Rspress 2 makes them.

const config = (settings: string) =>
  `import * as path from 'node:path'\nimport { defineConfig } from '@rspress/core'\nexport default defineConfig(${settings})`

const siteWith = async (settings: string, docs = 'docs') => {
  const { site } = await newSite({ 'rspress.config.ts': config(settings), 'docs/en/index.md': '' }, docs)
  return site
}

const languages = `{
  root: path.join(__dirname, 'docs'),
  base: '/manual/',
  siteOrigin: 'https://lamps.example',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  route: { exclude: ['en/drafts/**'] }
}`

it.each([
  ['en/index.md', '/', 'en', 'index'],
  ['en/guide/index.mdx', '/guide/', 'en', 'guide/index'],
  ['en/guide/start.mdx', '/guide/start.html', 'en', 'guide/start'],
  ['zh/guide/start.mdx', '/zh/guide/start.html', 'zh', 'guide/start'],
  ['zh/index.md', '/zh/', 'zh', 'index'],
  ['en/guide/_part.mdx', undefined],
  ['en/_parts/part.mdx', undefined],
  ['en/drafts/a.md', undefined],
  ['public/a.md', undefined],
  ['en/a.rst', undefined]
])('%s stands at %s', async (file, path, language?: string, id?: string) => {
  const site = await siteWith(languages)
  expect(site).toMatchObject({
    generator: 'rspress',
    base: '/manual',
    siteUrl: 'https://lamps.example',
    language: 'en'
  })
  const placement = site.place(file, {})
  expect([placement?.path, placement?.language, placement?.id]).toEqual([path, language, id])
})

it('has addresses without an ending where it is said so', async () => {
  const site = await siteWith('async () => ({ route: { cleanUrls: true } })')
  expect(site.place('guide/start.md', {})?.path).toBe('/guide/start')
  const { site: chosen } = await newSite({ 'rspress.config.ts': config('{}'), 'docs/a.md': '' }, 'docs', {
    addresses: 'clean'
  })
  expect(chosen.place('a.md', {})?.path).toBe('/a')
})

it('has versions before languages', async () => {
  const site = await siteWith(
    `{ lang: 'en', locales: [{ lang: 'en' }, { lang: 'zh' }], multiVersion: { default: 'v2', versions: ['v1', 'v2'] } }`
  )
  const placed = ['v2/en/a.md', 'v2/zh/a.md', 'v1/en/a.md', 'v1/zh/a.md'].map(file => site.place(file, {}))
  expect(placed.map(placement => [placement?.path, placement?.version])).toEqual([
    ['/a.html', 'v2'],
    ['/zh/a.html', 'v2'],
    ['/v1/a.html', 'v1'],
    ['/v1/zh/a.html', 'v1']
  ])
})

it('is read by one of its languages', async () => {
  const site = await siteWith(languages, 'docs/en')
  expect(site.place('guide/start.mdx', {})?.path).toBe('/guide/start.html')
})

it('has GitHub’s ids, and none for headings of HTML', async () => {
  const site = await siteWith('{}')
  expect(idsOf(site, "## What's `new` & **why**\n\n## Any {#my-id}\n\n<h2>Raw</h2>")).toEqual([
    'whats-new--why',
    'my-id'
  ])
})
