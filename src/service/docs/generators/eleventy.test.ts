import { expect, it } from 'vitest'
import { idsOf, newSite } from './testing/site.ts'

const config = `const anchor = require("markdown-it-anchor")

module.exports = function (eleventyConfig) {
  const pathPrefix = "/manual/"
  eleventyConfig.ignores.add("src/drafts/*")
  return { pathPrefix, dir: { input: "src", includes: "_parts" } }
}
`
const files = {
  '.eleventy.js': config,
  '.eleventyignore': '# not these\nREADME.md\nsrc/old/\n',
  'src/index.md': '',
  'src/made/made.json': '{ "permalink": "/m/{{ page.fileSlug }}.html" }',
  'src/made/deep/deep.11tydata.js': 'module.exports = { permalink: "/n{{ page.filePathStem }}/" }',
  'src/made/own.11tydata.json': '{ "permalink": "/own/" }',
  'src/made/other.json': '{ "permalink": "/other/" }'
}

// As Eleventy 3.1.8 has them.
it.each([
  ['index.md', {}, '/'],
  ['docs/docs.md', {}, '/docs/'],
  ['docs/index.md', {}, '/docs/'],
  ['docs/With Space.md', {}, '/docs/With%20Space/'],
  ['docs/2024-01-02-dated.md', {}, '/docs/2024-01-02-dated/'],
  ['docs/02_x/01-first.md', {}, '/docs/02_x/01-first/'],
  ['docs/README.md', {}, '/docs/README/'],
  ['docs/_hidden.md', {}, '/docs/_hidden/'],
  ['docs/a.b.md', {}, '/docs/a.b/'],
  ['docs/a.md', { permalink: '/x/y/' }, '/x/y/'],
  ['docs/a.md', { permalink: 'z.html' }, '/z.html'],
  ['docs/a.md', { permalink: '/dir/index.html' }, '/dir/'],
  ['docs/a.md', { permalink: '//elsewhere.example/' }, '/elsewhere.example/'],
  ['docs/a.md', { permalink: '/g/{{ page.fileSlug }}/' }, '/g/a/'],
  ['docs/2024-01-02-a.md', { permalink: '/g/{{page.fileSlug}}/' }, '/g/a/'],
  ['docs/a.md', { permalink: '{{ page.filePathStem }}.html' }, '/docs/a.html'],
  ['docs/a.md', { permalink: '/{{ title | slugify }}/' }, '/docs/a/'],
  ['docs/a.md', { permalink: false }, undefined],
  ['docs/a.md', { draft: true }, undefined],
  ['made/a.md', {}, '/m/a.html'],
  ['made/index.md', {}, '/m/made.html'],
  ['made/a.md', { permalink: '/x/' }, '/x/'],
  ['made/own.md', {}, '/own/'],
  ['made/other.md', {}, '/m/other.html'],
  ['made/deep/a.md', {}, '/n/made/deep/a/'],
  ['made/deep/more/a.md', {}, '/n/made/deep/more/a/'],
  ['_parts/a.md', {}, undefined],
  ['_data/a.md', {}, undefined],
  ['drafts/a.md', {}, undefined],
  ['old/more/a.md', {}, undefined]
])('%s of Eleventy with %j stands at %s', async (file, frontMatter, path) => {
  const { site } = await newSite(files)
  expect(site).toMatchObject({ generator: 'eleventy', base: '/manual' })
  expect(site.place(file, frontMatter)?.path).toBe(path)
})

it.each([
  ['export default config => {}\nexport const config = { dir: { input: "content" } }', 'eleventy.config.mjs'],
  ['export default async config => {\n  config.setInputDirectory("content")\n}', 'eleventy.config.js'],
  [
    'import type { UserConfig } from "@11ty/eleventy"\nexport default (config: UserConfig) => ({ dir: { input: "./content/" } })',
    'eleventy.config.ts'
  ]
])('has its pages where %j says', async (text, name) => {
  const { site } = await newSite({ [name]: text, 'content/a.md': '', 'b.md': '' })
  expect(site).toMatchObject({ generator: 'eleventy', base: '', folders: [expect.stringMatching(/content$/)] })
  expect(site.place('a.md', {})?.path).toBe('/a/')
})

it('reads a part of the pages where only that is given, and addresses as its owner says', async () => {
  const { site } = await newSite({ ...files, 'src/made/a.md': '' }, 'src/made')
  expect(site.place('a.md', {})?.path).toBe('/m/a.html')
  expect(site.place('deep/a.md', {})?.path).toBe('/n/made/deep/a/')
  const chosen = await newSite(files, '.', { addresses: 'html' })
  expect(chosen.site.place('docs/a.md', {})?.path).toBe('/docs/a.html')
})

it('has the ids of markdown-it-anchor where its configuration has that as it comes, and those of GitHub otherwise', async () => {
  const { site } = await newSite(files)
  expect(idsOf(site, '## `lamp.on` & more')).toEqual(['lamp.on-&-more'])
  const other = await newSite({
    ...files,
    '.eleventy.js': config.replace('return', 'use(anchor, { slugify })\n  return')
  })
  expect(idsOf(other.site, '## `lamp.on` & more')).toEqual(['lampon--more'])
})
