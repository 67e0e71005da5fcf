import { describe, expect, it } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import { readSite } from '../read-site.ts'
import { idsOf, newSite } from '../testing/site.ts'

// Addresses and ids as Jekyll 4.3.1 with kramdown built them.

const config = `baseurl: /manual
url: https://x.example
lang: de
exclude: [skip, "*.tmp.md", "/own.md"]
collections:
  docs: { output: true }
  notes: { output: true, permalink: "/n/:path/" }
  names: { output: true, permalink: "/m/:name" }
  hidden: { output: false }
  posts: { output: true }
defaults:
  - { scope: { path: given }, values: { permalink: "/given/:basename/" } }
  - { scope: { path: "", type: hidden }, values: { layout: none } }
`
const pathOf = async (file: string, frontMatter: Record<string, unknown> = {}, more = '') =>
  (await newSite({ '_config.yml': config + more })).site.place(file, frontMatter)?.path

const addresses: [file: string, html: string | undefined, pretty: string | undefined][] = [
  ['index.md', '/', '/'],
  ['README.md', '/README.html', '/README/'],
  ['sub/index.md', '/sub/', '/sub/'],
  ['sub/My Page.md', '/sub/My%20Page.html', '/sub/My%20Page/'],
  ['sub/v1.2.md', '/sub/v1.2.html', '/sub/v1.2/'],
  ['sub/b.markdown', '/sub/b.html', '/sub/b/'],
  ['given/a.md', '/given/a/', '/given/a/'],
  ['_docs/a.md', '/docs/a.html', '/docs/a/'],
  ['_docs/sub/index.md', '/docs/sub/index.html', '/docs/sub/index/'],
  ['_notes/sub/a.md', '/n/sub/a/', '/n/sub/a/'],
  ['_names/My Note.md', '/m/my-note.html', '/m/my-note.html'],
  ['_hidden/a.md', undefined, undefined],
  ['_posts/2020-01-02-my-post.md', undefined, undefined],
  ['_parts/a.md', undefined, undefined],
  ['sub/_part.md', undefined, undefined],
  ['_docs/_part.md', undefined, undefined],
  ['skip/a.md', undefined, undefined],
  ['sub/a.tmp.md', undefined, undefined],
  ['own.md', undefined, undefined],
  ['vendor/bundle/a.md', undefined, undefined],
  ['a.mdx', undefined, undefined]
]

describe('a page of Jekyll', () => {
  it.each(addresses)('%s stands at %s, or at %s where addresses are pretty', async (file, html, pretty) => {
    expect([await pathOf(file), await pathOf(file, {}, 'permalink: pretty')]).toEqual([html, pretty])
  })

  it.each([
    ['sub/a.md', '/own/place/', '/own/place/'],
    ['sub/a.md', '/own/file.html', '/own/file.html'],
    ['sub/a.md', 'rel', '/rel.html'],
    ['sub/a.md', '/:path/:basename:output_ext', '/sub/a.html'],
    ['_docs/My Doc.md', '/z/:name/', '/z/my-doc/'],
    ['sub/a.md', '/:year/:basename', '/sub/a.html']
  ])('%s with the permalink %s stands at %s', async (file, permalink, path) => {
    expect(await pathOf(file, { permalink })).toBe(path)
  })

  it('is none where it is not published', async () => {
    expect(await pathOf('a.md', { published: false })).toBeUndefined()
  })

  it('has the form that is said by hand', async () => {
    const { site } = await newSite({ '_config.yml': config }, '.', { addresses: 'clean' })
    expect(['a/b.md', 'a/index.md', '_docs/a.md'].map(file => site.place(file, {})?.path)).toEqual([
      '/a/b',
      '/a',
      '/docs/a'
    ])
  })
})

describe('a site of Jekyll', () => {
  it('lies where its configuration says, and may have its pages in a folder', async () => {
    const { site } = await newSite({ '_config.yml': `${config}source: text`, 'text/a.md': '' })
    expect(site).toMatchObject({
      generator: 'jekyll',
      base: '/manual',
      siteUrl: 'https://x.example/manual',
      language: 'de'
    })
    expect(site.folders[0]).toMatch(/text$/)
  })

  it('may be read from a part of it', async () => {
    const { site } = await newSite({ '_config.yml': config, '_docs/sub/a.md': '' }, '_docs/sub')
    expect(site.place('a.md', {})?.path).toBe('/docs/sub/a.html')
  })

  it.each([
    ['title: Lamp', { Gemfile: 'gem "jekyll", "~> 4.3"' }, 'jekyll'],
    ['theme: minima', {}, 'jekyll'],
    ['title: Lamp', {}, 'plain'],
    ['permalink: /:title/\nsource_dir: source', {}, 'hexo']
  ])('is told by its configuration %j with %j: %s', async (text, files: Record<string, string>, generator) => {
    expect((await readSite(await docsFolder({ '_config.yml': text, ...files }))).generator).toBe(generator)
  })
})

describe('ids of Jekyll', () => {
  it.each([
    ['## The _config_ file and *it* __x__', 'the-config-file-and-it-x'],
    ['## Link [to `a_b`](https://x.example/y?z=1 "T") end', 'link-to-a_b-end'],
    ['## `npm i` & **bold**', 'npm-i--bold'],
    ['## Größe ändern ß', 'größe-ändern-ß'],
    ['## 1. First', '1-first'],
    ['## Custom {#my-id}', 'my-id'],
    ['## Custom\n{: #my-id }', 'my-id'],
    ['## Custom\n{: .wide }', 'custom'],
    ['## Custom\n\n{: #my-id }\nText', 'custom'],
    ['## <kbd>Ctrl</kbd> key', 'ctrl-key'],
    ['## a &amp; b — dash… x', 'a--b--dash-x'],
    ['## ![image](https://x.example/a.png) with image', '-with-image'],
    ['## What\'s "new"? a--b', 'whats-new-ab'],
    ['## ½ ² Ⅷ ٣ हिन्दी é', '--ⅷ-٣-हिन्दी-é']
  ])('%s is %s', async (heading, id) => {
    expect(idsOf((await newSite({ '_config.yml': config })).site, heading)).toEqual([id])
  })

  it('are numbered by their text, without those that are written', async () => {
    const headings = ['## A', '> ## A', '## A', '## a-1', '## B {#c}', '## C', '## !!!', '## ???']
    expect(idsOf((await newSite({ '_config.yml': config })).site, headings.join('\n\n'))).toEqual([
      'a',
      'a-1',
      'a-2',
      'a-1',
      'c',
      'c',
      '',
      '-1'
    ])
  })
})
