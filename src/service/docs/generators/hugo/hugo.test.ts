import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GeneratorChoice } from '../../contract.ts'
import { newSite } from '../testing/site.ts'

// Addresses as Hugo 0.111.3 printed them for these files, with `hugo list all` and in the folder that it built.

const base = 'baseURL = "https://x.example/manual/"'

/** The path of a page in a site with nothing else but some more files. */
const pathOf = async (
  file: string,
  frontMatter: Record<string, unknown> = {},
  {
    config = '',
    files = {},
    choice
  }: { config?: string; files?: Record<string, string>; choice?: GeneratorChoice } = {}
) => {
  const written = { 'hugo.toml': `${base}\n${config}`, 'content/_index.md': '', ...files }
  const { site } = await newSite(written, 'content', choice)
  return site.place(file, frontMatter)?.path
}

describe('a page of Hugo', () => {
  it.each([
    ['_index.md', '/'],
    ['docs/_index.md', '/docs/'],
    ['docs/lamp/index.md', '/docs/lamp/'],
    ['docs/README.md', '/docs/readme/'],
    ['docs/lamp.markdown', '/docs/lamp/'],
    ['docs/bulb.adoc', '/docs/bulb/'],
    ['docs/01-first.md', '/docs/01-first/'],
    ['docs/v1.2.md', '/docs/v1.2/'],
    ['Docs/Getting Started.md', '/docs/getting-started/'],
    ["docs/What's new & (old)!.md", '/docs/whats-new-old/'],
    ['docs/a  --  b.md', '/docs/a--b/'],
    ['docs/a - b.md', '/docs/a-b/'],
    ['docs/50% off.md', '/docs/50-off/'],
    ['docs/a=b;c:d.md', '/docs/abcd/'],
    ['docs/x~y_z@a,b.md', '/docs/x~y_z%40ab/'],
    ['docs/日本 語.md', '/docs/%E6%97%A5%E6%9C%AC-%E8%AA%9E/'],
    ['docs/a.fr.md', '/docs/a.fr/']
  ])('%s stands at %s', async (file, path) => {
    expect(await pathOf(file)).toBe(path)
  })

  it.each([
    ['a/b.md', { slug: 'My Slug/x Y' }, '/a/my-slug/x-y/'],
    ['a/b/index.md', { slug: 'own' }, '/a/own/'],
    ['a/b/_index.md', { slug: 'own' }, '/a/b/'],
    ['a/b.md', { slug: 12 }, '/a/12/'],
    ['a/b.md', { url: '/abs/Path X' }, '/abs/Path%20X/'],
    ['a/b.md', { URL: 'rel/path/' }, '/rel/path/'],
    ['a/b.md', { url: '/a/b.html' }, '/a/b.html'],
    ['a/b.md', { url: '/a/v1.2', slug: 'own' }, '/a/v1.2']
  ])('%s with %j stands at %s', async (file, frontMatter, path) => {
    expect(await pathOf(file, frontMatter)).toBe(path)
  })

  it.each([
    ['a.md', { draft: true }],
    ['a.md', { expiryDate: '2020-01-01' }],
    ['a.md', { date: '2999-01-01' }],
    ['a.md', { _build: { render: 'never' } }],
    ['a.md', { build: { render: false } }],
    ['a/index.md', { headless: true }],
    ['a.mdx', {}]
  ])('%s with %j is none', async (file, frontMatter) => {
    expect(await pathOf(file, frontMatter)).toBeUndefined()
  })

  it('is what the configuration builds all the same', async () => {
    const config = 'buildDrafts = true\nbuildFuture = true\nbuildExpired = true'
    expect(await pathOf('a.md', { draft: true, date: '2999-01-01', expiryDate: '2020-01-01' }, { config })).toBe('/a/')
    expect(await pathOf('a.md', { headless: true })).toBe('/a/')
  })

  it('is none beside the page of a bundle, or below it', async () => {
    const files = { 'content/a/lamp/index.md': '', 'content/b/lamp/index.fr.md': '' }
    const config = '[languages.en]\n[languages.fr]'
    const of = (file: string) => pathOf(file, {}, { config, files })
    expect([await of('a/lamp/part.md'), await of('a/lamp/deep/part.md'), await of('b/lamp/part.md')]).toEqual([
      undefined,
      undefined,
      undefined
    ])
    expect(await of('a/part.md')).toBe('/a/part/')
  })

  it('is none below a section that is a draft, or that says so of all below it', async () => {
    const files = {
      'content/a/_index.md': '---\ndraft: true\n---\n',
      'content/b/_index.md': '---\ncascade:\n  build:\n    render: never\n---\n',
      'content/c/_index.md': '---\ncascade:\n  draft: true\n  _target:\n    path: /c/old\n---\n'
    }
    const of = (file: string) => pathOf(file, {}, { files })
    expect([await of('a/in/lamp.md'), await of('b/in/lamp.md'), await of('c/lamp.md')]).toEqual([
      undefined,
      undefined,
      '/c/lamp/'
    ])
    expect(await pathOf('b/in/lamp.md', { build: { render: 'always' } }, { files })).toBe('/b/in/lamp/')
  })

  it('is none where its path is ignored', async () => {
    const config = 'ignoreFiles = ["AGENTS\\\\.md$", "("]'
    expect([await pathOf('a/AGENTS.md', {}, { config }), await pathOf('a/b.md', {}, { config })]).toEqual([
      undefined,
      '/a/b/'
    ])
  })

  it('has a title from its front matter in any case, or its name', async () => {
    const { site } = await newSite({ 'hugo.toml': 'title = "Lamps"', 'content/_index.md': '' })
    const titles = [
      site.place('a.md', { Title: 'Lamp' }),
      site.place('my-lamp/_index.md', {}),
      site.place('_index.md', {})
    ]
    expect(titles.map(place => place?.title)).toEqual(['Lamp', 'My lamp', 'Lamps'])
  })
})

