import { expect, it } from 'vitest'
import { newSite, readFilled, written } from './testing/site.ts'

// Addresses, subtitles and includes as Vocs 2.8 has them.

const config = (settings = '') => `import { defineConfig } from 'vocs/config'
export default defineConfig({ basePath: '/manual', baseUrl: 'https://lamps.example/', ${settings} })`

const siteWith = (files: Record<string, string>, settings?: string, docs?: string) =>
  newSite({ 'vocs.config.ts': config(settings), 'src/pages/index.mdx': '# Lamps', ...files }, docs)

it.each([
  ['index.mdx', {}, '/'],
  ['guides/index.md', {}, '/guides'],
  ['guides/dimIt.mdx', {}, '/guides/dimIt'],
  ['(guides)/dim it.md', {}, '/dim%20it'],
  ['guides/README.md', {}, '/guides/README'],
  ['guides/[lamp].mdx', {}, undefined],
  ['_components/part.mdx', {}, undefined],
  ['_root.mdx', {}, undefined],
  ['later.md', { draft: true }, undefined],
  ['lamp.txt', {}, undefined]
])('%s of Vocs with %j stands at %s', async (file, frontMatter, path) => {
  const { site } = await siteWith({})
  expect(site).toMatchObject({ generator: 'vocs', base: '/manual', siteUrl: 'https://lamps.example' })
  expect(site.place(file, frontMatter)?.path).toBe(path)
})

it.each([
  ['srcDir', 'site/pages', "srcDir: 'site'"],
  ['rootDir, as version 1 has it', 'web/pages', "rootDir: 'web'"],
  ['neither, with version 1', 'docs/pages', ''],
  ['the folder of the configuration', 'pages', "srcDir: '.'"]
])('pages lie where it says: %s', async (_, pages, settings) => {
  const { site, folder } = await newSite({ 'vocs.config.ts': config(settings), [`${pages}/a.md`]: '# A' })
  expect(site.folders).toEqual([`${folder}/${pages}`])
  expect(site.place('a.md', {})?.path).toBe('/a')
})

it('keeps a page out of the search that has no priority in it', async () => {
  const { site } = await siteWith({})
  expect([0, 1].map(searchPriority => site.place('a.md', { searchPriority })?.isUnlisted)).toEqual([true, undefined])
})

it('shows the subtitle of a page below its title, which alone has an id', async () => {
  const text = '# `Lamp` [What *glows*]\n\nIt glows.\n\n## More [than light]\n\n```md\n# A [B]\n```'
  const { site } = await siteWith({ 'src/pages/a.mdx': text })
  const { page, sections } = await readFilled(site, 'a.mdx')
  expect(page.title).toBe('Lamp')
  expect(sections.map(({ anchor }) => anchor)).toEqual(['lamp', 'more-than-light'])
  expect(sections.map(written)[0]).toBe('Lamp\n\nWhat *glows*\n\nIt glows.\n')
  expect(sections.map(written)[1]).toContain('# A [B]')
})

it.each(['src/pages', 'src/pages/guides'])('includes snippets of the site, from %s', async docs => {
  const { site } = await siteWith(
    {
      'src/pages/guides/a.md': '# A\n\n```ts\n// [!include ~/snippets/lamp.ts:use]\n```',
      'src/snippets/lamp.ts': 'import lamp\n// [!region use]\nglow()\n// [!endregion use]\n'
    },
    '',
    docs
  )
  const { sections, included } = await readFilled(site, docs.endsWith('guides') ? 'a.md' : 'guides/a.md')
  expect(sections.map(written)).toEqual(['A\n\n```ts\nglow()\n```\n'])
  expect(included).toHaveLength(1)
})
