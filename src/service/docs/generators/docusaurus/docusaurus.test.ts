import { describe, expect, it } from 'vitest'
import { readPage } from '../../page.ts'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'

// The expected addresses and ids were built by Docusaurus 3.10.2.

const config = `
import type { Config } from '@docusaurus/types'
const config: Config = {
  url: 'https://x.example',
  baseUrl: '/manual/',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'pt-BR'],
    localeConfigs: { fr: { htmlLang: 'fr-FR' }, 'pt-BR': { path: 'pt' } }
  },
  presets: [['classic', { docs: {
    exclude: ['**/excluded/**'],
    versions: { current: { label: '3.0-dev', path: 'edge' }, '1.0': { label: '1.0 LTS', path: 'old' } }
  }, blog: false } satisfies Preset.Options]],
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community/more', numberPrefixParser: false }]
  ]
}
export default config`

const i18n = (language: string, version: string, plugin = 'docs') =>
  `../i18n/${language}/docusaurus-plugin-content-${plugin}/${version}`

/** A site with two versions, two translations and a second docs plugin; links to files that a translation needs. */
const versioned = () =>
  newSite(
    {
      'docusaurus.config.ts': config,
      'versions.json': '["2.0", "1.0"]',
      'docs/intro.md': '',
      'docs/guides/10-install.mdx': '',
      'versioned_docs/version-2.0/intro.md': '',
      'community/01-a.md': ''
    },
    'docs'
  )

const simple = (options = '', files: Record<string, string> = {}) =>
  newSite(
    {
      'docusaurus.config.js': `module.exports = { presets: [['classic', { docs: { ${options} } }]] }`,
      'docs/a.md': '',
      ...files
    },
    'docs'
  )

describe('a page of Docusaurus', () => {
  it.each([
    ['intro.md', { slug: '/' }, '/docs/'],
    ['02-guides/10-install.mdx', {}, '/docs/guides/install'],
    ['02-guides/index.md', {}, '/docs/guides/'],
    ['03_api/README.md', {}, '/docs/api/'],
    ['03_api/1. Overview.md', {}, '/docs/api/Overview'],
    ['03_api/002 - spaced.md', {}, '/docs/api/spaced'],
    ['topic/topic.md', {}, '/docs/topic/'],
    ['04-Same/04-Same.md', {}, '/docs/Same/'],
    ['topic/other.md', { id: 'custom' }, '/docs/topic/custom'],
    ['topic/relative.md', { slug: '../moved' }, '/docs/moved'],
    ['topic/absolute.md', { slug: '/else/where' }, '/docs/else/where'],
    ['topic/slash.md', { slug: 'trail/' }, '/docs/topic/trail/'],
    ['topic/deeper.md', { slug: './up/x' }, '/docs/topic/up/x'],
    ['releases/2021-11-notes.md', {}, '/docs/releases/2021-11-notes'],
    ['releases/7.0-foo.md', {}, '/docs/releases/7.0-foo'],
    ['releases/v1.2.3.md', {}, '/docs/releases/v1.2.3'],
    ['noprefix/01-kept.md', { parse_number_prefixes: false }, '/docs/noprefix/01-kept'],
    ['Getting Started.md', {}, '/docs/Getting%20Started'],
    ['Größe.md', {}, '/docs/Gr%C3%B6%C3%9Fe'],
    ['CAPS/Big.md', {}, '/docs/CAPS/Big']
  ])('%s with %o stands at %s', async (file, frontMatter, path) => {
    const { site } = await simple()
    expect(site.place(file, frontMatter)?.path).toBe(path)
  })

  it.each([
    ["routeBasePath: '/'", '/guides/install'],
    ["routeBasePath: 'learn/more'", '/learn/more/guides/install'],
    ['numberPrefixParser: false', '/docs/02-guides/10-install']
  ])('stands elsewhere with %s', async (options, path) => {
    const { site } = await simple(options)
    expect(site.place('02-guides/10-install.md', {})?.path).toBe(path)
  })

  it('ends with a slash or never, where the configuration says so', async () => {
    const paths = async (trailingSlash: boolean) => {
      const { site } = await newSite(
        { 'docusaurus.config.js': `export default { trailingSlash: ${trailingSlash} }`, 'docs/a.md': '' },
        'docs'
      )
      return ['a.md', 'b/index.md'].map(file => site.place(file, {})?.path)
    }
    expect(await paths(true)).toEqual(['/docs/a/', '/docs/b/'])
    expect(await paths(false)).toEqual(['/docs/a', '/docs/b'])
  })

  it('is none when it is a draft, unlisted, a partial or excluded', async () => {
    const { site } = await versioned()
    expect(['_part.md', '_folder/x.md', 'excluded/x.md', 'a.txt'].filter(file => site.place(file, {}))).toEqual([])
    expect([{ draft: true }, { unlisted: true }].filter(frontMatter => site.place('intro.md', frontMatter))).toEqual([])
    expect(site.place('intro.md', {})).toBeDefined()
  })
})

