import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import type { GeneratorChoice } from '../../contract.ts'
import { listDocs } from '../../folder.ts'
import { readPage } from '../../page.ts'
import { writeMarkdown } from '../../write-markdown.ts'
import { readSite } from '../read-site.ts'

// The expected addresses were built by MkDocs 1.4.2 from the same files. Exclusion is that of 1.6, languages are those of
// mkdocs-static-i18n 1.2.

const siteOf = async (files: Record<string, string>, docs = 'docs', choice: GeneratorChoice = {}) =>
  readSite(join(await docsFolder(files), docs), choice)

/** File → address of everything that is a page. */
const addresses = async (files: Record<string, string>, docs?: string, choice?: GeneratorChoice) => {
  const site = await siteOf(files, docs, choice)
  const placed = (await listDocs(site)).map(file => [file, site.place(file, {})?.path] as const)
  return Object.fromEntries(placed.filter(([, path]) => path !== undefined))
}

const hostile = {
  'docs/index.md': '',
  'docs/front.md': '',
  'docs/sub/README.md': '',
  'docs/api/index.md': '',
  'docs/api/README.md': '',
  'docs/01-intro/readme.md': '',
  'docs/01-intro/02-second.md': '',
  'docs/Guides & More/Über uns/My File.v1.2.md': '',
  'docs/100% #1.md': '',
  'docs/templates/x.md': '',
  'docs/component.mdx': ''
}

describe('a page of Zensical', () => {
  const settings = `[project]
site_name = "Lamps"
site_url = "https://lamps.example/manual/"
docs_dir = "pages"
use_directory_urls = false

[project.theme]
language = "ja"

[project.markdown_extensions]
toc.slugify = { object = "pymdownx.slugs.slugify", kwds = { case = "lower" } }
`

  it('stands where its TOML says, and has its ids', async () => {
    const files = { 'zensical.toml': settings, 'mkdocs.yml': 'site_url: https://old.example', 'pages/a.md': '' }
    const site = await siteOf(files, '.')
    expect(site).toMatchObject({ generator: 'zensical', base: '/manual', language: 'ja' })
    expect(site.folders[0]).toMatch(/pages$/)
    expect(site.place('sub/a.md', {})?.path).toBe('/sub/a.html')
    const { sections } = readPage('a.md', '# A\n\n## 明かり Glow', { path: '/a' }, site)
    expect(sections.map(({ anchor }) => anchor)).toEqual(['a', '明かり-glow'])
  })

  it('stands where MkDocs would have it without settings, also of a file that is no TOML', async () => {
    for (const text of ['[project]\nsite_name = "x"\n', '[project\n']) {
      expect(await addresses({ 'zensical.toml': text, 'docs/sub/a.md': '' })).toEqual({ 'sub/a.md': '/sub/a/' })
    }
  })
})

