import { expect, it } from 'vitest'
import { expectLinearTime } from '../../../../shared/testing/linear-time.ts'
import { packSections } from '../../packed.ts'
import { readPage } from '../../page.ts'
import { sectionPath } from '../../section-path.ts'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'
import { withFlatLinks } from './links.ts'

// Addresses and ids as ExDoc 0.40 makes them.

const config = `defmodule Lamp.MixProject do
  use Mix.Project

  @extras ["guides/start/Up and Running.md", "README.md": [title: "Lamp"]]

  def project, do: [app: :lamp, docs: &docs/0]

  defp docs do
    [
      main: "readme", # extras: ["no.md"]
      canonical: "https://hexdocs.pm/lamp",
      extras: extras(),
      groups_for_extras: [Guides: ~r"guides/.*"]
    ]
  end

  defp extras do
    # "guides/draft.md",
    @extras ++
      Path.wildcard("guides/howto/*.md") ++
      ~w(guides/a.cheatmd CHANGELOG.md) ++
      ["guides/old.md": [filename: "former"], "Shop": [url: "https://lamps.example"]]
  end

  defp deps, do: [{:ex_doc, "~> 0.40"}]
end
`
const files = {
  'mix.exs': config,
  'README.md': '',
  'CHANGELOG.md': '',
  'guides/start/Up and Running.md': '',
  'guides/howto/dim_it.md': '',
  'guides/howto/start.md': '',
  'guides/a.cheatmd': '# A',
  'guides/old.md': ''
}

it.each([
  ['README.md', '/readme.html'],
  ['CHANGELOG.md', '/changelog.html'],
  ['guides/start/Up and Running.md', '/up-and-running.html'],
  ['guides/howto/dim_it.md', '/dim_it.html'],
  ['guides/a.cheatmd', '/a.html'],
  ['guides/old.md', '/former.html'],
  ['guides/draft.md', undefined],
  ['LICENSE.md', undefined],
  ['no.md', undefined]
])('%s of ExDoc stands at %s', async (file, path) => {
  const { site } = await newSite(files)
  expect(site).toMatchObject({ generator: 'exdoc', base: '/lamp', siteUrl: 'https://hexdocs.pm/lamp' })
  expect(site.place(file, {})?.path).toBe(path)
  if (!file.startsWith('guides/')) return
  const guides = await newSite(files, 'guides')
  expect(guides.site.place(file.slice('guides/'.length), {})?.path).toBe(path)
})

it('has the title of its configuration', async () => {
  const { site } = await newSite(files)
  expect(site.place('README.md', {})?.title).toBe('Lamp')
})

it('numbers pages whose files have the same name', async () => {
  const own = 'docs: [extras: ["a/dim.md", "b.md", "c/dim.md"]]'
  const { site } = await newSite({ 'mix.exs': own, 'a/dim.md': '', 'b.md': '', 'c/dim.md': '' })
  const paths = ['a/dim.md', 'b.md', 'c/dim.md'].map(file => site.place(file, {})?.path)
  expect(paths).toEqual(['/dim-1.html', '/b.html', '/dim-2.html'])
})

it('is not ExDoc where most of a folder is other documentation', async () => {
  const own = { 'mix.exs': 'docs: [extras: ["README.md"]]', 'README.md': '' }
  const generatorOf = async (more: Record<string, string>, docs?: string) =>
    (await newSite({ ...own, ...more }, docs)).site.generator
  expect(await generatorOf({})).toBe('exdoc')
  expect(await generatorOf({ 'deps/a/README.md': '', 'deps/b/README.md': '' })).toBe('exdoc')
  expect(await generatorOf({ 'docs/a.md': '', 'docs/b.md': '' })).toBe('plain')
  expect(await generatorOf({ 'docs/a.md': '' }, 'docs')).toBe('plain')
})

it('has every page of a folder without a configuration whose owner says that it is ExDoc', async () => {
  const { site } = await newSite({ 'start/basic_types.md': '' }, '.', { name: 'exdoc' })
  expect(site.place('start/basic_types.md', {})?.path).toBe('/basic_types.html')
})

it('is told without a configuration by links to what is documented in the code', async () => {
  const pages = {
    'a.md': '[dim](`Lamp.dim/2`)',
    'b/c.md': 'See [glow](`m:Lamp#glow`).',
    'd.md': '',
    'e.md': '`](a)`'
  }
  const { site } = await newSite(pages)
  expect([site.generator, site.place('b/c.md', {})?.path]).toEqual(['exdoc', '/c.html'])
  expect((await newSite(pages, '.', { name: 'plain' })).site.generator).toBe('plain')
  expect((await newSite({ ...pages, 'b/c.md': '' })).site.generator).toBe('plain')
})

it('has ids of headings of the second and third level', async () => {
  const { site } = await newSite(files)
  const headings =
    '## `Lamp.dim/2` & more?\n\n### Été {: .info}\n\n#### Deep\n\n## Été\n\n## Glow {: #light}\n\n# Other'
  expect(idsOf(site, headings)).toEqual(['lamp-dim-2-more', 'été', '', 'été-1', 'light', ''])
})

it('leads to the nearest heading with an id for one that has none', async () => {
  const { site } = await newSite(files)
  const read = readPage('README.md', '# A\n\n#### B\n\n## C\n\n#### D\n\n#### D', site.place('README.md', {}), site)
  const page = { ...read.page, packed: () => packSections(read.sections) }
  const anchors = read.sections.map(({ anchor }) => anchor)
  expect(anchors.map(anchor => sectionPath(page, anchor))).toEqual([
    '/readme.html',
    '/readme.html',
    '/readme.html#c',
    '/readme.html#c',
    '/readme.html#c'
  ])
  expect(new Set(anchors.slice(2)).size).toBe(3)
})

it('links to the pages of files and of modules from wherever it is', async () => {
  const page = `# A

See [start](../start/start.md#first), [dim](dim_it.md), [module](Lamp.html#dim/2), [site](https://a.example/start.md),
[\`dim/2\`](\`Lamp.dim/2\`), [more
of it](\`m:Lamp#more\`) and \`[start](start.md)\`.

\`\`\`
[start](start.md)
\`\`\`
`
  const { site } = await newSite({ ...files, 'guides/howto/start.md': page })
  const { sections } = await readFilled(site, 'guides/howto/start.md')
  expect(sections.map(written).join('\n').trim()).toBe(`A

See [start](/start.html#first), [dim](/dim_it.html), [module](/Lamp.html#dim/2), [site](https://a.example/start.md),
\`dim/2\`, more
of it and \`[start](start.md)\`.

\`\`\`
[start](start.md)
\`\`\``)
})

it.each(['`', '](', '](a', '](a#', '](a.html'])('reads many %j in linear time', part => {
  expectLinearTime(
    (text: string) => withFlatLinks(text, () => undefined),
    size => part.repeat(size)
  )
})
