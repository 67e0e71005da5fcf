import { expect, it } from 'vitest'
import { newSite, readFilled, written } from '../testing/site.ts'

// Addresses as Next.js makes them with @markdoc/next.js 0.5.

const config = (settings = '', plugin = '') => `const withMarkdoc = require('@markdoc/next.js')
module.exports = withMarkdoc(${plugin})({ pageExtensions: ['js', 'md', 'mdoc'], basePath: '/manual', ${settings} })`

interface More {
  settings?: string
  plugin?: string
  docs?: string
}

const siteWith = async (files: Record<string, string> = {}, { settings, plugin, docs }: More = {}) =>
  (await newSite({ 'next.config.js': config(settings, plugin), 'pages/index.md': '', ...files }, docs)).site

it.each([
  ['index.md', '/'],
  ['guides/index.md', '/guides'],
  ['guides/dim it.mdoc', '/guides/dim%20it'],
  ['guides/[lamp].md', undefined],
  ['guides/a.mdx', undefined]
])('%s of Markdoc in pages stands at %s', async (file, path) => {
  const site = await siteWith()
  expect(site).toMatchObject({ generator: 'markdoc', base: '/manual' })
  expect(site.place(file, {})?.path).toBe(path)
})

it.each([
  ['page.md', '/'],
  ['docs/install/page.md', '/docs/install'],
  ['(docs)/install/page.mdoc', '/install'],
  ['docs/part.md', undefined],
  ['[lamp]/page.md', undefined]
])('%s of Markdoc in app stands at %s', async (file, path) => {
  const { site } = await newSite({ 'next.config.mjs': config(), 'src/app/page.md': '' })
  expect(site.place(file, {})?.path).toBe(path)
})

it('ends with a slash where the configuration says so', async () => {
  const site = await siteWith({}, { settings: 'trailingSlash: true' })
  expect(['index.md', 'a.md'].map(file => site.place(file, {})?.path)).toEqual(['/', '/a/'])
})

it('is told from other sites of Next.js', async () => {
  const { site } = await newSite({ 'next.config.js': 'module.exports = {}', 'pages/a.md': '# A' })
  expect(site.generator).toBe('plain')
})

const headings = '## Can I dim / switch it?\n\n## The `dim` tag\n\n## Dim\n\n## Dim\n\n## Glow {% #light %}'

it.each([
  [
    'of the recipe in its documentation',
    "text.join(' ').replace(/[?]/g, '')\n.replace(/\\s+/g, '-').toLowerCase()",
    ['can-i-dim-/-switch-it', 'the-tag', 'dim', 'dim', 'light']
  ],
  ['of GitHub', 'slugify(text)', ['can-i-dim--switch-it', 'the-dim-tag', 'dim', 'dim-1', 'light']]
])('headings have the ids %s', async (_, id, ids) => {
  const node = `export const heading = { transform: ({ text }) => ({ id: ${id} }) }`
  const plugin = "{ schemaPath: './schema' }"
  const site = await siteWith({ 'schema/nodes/heading.js': node, 'pages/a.md': headings }, { plugin })
  const { sections } = await readFilled(site, 'a.md')
  expect(sections.slice(1).map(({ anchor }) => anchor)).toEqual(ids)
  expect(sections.at(-1)?.heading).toBe('Glow')
})

it('has values of the front matter, partials in partials, and tags on several lines', async () => {
  const page = `---
title: My *lamp*
---

# {% $markdoc.frontmatter.title %}

{% partial file="on.md" /%}

{% partial
   file="missing.md" /%}

{% callout
   title="Mind this"
   type="warning" %}
Glow {% $name %}.
{% /callout %}

\`{% $markdoc.frontmatter.title %}\`

\`\`\`
{% partial file="on.md" /%}
\`\`\`
`
  const files = {
    'pages/a.md': page,
    'markdoc/partials/on.md': '---\na: 1\n---\nSwitch it on.\n\n{% partial file="deep/off.md" variables={a: 1} /%}',
    'markdoc/partials/deep/off.md': 'Switch it off.\n\n{% partial file="on.md" /%}'
  }
  for (const docs of ['.', 'pages']) {
    const { page: read, sections, included } = await readFilled(await siteWith(files, { docs }), 'a.md')
    expect(read.title).toBe('My *lamp*')
    expect(included).toEqual(['../markdoc/partials/on.md', '../markdoc/partials/deep/off.md'])
    const [text = ''] = sections.map(written)
    expect(text).toContain('Switch it on.\n\nSwitch it off.\n\nSwitch it on.')
    expect(text).toContain('> **Mind this**\n>\n> Glow ….\n')
    expect(text).toContain('`{% $markdoc.frontmatter.title %}`\n\n```\n{% partial file="on.md" /%}\n```\n')
    expect(text).not.toMatch(/missing|file="deep/)
  }
})

it('is read in linear time', async () => {
  const site = await siteWith({ 'pages/a.md': '{% a\n'.repeat(20_000) + '{% table %}\n'.repeat(2_000) })
  const { sections } = await readFilled(site, 'a.md')
  expect(sections).toHaveLength(1)
})
