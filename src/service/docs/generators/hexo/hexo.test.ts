import { describe, expect, it } from 'vitest'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'

// Addresses as the processor of pages of Hexo 8 makes them, ids as its renderers do.

const config = `url: https://lamps.example/manual
root: /manual/
language: en
theme: navy
exclude: ['private/**']
skip_render: raw/*
`

interface More {
  settings?: string
  files?: Record<string, string>
  docs?: string
}

const siteWith = async ({ settings = '', files = {}, docs = '.' }: More = {}) => {
  const own = { '_config.yml': config + settings, 'package.json': '{ "hexo": { "version": "8.1.2" } }' }
  const texts = { 'themes/navy/languages/en.yml': 'a: b', 'themes/navy/languages/zh-cn.yml': 'a: b' }
  return (await newSite({ ...own, ...texts, 'source/docs/index.md': '# A', ...files }, docs)).site
}

const addresses: [file: string, html: string | undefined, clean: string | undefined, language?: string][] = [
  ['index.md', '/', '/', 'en'],
  ['docs/index.md', '/docs/', '/docs/', 'en'],
  ['docs/First Lamp.md', '/docs/First%20Lamp.html', '/docs/First%20Lamp', 'en'],
  ['docs/v1.2.md', '/docs/v1.2.html', '/docs/v1.2', 'en'],
  ['zh-cn/docs/lamp.md', '/zh-cn/docs/lamp.html', '/zh-cn/docs/lamp', 'zh-CN'],
  ['de/docs/lamp.md', '/de/docs/lamp.html', '/de/docs/lamp', 'en'],
  ['_posts/lamp.md', undefined, undefined],
  ['docs/_part.md', undefined, undefined],
  ['private/lamp.md', undefined, undefined],
  ['raw/lamp.md', undefined, undefined],
  ['docs/lamp.txt', undefined, undefined]
]

describe('a page of Hexo', () => {
  it.each(addresses)('%s stands at %s, or at %s', async (file, html, clean, language) => {
    for (const docs of ['.', 'source']) {
      const site = await siteWith({ docs })
      expect(site).toMatchObject({ generator: 'hexo', base: '/manual', siteUrl: 'https://lamps.example/manual' })
      expect(site.place(file, {})?.path).toBe(html)
      expect(site.place(file, {})?.language).toBe(language)
    }
    const { place } = await siteWith({ settings: 'pretty_urls: { trailing_html: false }' })
    expect(place(file, {})?.path).toBe(clean)
  })

  it('has the address that it gives itself', async () => {
    const { place } = await siteWith({ docs: 'source/docs' })
    const pathWith = (permalink: string) => place('a.md', { permalink })?.path
    expect(['other/', '/other', 'other/lamp.html'].map(pathWith)).toEqual([
      '/other/',
      '/other.html',
      '/other/lamp.html'
    ])
  })

  it('has no language where neither its folder nor the configuration says one', async () => {
    const { site } = await newSite({ '_config.yml': 'new_post_name: :title.md', 'source/a.md': '# A' })
    expect([site.language, site.place('a.md', {})?.language]).toEqual([undefined, undefined])
  })

  it('is the same page as its translation', async () => {
    const { place } = await siteWith()
    expect(place('zh-cn/docs/a.md', {})?.id).toBe(place('docs/a.md', {})?.id)
  })
})

describe('the configuration of Hexo', () => {
  it('is told from that of Jekyll', async () => {
    const generatorOf = async (settings: string, files: Record<string, string> = {}) =>
      (await newSite({ '_config.yml': settings, 'source/a.md': '# A', ...files })).site.generator
    expect(await generatorOf('theme: a\npermalink: /:title/')).toBe('jekyll')
    expect(await generatorOf('source: source\nplugins: [a]\ncode_dir: code\ncategory_dir: kinds')).toBe('jekyll')
    expect(await generatorOf('theme: a\nnew_post_name: :title.md')).toBe('hexo')
    expect(await generatorOf('theme: a', { 'package.json': '{ "dependencies": { "hexo": "^8.0.0" } }' })).toBe('hexo')
  })
})

describe('a heading of Hexo', () => {
  const headings = "## What's New?\n\n## `a_b` & *C*\n\n## What's New?\n\n## Café 布局\n\n## to `<string>`"

  it('has an id with its capitals and its curly quotes', async () => {
    expect(idsOf(await siteWith(), headings)).toEqual(['What’s-New', 'a-b-C', 'What’s-New-1', 'Cafe-布局', 'to'])
  })

  it('has the ids that the configuration wants', async () => {
    const settings = 'marked: { smartypants: false, modifyAnchors: 1 }'
    expect(idsOf(await siteWith({ settings }), headings).slice(0, 2)).toEqual(['what-s-new', 'a-b-c'])
  })

  it('is counted from two on by hexo-renderer-markdown-it', async () => {
    const files = { 'package.json': '{ "dependencies": { "hexo": "8", "hexo-renderer-markdown-it": "7" } }' }
    expect(idsOf(await siteWith({ files }), '## A\n\n## A')).toEqual(['A', 'A-2'])
  })
})

it('shows what is raw as it is written', async () => {
  const page = `# Page

| option | default |
|---|---|
| message | \`Updated: {% raw %}{{ now() }}{% endraw %}\` |

Write {% raw %}{{ name }}{% endraw %}, not {{ name }}.

{% raw %}
Use {% note %} and \`{{ a }}\`.
{% endraw %}

{% youtube abc %}

\`\`\`
{% raw %}{{ a }}{% endraw %}
\`\`\`
`
  const site = await siteWith({ files: { 'source/page.md': page } })
  const { sections } = await readFilled(site, 'page.md')
  expect(sections.map(written).join('\n').trim()).toBe(`Page

| option | default |
| - | - |
| message | \`Updated: {{ now() }}\` |

Write {{ name }}, not .

Use {% note %} and \`{{ a }}\`.

\`\`\`
{% raw %}{{ a }}{% endraw %}
\`\`\``)
})

it.each([
  ['Read {% post_link 2026-lamps "All lamps" true %}.', 'Read All lamps.'],
  ['Read {% post_link 2026-lamps %}.', 'Read 2026-lamps.'],
  ['Get {% asset_link plan.pdf The plan %}.', 'Get The plan.'],
  ['See {% link the shop https://lamps.example true Lamps %}.', 'See [the shop](https://lamps.example).'],
  ['See {% url_for start index.html %}.', 'See [start](/index.html).'],
  ['It is {% label info@very new %}.', 'It is very new.'],
  ['`{% link a https://lamps.example %}`', '`{% link a https://lamps.example %}`']
])('shows %s as %s', async (source, expected) => {
  const site = await siteWith({ files: { 'source/page.md': `# Page\n\n${source}\n` } })
  const { sections } = await readFilled(site, 'page.md')
  expect(sections.map(written).join('\n').trim()).toBe(`Page\n\n${expected}`)
})