describe('a page of MkDocs', () => {
  it('stands in a folder of its own', async () => {
    expect(await addresses({ ...hostile, 'mkdocs.yml': 'site_name: x' })).toEqual({
      'index.md': '/',
      'front.md': '/front/',
      'sub/README.md': '/sub/',
      'api/index.md': '/api/',
      '01-intro/readme.md': '/01-intro/readme/',
      '01-intro/02-second.md': '/01-intro/02-second/',
      'Guides & More/Über uns/My File.v1.2.md': '/Guides%20%26%20More/%C3%9Cber%20uns/My%20File.v1.2/',
      '100% #1.md': '/100%25%20%231/'
    })
  })

  it('is a file where use_directory_urls is off, or where that is said by hand', async () => {
    const expected = {
      'index.md': '/index.html',
      'front.md': '/front.html',
      'sub/README.md': '/sub/index.html',
      'api/index.md': '/api/index.html',
      '01-intro/readme.md': '/01-intro/readme.html',
      '01-intro/02-second.md': '/01-intro/02-second.html',
      'Guides & More/Über uns/My File.v1.2.md': '/Guides%20%26%20More/%C3%9Cber%20uns/My%20File.v1.2.html',
      '100% #1.md': '/100%25%20%231.html'
    }
    expect(await addresses({ ...hostile, 'mkdocs.yaml': 'use_directory_urls: false' })).toEqual(expected)
    expect(await addresses({ ...hostile, 'mkdocs.yml': '' }, 'docs', { addresses: 'html' })).toEqual(expected)
  })

  it('loses its last slash where the host takes it off', async () => {
    const files = { 'mkdocs.yml': '', 'docs/index.md': '', 'docs/a/index.md': '', 'docs/a/b.md': '' }
    expect(await addresses(files, 'docs', { addresses: 'clean' })).toEqual({
      'index.md': '/',
      'a/index.md': '/a',
      'a/b.md': '/a/b'
    })
  })

  it('is not what the plugin `exclude` leaves out', async () => {
    const files = {
      'mkdocs.yml': `plugins:
  - search
  - exclude:
      glob: ["**/part-*.md", "old?.md"]
      regex: ["lamps/.*\\\\.tmp\\\\.md", "(?P<python>x)"]`,
      'docs/rooms/deep/part-a.md': '',
      'docs/rooms/a-part.md': '',
      'docs/old1.md': '',
      'docs/older.md': '',
      'docs/lamps/a.tmp.md': '',
      'docs/more/lamps/a.tmp.md': ''
    }
    expect(Object.keys(await addresses(files)).toSorted()).toEqual([
      'more/lamps/a.tmp.md',
      'older.md',
      'rooms/a-part.md'
    ])
  })

  it('keeps bars within the code of a table’s cell', async () => {
    const source =
      '| Lamp | Way |\n|---|---|\n| `on|off` | ``a`|b\\.c`` |\n| x | y |\n\n`on|off`\n\n```\n|a|\n|-|\n|`b|c`|\n```'
    const { sections } = readPage('a.md', source, { path: '/a' }, await siteOf({ 'mkdocs.yml': '', 'docs/a.md': '' }))
    const [table, ...rest] = sections.flatMap(({ nodes }) => nodes)
    expect(table && writeMarkdown([table])).toBe(
      '| Lamp | Way |\n| - | - |\n| `on\\|off` | ``a`\\|b\\.c`` |\n| x | y |\n'
    )
    expect(writeMarkdown(rest)).toBe('`on|off`\n\n```\n|a|\n|-|\n|`b|c`|\n```\n')
  })

  it('is not what the configuration excludes, nor a draft', async () => {
    const files = {
      'mkdocs.yml':
        'exclude_docs: |\n  drafts/\n  *.part.md\n  !kept.part.md\n  !/templates/\ndraft_docs: "/secret.md"',
      'docs/a.md': '',
      'docs/drafts/b.md': '',
      'docs/c.part.md': '',
      'docs/kept.part.md': '',
      'docs/templates/d.md': '',
      'docs/secret.md': '',
      'docs/sub/secret.md': '',
      'docs/Secret.md': ''
    }
    expect(Object.keys(await addresses(files)).toSorted()).toEqual([
      'Secret.md',
      'a.md',
      'kept.part.md',
      'sub/secret.md',
      'templates/d.md'
    ])
    expect((await siteOf(files)).place('a.md', { draft: true })).toBeUndefined()
  })

  it('is called what the navigation calls it', async () => {
    const nav = 'nav:\n  - index.md\n  - Guides:\n      - First steps: guides/first.md\n      - https://example.com'
    const site = await siteOf({ 'mkdocs.yml': nav, 'docs/guides/first.md': '' })
    expect(site.place('guides/first.md', {})?.title).toBe('First steps')
    expect(site.place('guides/second.md', {})?.title).toBeUndefined()
  })
})

