import { describe, expect, it } from 'vitest'
import { readPage } from '../../page.ts'
import { writeMarkdown } from '../../write-markdown.ts'
import { idsOf, newSite } from '../testing/site.ts'

// Ids as the package `@mintlify/common` 1.0.1211 makes them, addresses as https://mintlify.com/docs has them.

const config = (navigation: object, rest: object = {}) =>
  JSON.stringify({ $schema: 'https://mintlify.com/docs.json', name: 'Lamp', theme: 'mint', navigation, ...rest })

describe('a site of Mintlify', () => {
  it.each([
    ['index.mdx', '/'],
    ['guides/index.mdx', '/guides'],
    ['guides/01-Start here.md', '/guides/01-Start%20here'],
    ['api/v1.2.mdx', '/api/v1.2']
  ])('%s stands at %s', async (file, path) => {
    const { site } = await newSite({ 'docs.json': config({ pages: ['index'] }) })
    expect(site).toMatchObject({ generator: 'mintlify', base: '' })
    expect(site.place(file, {})?.path).toBe(path)
  })

  it.each([
    ['docs.json', { $schema: 'https://mintlify.com/docs.json', navigation: {} }, 'mintlify'],
    ['mint.json', { name: 'Lamp', colors: { primary: '#000000' }, navigation: [] }, 'mintlify'],
    ['docs.json', { name: 'Lamp' }, 'plain'],
    ['docs.json', [], 'plain']
  ])('is told by %s with %j: %s', async (file, value, generator) => {
    const { site } = await newSite({ [file]: JSON.stringify(value) })
    expect(site.generator).toBe(generator)
  })

  it.each([
    ['https://lamp.example/docs/', ['index', 'guides/docs'], { base: '/docs', siteUrl: 'https://lamp.example/docs' }],
    ['https://docs.lamp.example', ['index'], { base: '', siteUrl: 'https://docs.lamp.example' }],
    // Pages are in a folder of that name, which is in their paths already.
    ['https://lamp.example/docs', ['docs', 'docs/guides'], { base: '', siteUrl: 'https://lamp.example' }],
    ['/docs', ['index'], { base: '', siteUrl: undefined }]
  ])('is published at its canonical address %s with pages %j', async (canonical, pages, expected) => {
    const { site } = await newSite({ 'docs.json': config({ pages }, { seo: { metatags: { canonical } } }) })
    expect({ base: site.base, siteUrl: site.siteUrl }).toEqual(expected)
  })

  it('has no page of a snippet, of what is ignored, or of a link', async () => {
    const { site } = await newSite({ 'docs.json': config({}), '.mintignore': 'drafts/\n*.draft.mdx\n!CHANGELOG.md\n' })
    const files = [
      'snippets/a.mdx',
      'README.md',
      'guides/README.md',
      'drafts/a.mdx',
      'a.draft.mdx',
      'build/a.md',
      'a.txt'
    ]
    expect(files.filter(file => site.place(file, {}))).toEqual([])
    expect(site.place('a.mdx', { url: 'https://lamp.example' })).toBeUndefined()
    expect(['CHANGELOG.md', 'guides/snippets/a.mdx', 'README.mdx'].map(file => site.place(file, {})?.path)).toEqual([
      '/CHANGELOG',
      '/guides/snippets/a',
      '/README'
    ])
  })

  it('knows the language of a page by the navigation, which may be in several files, and by its folder', async () => {
    const languages = [
      { language: 'en', tabs: [{ tab: 'Docs', groups: [{ group: 'es', root: 'cli/index', pages: ['index'] }] }] },
      { $ref: './es.json' },
      { $ref: '../outside.json' }
    ]
    const { site } = await newSite({
      'docs.json': config({ languages }),
      'es.json': JSON.stringify({
        language: 'es',
        pages: ['es/index', '/inicio.mdx', { $ref: './es.json', pages: [] }]
      })
    })
    const placed = (file: string) => {
      const { language, id } = site.place(file, {}) ?? {}
      return [language, id]
    }
    expect(site.language).toBe('en')
    expect(
      ['cli/index.mdx', 'index.mdx', 'es/index.mdx', 'es/hidden.mdx', 'inicio.mdx', 'other.mdx'].map(placed)
    ).toEqual([
      ['en', 'cli/index'],
      ['en', 'index'],
      ['es', 'index'],
      ['es', 'hidden'],
      ['es', 'inicio'],
      ['en', 'other']
    ])
  })

  it('knows the version of a page, and the default one', async () => {
    const versions = [
      { version: '1', groups: [{ group: 'a', pages: ['v1/a'] }] },
      { version: '2', default: true, pages: [{ group: 'b', pages: ['a'] }] }
    ]
    const { site } = await newSite({ 'docs.json': config({ versions }) })
    expect(site.version).toBe('2')
    expect(['v1/a.mdx', 'a.mdx', 'b.mdx'].map(file => site.place(file, {})?.version)).toEqual(['1', '2', '2'])
  })

  it('keeps out of its search what is hidden, not indexed, or not in its navigation', async () => {
    const groups = [
      { group: 'a', pages: ['index', 'guides/index', 'own'] },
      { group: 'b', hidden: true, pages: ['hidden', { group: 'c', searchable: true, hidden: true, pages: ['found'] }] }
    ]
    const unlisted = async (rest: object) => {
      const { site } = await newSite({ 'docs.json': config({ groups }, rest) })
      const pages: [string, object][] = [
        ['index.mdx', {}],
        ['guides/index.mdx', {}],
        ['hidden.mdx', {}],
        ['found.mdx', {}],
        ['other.mdx', {}],
        ['own.mdx', { hidden: true }],
        ['own.mdx', { noindex: true }]
      ]
      return pages.map(([file, frontMatter]) => site.place(file, { ...frontMatter })?.isUnlisted ?? false)
    }
    expect(await unlisted({})).toEqual([false, false, true, false, true, true, true])
    expect(await unlisted({ seo: { indexing: 'all' } })).toEqual([false, false, false, false, false, false, true])
  })

  it.each([
    ['Getting started', 'getting-started'],
    ['Config.json options', 'config-json-options'],
    ["What's new", 'what’s-new'],
    ['Rate limits (per minute)', 'rate-limits-per-minute'],
    ['Read/write access', 'read/write-access'],
    ['Fees & billing', 'fees-&-billing'],
    ['Does `OAuth` work?', 'does-oauth-work'],
    ['Step 1: Go, lamp!', 'step-1-go-lamp'],
    ['Größe', 'größe'],
    ['日本語 の', '日本語-の'],
    ['100% 🎉 new', '100%--new'],
    ['Own {#my-id}', 'my-id']
  ])('“%s” has the id %s', async (heading, id) => {
    const { site } = await newSite({ 'docs.json': config({}) })
    expect(idsOf(site, `## ${heading}`, 'a.mdx')).toEqual([id])
  })

  it.each([
    ['http Response headers', '```http title="Response headers"'],
    ['json Example docs.json {1,3} highlight={2} icon="lamp" wrap', '```json title="Example docs.json"'],
    ['js hello.js lines', '```js title="hello.js"'],
    ['text expandable', '```text'],
    ['sh title="Own words"', '```sh title="Own words"']
  ])('has code under the words behind its language: %s', async (info, expected) => {
    const { site } = await newSite({ 'docs.json': config({}) })
    for (const file of ['a.mdx', 'a.md']) {
      const { sections } = readPage(file, `# A\n\n\`\`\`${info}\na\n\`\`\``, { path: '/a' }, site)
      expect(writeMarkdown(sections[0]?.nodes ?? []).split('\n')[0]).toBe(expected)
    }
  })

  it('numbers ids that repeat', async () => {
    const { site } = await newSite({ 'docs.json': config({}) })
    expect(idsOf(site, '## Overview\n\n## Overview\n\n### Overview')).toEqual(['overview', 'overview-2', 'overview-3'])
  })
})
