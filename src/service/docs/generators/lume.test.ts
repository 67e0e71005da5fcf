import { expect, it } from 'vitest'
import { idsOf, newSite } from './testing/site.ts'

const config = `import lume from "lume/mod.ts"
import anchor from "npm:markdown-it-anchor@9"

const site = lume(
  { src: "pages", location: new URL("https://lamps.example/manual/") },
  { markdown: { plugins: [anchor] } }
)
site.ignore("README.md", "notes/")
// site.ignore("guides")
site.use(sitemap())

export default site
`
const files = { '_config.ts': config, 'pages/index.md': '', 'README.md': '' }

it.each([
  ['index.md', {}, '/'],
  ['guides/index.md', {}, '/guides/'],
  ['guides/dim it.md', {}, '/guides/dim%20it/'],
  ['guides/2026-01-31_glow.md', {}, '/guides/glow/'],
  ['guides/02_glow.md', {}, '/guides/glow/'],
  ['guides/README.md', {}, '/guides/README/'],
  ['guides/a.md', { url: '/light/' }, '/light/'],
  ['guides/a.md', { url: './light.html' }, '/guides/light.html'],
  ['guides/a.md', { url: '/' }, '/'],
  ['guides/a.md', { url: '//elsewhere.example/' }, '/elsewhere.example/'],
  ['guides/a.md', { url: false }, undefined],
  ['guides/a.md', { draft: true }, undefined],
  ['README.md', {}, undefined],
  ['notes/a.md', {}, undefined],
  ['notes.md', {}, '/notes/'],
  ['_includes/a.md', {}, undefined],
  ['.drafts/a.md', {}, undefined]
])('%s of Lume with %j stands at %s', async (file, frontMatter, path) => {
  const { site } = await newSite(files)
  expect(site).toMatchObject({ generator: 'lume', base: '/manual', siteUrl: 'https://lamps.example/manual' })
  expect(site.place(file, frontMatter)?.path).toBe(path)
})

it('has addresses with an extension where its configuration or its owner says so', async () => {
  const plainFiles = { '_config.ts': 'import lume from "lume/mod.ts"\nexport default lume({ prettyUrls: false })' }
  const { site } = await newSite({ ...plainFiles, 'a.md': '' })
  expect(site.place('a.md', {})?.path).toBe('/a.html')
  const chosen = await newSite(files, '.', { addresses: 'html' })
  expect(chosen.site.place('a.md', {})?.path).toBe('/a.html')
})

it('has the ids of markdown-it-anchor where its configuration has that, and those of GitHub otherwise', async () => {
  const headings = '## `Deno.serve` & more\n\n## What’s “new”?\n\n## Dim\n\n## Dim\n\n## Glow {#light}'
  const { site } = await newSite(files)
  expect(idsOf(site, headings)).toEqual(['deno.serve-&-more', 'what’s-“new”?', 'dim', 'dim-1', 'light'])
  const other = await newSite({ ...files, '_config.ts': config.replaceAll('markdown-it-anchor', 'markdown-it-toc') })
  expect(idsOf(other.site, '## `Deno.serve` & more')).toEqual(['denoserve--more'])
})

it('is not Lume with another configuration of that name', async () => {
  const { site } = await newSite({ '_config.ts': 'export default {}', 'a.md': '' })
  expect(site.generator).toBe('plain')
})
