import { describe, expect, it } from 'vitest'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'
import { slugOf } from './slug.ts'

// Addresses as `Page::parse` and `Section::parse` of Zola 0.22 make them, slugs as the crates slug and deunicode do.

const config = `base_url = "https://lamps.example/manual/"
default_language = "en"
ignored_content = ["*/hidden.md"]
[languages.fr]
title = "Lampes"
`

interface More {
  settings?: string
  files?: Record<string, string>
  docs?: string
}

const siteWith = async ({ settings = '', files = {}, docs = '.' }: More = {}) => {
  const all = { 'config.toml': config + settings, 'content/guide/_index.md': '+++\n+++\n', ...files }
  return (await newSite(all, docs)).site
}

describe('a page of Zola', () => {
  it.each([
    ['_index.md', '/', 'en', 'index'],
    ['guide/_index.md', '/guide/', 'en', 'guide/'],
    ['guide/_index.fr.md', '/fr/guide/', 'fr', 'guide/'],
    ['guide/install.md', '/guide/install/', 'en', 'guide/install'],
    ['guide/install.fr.md', '/fr/guide/install/', 'fr', 'guide/install'],
    ['guide/lamp/index.md', '/guide/lamp/', 'en', 'guide/lamp'],
    ['guide/lamp/index.fr.md', '/fr/guide/lamp/', 'fr', 'guide/lamp'],
    ['My Guide/First Über_Page.md', '/My%20Guide/first-uber-page/', 'en', 'My Guide/First Über_Page'],
    ['news/2026-01-31-new lamp.md', '/news/new-lamp/', 'en', 'news/2026-01-31-new lamp'],
    ['news/2026-01-31.md', '/news/2026-01-31/', 'en', 'news/2026-01-31']
  ])('%s stands at %s', async (file, path, language, id) => {
    for (const docs of ['.', 'content']) {
      const site = await siteWith({ docs })
      expect(site).toMatchObject({ generator: 'zola', base: '/manual', siteUrl: 'https://lamps.example/manual' })
      expect(site.place(file, {})).toMatchObject({ path, language, id })
    }
    const part = await siteWith({ docs: 'content/guide' })
    if (file.startsWith('guide/')) expect(part.place(file.slice('guide/'.length), {})?.path).toBe(path)
  })

  it('has the slug or the path that it gives itself', async () => {
    const { place } = await siteWith()
    const pathWith = (frontMatter: Record<string, unknown>) => place('guide/a.md', frontMatter)?.path
    expect(pathWith({ slug: 'Other Lamp' })).toBe('/guide/other-lamp/')
    expect(pathWith({ path: 'else/where' })).toBe('/else/where/')
  })

  it('keeps letters and dates where the configuration says so', async () => {
    const safe = await siteWith({ settings: '[slugify]\npaths = "safe"\npaths_keep_dates = true' })
    expect(safe.place('2026-01-31 Über: uns.md', {})?.path).toBe('/2026-01-31%20%C3%9Cber%20uns/')
  })

  it('is none where it is a draft, in a draft, not rendered or ignored', async () => {
    const { place } = await siteWith({ files: { 'content/later/_index.md': '+++\ndraft = true\n+++\n' } })
    expect([place('a.md', { draft: true }), place('a.md', { render: false }), place('a/hidden.md', {})]).toEqual([
      undefined,
      undefined,
      undefined
    ])
    expect([place('later/a/b.md', {}), place('.a.md', {}), place('a.txt', {})]).toEqual([
      undefined,
      undefined,
      undefined
    ])
  })

  it('is not quoted where it only redirects, or its section is kept out of the search', async () => {
    const files = { 'content/old/_index.md': '+++\nin_search_index = false\n+++\n' }
    const { place } = await siteWith({ files })
    expect(place('guide/_index.md', { redirect_to: 'guide/a' })).toMatchObject({ path: '/guide/', isUnlisted: true })
    expect(place('old/a.md', {})?.isUnlisted).toBe(true)
    expect(place('old/deeper/a.md', {})?.isUnlisted).toBe(true)
    expect(place('guide/a.md', {})?.isUnlisted).toBeUndefined()
  })
})

describe('the configuration of Zola', () => {
  it('says no language where it names none', async () => {
    const languageOf = async (settings: string) =>
      (await newSite({ 'zola.toml': `base_url = "/"\n${settings}`, 'content/a.md': '# A' })).site.language
    expect([await languageOf(''), await languageOf('[languages.fr]')]).toEqual([undefined, 'en'])
  })

  it('is told from that of Hugo and of other programs', async () => {
    const generatorOf = async (file: string, text: string) =>
      (await newSite({ [file]: text, 'content/a.md': '# A' })).site.generator
    expect(await generatorOf('config.toml', 'baseURL = "https://lamps.example/"')).toBe('hugo')
    expect(await generatorOf('config.toml', 'base_url = "https://lamps.example/"')).toBe('zola')
    expect(await generatorOf('zola.toml', 'base_url = "/"')).toBe('zola')
    expect(await generatorOf('config.toml', 'rate = 1')).toBe('plain')
  })
})

describe('a heading of Zola', () => {
  const headings = '## Light & dark\n\n## `get_page`!\n\n## Light – dark\n\n## Any {#own}\n\n## 日本'

  it('has an id in letters and digits of ASCII', async () => {
    expect(idsOf(await siteWith(), headings)).toEqual(['light-dark', 'get-page', 'light-dark-1', 'own', ''])
  })

  it('keeps its signs where the configuration says so', async () => {
    const site = await siteWith({ settings: '[slugify]\nanchors = "off"' })
    expect(idsOf(site, headings)).toEqual(['Light_&_dark', 'get_page!', 'Light_–_dark', 'own', '日本'])
  })

  it.each([
    ['Straße à Łódź', 'strasse-a-lodz'],
    ['Ещё объект — здесь', 'eshchio-ob-ekt-zdes'],
    ['🚀 Fast', 'rocket-fast'],
    ['日本', undefined]
  ])('%s is the slug %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })
})

it('reads shortcodes, and shows those that are not called', async () => {
  const page = `+++
title = "Page"
+++
{{ toc() }}

{% note(title='Mind "this"', tags=["a", "b"]) %}
Glow.
{% end %}

Read {{ abbr(text="HTML") }}.

\`\`\`md
{{/* youtube(id="x", autoplay=true) */}}
{%/* quote(author="V") */%}
{%/* end */%}
{{ page.title }} {% if a %}
\`\`\`
`
  const site = await siteWith({ files: { 'content/page.md': page } })
  const { sections } = await readFilled(site, 'page.md')
  expect(sections.map(written).join('\n').trim()).toBe(`Page

> **Mind "this"**
>
> Glow.

Read HTML.

\`\`\`md
{{ youtube(id="x", autoplay=true) }}
{% quote(author="V") %}
{% end %}
{{ page.title }} {% if a %}
\`\`\``)
})
