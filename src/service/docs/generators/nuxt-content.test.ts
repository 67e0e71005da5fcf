import { expect, it } from 'vitest'
import { idsOf, newSite } from './testing/site.ts'

// Addresses as `generatePath` of Nuxt Content 3, ids as the compiler of @nuxtjs/mdc 0.23 makes them.

const config = `export default defineNuxtConfig({
  extends: ['docus'],
  site: { url: 'https://lamps.example' },
  app: { baseURL: '/manual/' }
})`

const siteWith = async (docs: string) =>
  (await newSite({ 'nuxt.config.ts': config, 'content/1.index.md': '# Lamps', 'package.json': '{}' }, docs)).site

it.each([
  ['index.md', '/'],
  ['1.getting-started/1.index.md', '/getting-started'],
  ['1.getting-started/02.First Steps.md', '/getting-started/first-steps'],
  ['3.x/1.Bulbs & tubes.md', '/3.x/bulbs-and-tubes'],
  ['01-glow.md', '/01-glow'],
  ['.navigation.md', undefined],
  ['later.draft.md', undefined],
  ['a.yml', undefined]
])('%s stands at %s', async (file, path) => {
  for (const docs of ['.', 'content']) {
    const site = await siteWith(docs)
    expect(site).toMatchObject({ generator: 'nuxt-content', base: '/manual', siteUrl: 'https://lamps.example' })
    expect(site.place(file, {})?.path).toBe(path)
  }
})

it('leaves out drafts', async () => {
  const site = await siteWith('content')
  expect([true, false].map(draft => site.place('a.md', { draft })?.path)).toEqual([undefined, '/a'])
})

it('leaves other programs of Nuxt', async () => {
  const { site } = await newSite({ 'nuxt.config.ts': 'export default {}', 'content/a.md': '# A' })
  expect(site.generator).toBe('plain')
})

const headings = '## 🚀 Light & dark\n\n## 2. Use it\n\n## `a` - b\n\n## Any {#my--id}'
const ids = ['light-dark', '_2-use-it', 'a-b', 'my-id']

it('has GitHub’s ids with one hyphen at a time, and an underscore before a digit', async () => {
  expect(idsOf(await siteWith('content'), headings)).toEqual(ids)
})

it('knows the ids of a folder of its pages without a configuration', async () => {
  const page = '# Lamp\n\n::note\nGlow.\n::\n'
  const texts = (count: number, text: string) =>
    Array.from({ length: count }, (_, at) => [`${text.length}-${at}.md`, text])
  const { site } = await newSite(Object.fromEntries([...texts(3, page), ...texts(27, '# Other')]))
  expect([site.generator, ...idsOf(site, headings)]).toEqual(['plain', ...ids])
  const { site: other } = await newSite(Object.fromEntries([...texts(3, page), ...texts(28, '# Other')]))
  expect(idsOf(other, '## 2. Use it')).toEqual(['2-use-it'])
})