describe('addresses of Hugo', () => {
  const whole: [config: string, file: string, path: string][] = [
    ['uglyURLs = true', 'a/b.md', '/a/b.html'],
    ['uglyURLs = true', 'a/_index.md', '/a.html'],
    ['uglyURLs = true', '_index.md', '/'],
    ['[uglyURLs]\na = true', 'a/b.md', '/a/b.html'],
    ['[uglyURLs]\na = true', 'b/a.md', '/b/a/'],
    ['disablePathToLower = true', 'Docs/Getting Started.md', '/Docs/Getting-Started/']
  ]
  it.each(whole)('with %j: %s stands at %s', async (config, file, path) => {
    expect(await pathOf(file, {}, { config })).toBe(path)
  })

  it('may be said by hand, but not those that a page gives itself', async () => {
    const clean = { choice: { addresses: 'clean' } } as const
    expect(await pathOf('a/b.md', {}, clean)).toBe('/a/b')
    expect(await pathOf('a/b.md', {}, { choice: { addresses: 'html' } })).toBe('/a/b.html')
    expect(await pathOf('a/b.md', { url: '/x' }, { config: 'uglyURLs = true' })).toBe('/x/')
  })

  const permalinks: [pattern: string, file: string, frontMatter: Record<string, unknown>, path: string][] = [
    [
      '/:section/:year/:month/:day/:slug/',
      'x/a.md',
      { title: "What's New: 1.2", date: '2020-03-04' },
      '/x/2020/03/04/whats-new-1.2/'
    ],
    ['/:section/:year/:slug/', 'x/a.md', { title: 'A', date: '2020-03-04', slug: 'My Own' }, '/x/2020/my-own/'],
    ['/n/:title', 'x/in/b.md', { title: 'B / T' }, '/n/b-/-t/'],
    ['/:sections/:filename/', 'x/Er/File Name.md', {}, '/x/er/file-name/'],
    ['/:sections/:contentbasename/', 'x/Er/lamp/index.md', {}, '/x/er/lamp/'],
    ['/:sections/:filename/', 'x/none/a.md', {}, '/x/a/'],
    ['/y/:slugorfilename/', 'x/a.md', {}, '/y/a/'],
    ['/y/:slugorfilename/', 'x/_index.md', {}, '/x/'],
    ['/:sections[1:]/:filename/', 'x/a.md', {}, '/x/a/'],
    ['/:year/:filename/', 'x/a.md', {}, '/x/a/']
  ]
  it.each(permalinks)('with the pattern %s: %s with %j stands at %s', async (pattern, file, frontMatter, path) => {
    const config = `[permalinks]\nX = "${pattern}"`
    expect(await pathOf(file, frontMatter, { config, files: { 'content/x/Er/_index.md': '' } })).toBe(path)
  })

  it('have patterns for pages and for sections, and for those at the top', async () => {
    const config = '[permalinks.page]\nx = "/p/:filename/"\n"/" = "/root/:filename/"\n[permalinks.section]\nx = "/s/"'
    const of = (file: string) => pathOf(file, {}, { config })
    expect([await of('x/a.md'), await of('x/_index.md'), await of('a.md')]).toEqual(['/p/a/', '/s/', '/root/a/'])
  })
})