// After the source of Material for MkDocs 9.
describe('a post of the blog of Material for MkDocs', () => {
  it.each([
    ['blog', 'blog/posts/a.md', { date: '2026-01-31', slug: 'why' }, '/blog/2026/01/31/why/', undefined],
    [
      'blog',
      'blog/posts/2026/a.md',
      { date: { created: '2026-01-31' }, title: 'Über us' },
      '/blog/2026/01/31/über-us/',
      undefined
    ],
    [
      'blog: { blog_dir: ., post_url_format: "{slug}" }',
      'posts/a.md',
      { date: '2026-01-31', slug: 'why' },
      '/why/',
      undefined
    ],
    ['blog', 'blog/posts/a.md', { date: '2026-01-31' }, '/blog/posts/a/', '/blog/'],
    ['blog', 'blog/posts/a.md', { date: { created: { toString: 1 } }, slug: 'why' }, '/blog/posts/a/', '/blog/'],
    [
      'blog: { post_url_date_format: yyyy }',
      'blog/posts/a.md',
      { date: '2026-01-31', slug: 'a' },
      '/blog/posts/a/',
      '/blog/'
    ],
    ['blog: { blog_dir: . }', 'posts/a.md', {}, '/posts/a/', '/'],
    ['blog', 'blog/index.md', {}, '/blog/', undefined],
    ['search', 'blog/posts/a.md', { slug: 'why' }, '/blog/posts/a/', undefined]
  ])('with the plugin %s, %s with %o stands at %s', async (plugin, file, frontMatter, path, link) => {
    const placed = (await siteOf({ 'mkdocs.yml': `plugins:\n  - ${plugin}`, 'docs/a.md': '' })).place(file, frontMatter)
    expect([decodeURIComponent(placed?.path ?? ''), placed?.link]).toEqual([path, link])
  })
})

describe('a site of MkDocs', () => {
  it('lies where site_url says, in the language of its theme', async () => {
    const config = 'site_url: https://x.example/manual/\ntheme: { name: material, language: pt-BR }'
    expect(await siteOf({ 'mkdocs.yml': config, 'docs/index.md': '' })).toMatchObject({
      generator: 'mkdocs',
      base: '/manual',
      language: 'pt-BR'
    })
  })

  it('survives tags of Python, of plugins and of the environment', async () => {
    const config = [
      'site_url: !ENV [SITE_URL, "https://x.example/env/"]',
      'copyright: !ENV NOBODY',
      'markdown_extensions:',
      '  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }',
      '  - pymdownx.snippets: { base_path: !relative $config_dir }'
    ].join('\n')
    expect((await siteOf({ 'mkdocs.yml': config, 'docs/index.md': '' })).base).toBe('/env')
  })

  it('may have a key twice, and keys that are merged', async () => {
    const config = 'x: &shared { site_url: https://x.example/one/ }\n<<: *shared\ndocs_dir: a\ndocs_dir: docs'
    const site = await siteOf({ 'mkdocs.yml': config, 'docs/a.md': '' })
    expect(site).toMatchObject({ generator: 'mkdocs', base: '/one' })
  })

  it('is read with the defaults when its configuration cannot be', async () => {
    const files = { 'mkdocs.yml': 'nav: [\n  : }{', 'docs/a.md': '' }
    expect(await addresses(files)).toEqual({ 'a.md': '/a/' })
  })

  it('reads docs_dir, or the part of it that was given', async () => {
    const files = { 'mkdocs.yml': 'docs_dir: content', 'content/guides/a.md': '', 'docs/b.md': '', 'other/c.md': '' }
    expect(await addresses(files, '.')).toEqual({ 'guides/a.md': '/guides/a/' })
    expect(await addresses(files, 'content/guides')).toEqual({ 'a.md': '/guides/a/' })
    expect((await siteOf(files, 'other')).generator).toBe('plain')
  })

  it('inherits, maps deeply and lists whole, and changes its stamp with what it inherits', async () => {
    const files = {
      'site/mkdocs.yml': 'INHERIT: ../base.yml\ntheme: { name: material }',
      'base.yml': 'site_url: https://x.example/base/\ntheme: { language: fr }\nuse_directory_urls: false',
      'site/docs/a.md': ''
    }
    const site = await siteOf(files, 'site/docs')
    expect(site).toMatchObject({ base: '/base', language: 'fr' })
    expect(site.place('a.md', {})?.path).toBe('/a.html')
    const changed = await siteOf({ ...files, 'base.yml': 'site_url: https://x.example/' }, 'site/docs')
    expect(changed.stamp).not.toBe(site.stamp)
  })

  it('ends with a configuration that inherits from itself', async () => {
    expect((await siteOf({ 'mkdocs.yml': 'INHERIT: mkdocs.yml', 'docs/a.md': '' })).generator).toBe('mkdocs')
  })

  it('may be named by hand without a configuration', async () => {
    expect(await addresses({ 'a.md': '', 'b/index.md': '' }, '.', { name: 'mkdocs' })).toEqual({
      'a.md': '/a/',
      'b/index.md': '/b/'
    })
  })
})