describe('versions, languages and further plugins of Docusaurus', () => {
  it.each([
    ['guides/10-install.mdx', '/docs/edge/guides/install', 'en', '3.0-dev'],
    ['../versioned_docs/version-2.0/guides/10-install.mdx', '/docs/guides/install', 'en', '2.0'],
    ['../versioned_docs/version-1.0/guides/10-install.mdx', '/docs/old/guides/install', 'en', '1.0'],
    [`${i18n('fr', 'current')}/guides/10-install.mdx`, '/fr/docs/edge/guides/install', 'fr-FR', '3.0-dev'],
    [`${i18n('fr', 'version-2.0')}/intro.md`, '/fr/docs/intro', 'fr-FR', '2.0'],
    [`${i18n('pt', 'current')}/intro.md`, '/pt-BR/docs/edge/intro', 'pt-BR', '3.0-dev']
  ])('%s stands at %s', async (file, path, language, version) => {
    const { site } = await versioned()
    expect(site.place(file, {})).toMatchObject({ path, language, version })
    expect(site).toMatchObject({ generator: 'docusaurus', base: '/manual', language: 'en', version: '2.0' })
    expect(site.siteUrl).toBe('https://x.example/manual')
  })

  it('share one id, and a translation of what is gone is no page', async () => {
    const { site } = await versioned()
    const files = ['intro.md', '../versioned_docs/version-2.0/intro.md', `${i18n('fr', 'current')}/intro.md`]
    expect(files.map(file => site.place(file, {})?.id)).toEqual(['intro', 'intro', 'intro'])
    expect(site.place(`${i18n('fr', 'current')}/gone.md`, {})).toBeUndefined()
  })

  it('are all read when the folder of the site is given', async () => {
    const { site } = await newSite({
      'docusaurus.config.ts': config,
      'docs/intro.md': '',
      'community/01-a.md': '',
      'community/sub/README.md': ''
    })
    expect(site.place('../community/01-a.md', {})?.path).toBe('/community/more/01-a')
    expect(site.place('../community/sub/README.md', {})?.path).toBe('/community/more/sub/')
    expect(site.place(`${i18n('fr', 'current', 'docs-community')}/01-a.md`, {})?.path).toBe('/fr/community/more/01-a')
    expect(site.place('intro.md', {})).toMatchObject({ path: '/docs/edge/intro', version: '3.0-dev' })
  })

  it('are found in a part of the docs, and from docs beside the folder of the site', async () => {
    const files = { 'versions.json': '["1.0"]', 'docs/guides/a.md': '', 'docusaurus.config.js': 'module.exports = {}' }
    const { site } = await newSite(files, 'docs/guides')
    expect(site.place('a.md', {})?.path).toBe('/docs/next/guides/a')
    expect(site.place('../../versioned_docs/version-1.0/guides/a.md', {})?.path).toBe('/docs/guides/a')
    const path = "presets: [['classic', { docs: { path: '../docs' } }]]"
    const beside = await newSite(
      { 'docs/a.md': '', 'website/docusaurus.config.js': `module.exports = { ${path} }` },
      'docs'
    )
    expect(beside.site.place('a.md', {})?.path).toBe('/docs/a')
    const other = await newSite({ 'docusaurus.config.js': 'module.exports = {}', 'other/a.md': '' }, 'other')
    expect(other.site.generator).toBe('plain')
  })

  it('are those that the configuration wants', async () => {
    const versions = { 'versions.json': '["2.0", "1.0"]' }
    const of = async (options: string) => {
      const { site } = await simple(options, versions)
      return ['a.md', '../versioned_docs/version-2.0/a.md', '../versioned_docs/version-1.0/a.md'].map(
        file => site.place(file, {})?.path
      )
    }
    expect(await of('')).toEqual(['/docs/next/a', '/docs/a', '/docs/1.0/a'])
    expect(await of("lastVersion: 'current'")).toEqual(['/docs/a', '/docs/2.0/a', '/docs/1.0/a'])
    expect(await of("onlyIncludeVersions: ['current', '1.0']")).toEqual(['/docs/next/a', undefined, '/docs/a'])
    expect(await of('disableVersioning: true')).toEqual(['/docs/a', undefined, undefined])
    const released = "presets: [['classic', { docs: { includeCurrentVersion: false } }]]"
    const { site } = await newSite({ ...versions, 'docusaurus.config.js': `module.exports = { ${released} }` })
    expect(site.folders[0]).toMatch(/versioned_docs.version-2\.0$/)
    expect(site.place('a.md', {})?.path).toBe('/docs/a')
    expect(site.place('../../docs/a.md', {})).toBeUndefined()
  })
})