describe('languages of Hugo', () => {
  const languages = `defaultContentLanguage = "en"
[languages.en]
languageCode = "en-GB"
[languages.fr]
[languages.pt-BR]
locale = "pt-BR"
[languages.de]
disabled = true`
  const placesOf = async (config: string, files: string[], content: Record<string, string> = {}) => {
    const { site } = await newSite({ 'hugo.toml': config, 'content/_index.md': '', ...content })
    return files.map(file => {
      const { path, language, id } = site.place(file, {}) ?? {}
      return [path, language, id]
    })
  }

  it('are told by the names of files', async () => {
    expect(
      await placesOf(languages, ['a/b.md', 'a/b.fr.md', 'a/b.pt-br.md', 'a/b.xx.md', 'a/b.de.md', '_index.fr.md'])
    ).toEqual([
      ['/a/b/', 'en-GB', 'a/b'],
      ['/fr/a/b/', 'fr', 'a/b'],
      ['/pt-br/a/b/', 'pt-BR', 'a/b'],
      ['/a/b.xx/', 'en-GB', 'a/b.xx'],
      [undefined, undefined, undefined],
      ['/fr/', 'fr', 'index']
    ])
  })

  it('may have all a folder on the site, where there are several', async () => {
    const inFolder = 'defaultContentLanguageInSubdir = true\n'
    expect((await placesOf(inFolder + languages, ['a/b.md']))[0]?.[0]).toBe('/en/a/b/')
    expect((await placesOf(`${inFolder}defaultContentLanguage = "de"`, ['a/b.de.md']))[0]).toEqual([
      '/a/b/',
      'de',
      'a/b'
    ])
  })

  it('have `url` below their folder unless it begins with a slash', async () => {
    const { site } = await newSite({ 'hugo.toml': languages, 'content/_index.md': '' })
    const paths = ['/x/y', 'x/y'].map(url => site.place('a.fr.md', { url })?.path)
    expect(paths).toEqual(['/x/y/', '/fr/x/y/'])
  })

  it('may have folders of their own, whichever of them is given', async () => {
    const config = `defaultContentLanguage = "fr"
[languages.en]
contentDir = "content/en"
[languages.fr]
contentDir = "content/fr"`
    const files = { 'hugo.toml': config, 'content/en/a/b.md': '', 'content/fr/a/b.md': '' }
    const { site } = await newSite(files)
    expect(site.folders.map(folder => folder.slice(-2))).toEqual(['fr', 'en'])
    expect(site.place('a/b.md', {})).toMatchObject({ path: '/a/b/', language: 'fr', id: 'a/b' })
    expect(site.place('../en/a/b.md', {})).toMatchObject({ path: '/en/a/b/', language: 'en', id: 'a/b' })
    expect(site.place('a/c.en.md', {})).toMatchObject({ path: '/en/a/c/', language: 'en' })
    const english = await newSite(files, 'content/en/a')
    expect(english.site.folders.map(folder => folder.slice(-4))).toEqual(['en/a', 'fr/a'])
    expect(english.site.place('b.md', {})?.path).toBe('/en/a/b/')
  })
})