describe('languages of MkDocs', () => {
  const placed = async (files: Record<string, string>, docs?: string) => {
    const site = await siteOf(files, docs)
    const pages = (await listDocs(site)).map(file => [file, site.place(file, {})] as const)
    return Object.fromEntries(
      pages.flatMap(([file, page]) => (page ? [[file, [page.path, page.language, page.id]]] : []))
    )
  }
  const plugin = (structure: string) => `
plugins:
  - i18n:
      docs_structure: ${structure}
      languages:
        - { locale: en, default: true }
        - { locale: fr }
        - { locale: ja, build: false }`

  it('may be suffixes of the files', async () => {
    const files = {
      'mkdocs.yml': plugin('suffix'),
      'docs/index.md': '',
      'docs/index.en.md': '',
      'docs/index.fr.md': '',
      'docs/guides/a.v2.md': '',
      'docs/guides/a.v2.fr.md': '',
      'docs/guides/a.v2.ja.md': ''
    }
    expect(await placed(files)).toEqual({
      'index.en.md': ['/', 'en', 'index'],
      'index.fr.md': ['/fr/', 'fr', 'index'],
      'guides/a.v2.md': ['/guides/a.v2/', 'en', 'guides/a.v2'],
      'guides/a.v2.fr.md': ['/fr/guides/a.v2/', 'fr', 'guides/a.v2']
    })
  })

  it('may be folders', async () => {
    const files = {
      'mkdocs.yml': plugin('folder'),
      'docs/en/index.md': '',
      'docs/fr/guides/a.md': '',
      'docs/ja/guides/a.md': ''
    }
    expect(await placed(files)).toEqual({
      'en/index.md': ['/', 'en', 'index'],
      'fr/guides/a.md': ['/fr/guides/a/', 'fr', 'guides/a']
    })
  })

  it('may stand in a map, as before version 1 of the plugin', async () => {
    const config = 'plugins:\n  i18n:\n    default_language: de\n    languages: { de: Deutsch, zh_Hant: x }'
    const files = { 'mkdocs.yml': config, 'docs/a.md': '', 'docs/a.zh_Hant.md': '' }
    expect(await placed(files)).toEqual({
      'a.md': ['/a/', 'de', 'a'],
      'a.zh_Hant.md': ['/zh_Hant/a/', 'zh-Hant', 'a']
    })
  })

  const beside = {
    'docs/en/mkdocs.yml': 'site_url: https://x.example/\ntheme: { language: en }',
    'docs/en/docs/a.md': '',
    'docs/de/mkdocs.yml': 'INHERIT: ../en/mkdocs.yml',
    'docs/de/docs/a.md': '',
    'docs/zh-hant/mkdocs.yml': 'INHERIT: ../en/mkdocs.yml',
    'docs/zh-hant/docs/a.md': '',
    'docs/shared/mkdocs.yml': '',
    'docs/shared/docs/a.md': '',
    'docs/src/mkdocs.yml': '',
    'docs/src/docs/a.md': ''
  }

  it('may be sites side by side that inherit from one', async () => {
    expect(await placed(beside, 'docs/en/docs')).toEqual({
      'a.md': ['/a/', 'en', 'a'],
      '../../de/docs/a.md': ['/de/a/', 'de', 'a'],
      '../../zh-hant/docs/a.md': ['/zh-hant/a/', 'zh-Hant', 'a']
    })
  })

  it('keep their addresses when one of them is given', async () => {
    expect(await placed(beside, 'docs/de/docs')).toEqual({
      'a.md': ['/de/a/', 'de', 'a'],
      '../../en/docs/a.md': ['/a/', 'en', 'a'],
      '../../zh-hant/docs/a.md': ['/zh-hant/a/', 'zh-Hant', 'a']
    })
    expect((await siteOf(beside, 'docs/de/docs')).language).toBe('en')
  })

  it('may be sites side by side that know nothing of each other', async () => {
    const files = { 'en/mkdocs.yml': '', 'en/docs/a.md': '', 'fr/mkdocs.yml': '', 'fr/docs/a.md': '' }
    expect(await placed(files, 'en/docs')).toEqual({
      'a.md': ['/a/', 'en', 'a'],
      '../../fr/docs/a.md': ['/fr/a/', 'fr', 'a']
    })
  })
})