describe('ids of Docusaurus', () => {
  it.each([
    ['## `npm i` & **bold** [link](./a.md)', 'npm-i--bold-link'],
    ['## Größe ändern', 'größe-ändern'],
    ['## party 🎉 time', 'party--time'],
    ['## Custom id {#my-id}', 'my-id'],
    ['## Comment id {/* #comment-id */}', 'comment-id'],
    ['## ![image](https://x.example/a.png) with image', 'image-with-image'],
    ['## foo &amp; bar', 'foo--bar'],
    ['## Fun :tada:', 'fun-tada'],
    ['## Value {1 + 1} x', 'value-1--1-x'],
    ['## a<br/>b', 'ab'],
    ['## <span>span</span> text', 'span-text']
  ])('%s is %s', async (heading, id) => {
    const { site } = await simple()
    expect(idsOf(site, heading)).toEqual([id])
  })

  it('are numbered with those of first-level headings, which have none themselves', async () => {
    const { site } = await simple()
    expect(idsOf(site, '## Page\n\n# Second\n\n## Second\n\n## My id {#my}\n\n## My')).toEqual([
      'page-1',
      '',
      'second-1',
      'my',
      'my'
    ])
    expect(
      readPage('a.md', '---\ntitle: Titled\n---\n\n## Titled', undefined, site).sections.map(({ anchor }) => anchor)
    ).toEqual(['', 'titled'])
  })
})

describe('ids of headings with capitals', () => {
  const headings = ['One Lamp', 'Two Lamps', 'Three `lamps`', 'Four Lamps', 'Five Lamps']
  const page = headings.map(text => `## ${text}`).join('\n\n')
  const linksTo = (ids: string[]) => ids.map(id => `[x](#${id})`).join(' ')
  const inCapitals = linksTo(['One-Lamp', 'Two-Lamps', 'Three-lamps', 'Four-Lamps', 'Five-Lamps'])

  it.each([
    ['keep them where links within pages do', inCapitals, 'Glow-up'],
    ['keep none where fewer do', inCapitals.replace('#One', '#no'), 'glow-up'],
    ['keep none where others do not', `${inCapitals} [x](#five-lamps)`, 'glow-up'],
    ['keep none where the headings are on other pages', `${linksTo(['A-B', 'A-C', 'A-D', 'A-E', 'A-F'])}`, 'glow-up']
  ])('%s', async (_, links, id) => {
    const { site } = await simple('', { 'docs/b.md': `${page}\n\n${links}` })
    expect(idsOf(site, '## Glow up')).toEqual([id])
  })
})

it('shows the parts that the site names for all of its pages', async () => {
  const { site } = await simple('', {
    'src/theme/MDXComponents.js':
      "import Original from '@theme-original/MDXComponents'\nimport Setup from '@site/docs/parts/_setup.mdx'\n" +
      "import Badge from '@site/src/badge'\nimport Inner from '@site/docs/parts/_inner.mdx';\nexport default { Setup, Inner }",
    'docs/parts/_setup.mdx': 'Screw it in.\n\n<Inner />',
    'docs/parts/_inner.mdx': 'Switch it on.',
    'docs/b.md': '# Lamp\n\n<Setup />\n\n<Badge />'
  })
  const { sections } = await readFilled(site, 'b.md')
  expect(sections.map(written)).toEqual(['Lamp\n\nScrew it in.\n\nSwitch it on.\n'])
})

it('Markdown is MDX, unless the configuration says otherwise', async () => {
  const formats = [undefined, 'detect', 'md'].map(async format => {
    const { site } = await newSite(
      { 'docusaurus.config.js': `export default { markdown: { format: '${format}' } }`, 'docs/a.md': '' },
      'docs'
    )
    return [site.dialect('a.md'), site.dialect('a.mdx')]
  })
  expect(await Promise.all(formats)).toEqual([
    ['mdx', 'mdx'],
    ['markdown', 'mdx'],
    ['markdown', 'markdown']
  ])
})