describe('a site of Hugo', () => {
  it('mounts folders, also for a language', async () => {
    const config = `baseURL: https://x.example/manual/
module:
  mounts:
    - { source: content, target: content }
    - { source: other, target: content/extra }
    - { source: fr, target: content, lang: fr }
    - { source: ja, target: content, sites: { matrix: { languages: [ja] } } }
    - { source: missing, target: content }
    - { source: README.md, target: content/readme.md }
    - { source: static, target: static }
languages: { en: { weight: 1 }, fr: {}, ja: {} }`
    const files = ['content/a/b.md', 'other/c.md', 'fr/a/b.md', 'ja/a.md', 'static/a.md', 'README.md']
    const written = Object.fromEntries(files.map(file => [file, '']))
    const { site, folder } = await newSite({ 'hugo.yaml': config, ...written }, 'content')
    expect(site.folders).toEqual(['content', 'other', 'fr', 'ja'].map(name => join(folder, name)))
    const paths = ['a/b.md', '../other/c.md', '../other/c.fr.md', '../fr/a/b.md', '../fr/a/z.en.md', '../ja/a.md'].map(
      file => site.place(file, {})?.path
    )
    expect(paths).toEqual(['/a/b/', '/extra/c/', '/fr/extra/c/', '/fr/a/b/', '/a/z/', '/ja/a/'])
  })

  it.each(['hugo.toml', 'hugo.yaml', 'hugo.json', 'config.toml', 'config.yml', 'config/_default/hugo.yaml'])(
    'is configured by %s',
    async file => {
      const given = { baseurl: 'https://x.example/manual/', defaultContentLanguage: 'de' }
      const toml = `${base}\ndefaultContentLanguage = "de"`
      const text = file.endsWith('.toml') ? toml : JSON.stringify(given)
      const { site } = await newSite({ [file]: text, 'content/a.md': '' })
      expect(site).toMatchObject({
        generator: 'hugo',
        base: '/manual',
        siteUrl: 'https://x.example/manual/',
        language: 'de'
      })
    }
  )

  it('may have its configuration in several files, with those of the build for production above them', async () => {
    const { site, folder } = await newSite(
      {
        'config/_default/hugo.toml': 'baseURL = "https://test.example/"\ncontentDir = "text"',
        'config/_default/languages.yaml': 'en: {}\nfr: { contentDir: french }',
        'config/_default/permalinks.fr.toml': 'x = "/y/:filename/"',
        'config/production/config.toml': 'baseURL = "https://x.example/manual/"',
        'text/x/a.md': '',
        'french/x/a.md': ''
      },
      'text'
    )
    expect(site).toMatchObject({ generator: 'hugo', base: '/manual', root: folder })
    expect(['x/a.md', '../french/x/a.md'].map(file => site.place(file, {})?.path)).toEqual(['/x/a/', '/fr/y/a/'])
  })

  it('is that of the environment whose content is given, or of the one with most of it', async () => {
    const files = {
      'config/_default/hugo.yml': 'contentDir: docs',
      'config/dev/config.yml': 'contentDir: docs/dev',
      'config/manual/config.yml': 'contentDir: docs/manual\ndefaultContentLanguage: de',
      'config/manual/languages.yml': 'de: {}\nen: {}',
      'docs/dev/a.md': '',
      'docs/manual/a.md': '',
      'docs/manual/a.en.md': ''
    }
    const of = async (docs: string, more = {}) => {
      const { site, folder } = await newSite({ ...files, ...more }, docs)
      return [site.folders[0].slice(folder.length + 1), site.language, site.place('a.en.md', {})?.path]
    }
    expect(await of('docs/dev')).toEqual(['docs/dev', 'en', '/a/'])
    expect(await of('docs/manual')).toEqual(['docs/manual', 'de', '/en/a/'])
    expect(await of('.')).toEqual(['docs/manual', 'de', '/en/a/'])
    expect(await of('.', { 'config/production/hugo.yml': '' })).toEqual(['docs', 'en', '/a/'])
  })

  it('has no address where the configuration has one that stands in for it', async () => {
    const of = async (address: string) =>
      (await newSite({ 'hugo.toml': `baseURL = "${address}"`, 'content/a.md': '' })).site
    expect((await of('https://example.org/')).siteUrl).toBeUndefined()
    expect(await of('/manual/')).toMatchObject({ base: '/manual', siteUrl: undefined })
  })

  it('is none without content, and with a configuration of another program', async () => {
    const generatorOf = async (files: Record<string, string>) => (await newSite(files)).site.generator
    expect(await generatorOf({ 'hugo.toml': base })).toBe('plain')
    expect(await generatorOf({ 'config.toml': 'api_url = "https://x.example"', 'content/a.md': '' })).toBe('plain')
    expect((await newSite({ 'hugo.toml': base, 'content/a.md': '', 'other/a.md': '' }, 'other')).site.generator).toBe(
      'plain'
    )
  })

  it('is read with the defaults when its configuration cannot be, or only its name is said', async () => {
    expect(await pathOf('A b.md', {}, { config: '= [' })).toBe('/a-b/')
    const { site } = await newSite({ 'a.md': '' }, '.', { name: 'hugo' })
    expect(site.place('A b.md', {})?.path).toBe('/a-b/')
  })
})
