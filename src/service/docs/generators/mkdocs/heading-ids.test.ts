import { describe, expect, it } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import { readPage } from '../../page.ts'
import { readSite } from '../read-site.ts'

// The ids are those of Python-Markdown 3.4.1 with pymdownx 9.5, as MkDocs 1.4.2 wrote them into its pages.

const idsOf = async (toc: string, markdown: string) => {
  const config = `markdown_extensions:\n  - attr_list\n  - toc: ${toc}`
  const site = await readSite(await docsFolder({ 'mkdocs.yml': `docs_dir: .\n${config}`, 'a.md': markdown }))
  return readPage('a.md', markdown, { path: '/a/' }, site).sections.map(({ anchor }) => anchor)
}

const headings: [heading: string, ascii: string, unicode: string][] = [
  ['Title of *this* page', 'title-of-this-page', 'title-of-this-page'],
  ['Install `npm_i --save`', 'install-npm_i-save', 'install-npm_i---save'],
  ['Install `npm_i --save`', 'install-npm_i-save_1', 'install-npm_i---save_1'],
  ['Install_1', 'install_1', 'install_1'],
  ['Install', 'install', 'install'],
  ['Install', 'install_2', 'install_2'],
  ['Über größe & Straße 中文', 'uber-groe-strae', 'über-größe--straße-中文'],
  ['中文', '_1', '中文'],
  ['中文', '_2', '中文_1'],
  ['🚀 Rocket launch', 'rocket-launch', '-rocket-launch'],
  ['C++ / C# (and F#)?', 'c-c-and-f', 'c--c-and-f'],
  ['What’s "new" in v1.2.3', 'whats-new-in-v123', 'whats-new-in-v123'],
  ['[A link](https://x.example/) to **bold**', 'a-link-to-bold', 'a-link-to-bold'],
  ['Explicit {#my-id}', 'my-id', 'my-id'],
  ['Explicit two { #my-id2 .cls data-toc-label="X" }', 'my-id2', 'my-id2'],
  ['Explicit three {: #my.id3 }', 'my.id3', 'my.id3'],
  ['Explicit four {: .only-class }', 'explicit-four', 'explicit-four'],
  ['My id', 'my-id_1', 'my-id_1'],
  ['HTML <kbd>Ctrl</kbd> key', 'html-ctrl-key', 'html-ctrl-key'],
  ['__init__ and snake_case_name', 'init-and-snake_case_name', 'init-and-snake_case_name'],
  ['![alt text](x.png) image', 'image', 'image'],
  ['हिन्दी भाषा', '_3', 'हनद-भष'],
  ['½ ² Ⅷ', '12-2-viii', '½-²-ⅷ']
]
const page = headings.map(([heading]) => `## ${heading}`).join('\n\n')

describe('ids of Python-Markdown', () => {
  it('are ASCII by default', async () => {
    expect(await idsOf('{}', page)).toEqual(['', ...headings.map(([, id]) => id)])
  })

  it.each([
    '!!python/name:pymdownx.slugs.uslugify',
    '!!python/object/apply:pymdownx.slugs.slugify { kwds: { case: lower } }'
  ])('are Unicode with %s', async slugify => {
    expect(await idsOf(`{ slugify: ${slugify} }`, page)).toEqual(['', ...headings.map(([, , id]) => id)])
  })

  it.each([
    ['{ separator: "_" }', 'Über  Straße - B', 'uber_strae_-_b'],
    ['{ slugify: !!python/name:markdown.extensions.toc.slugify_unicode }', 'Über  Straße - B', 'über-straße-b'],
    ['{ slugify: !!python/name:pymdownx.slugs.gfm }', 'Über ÄB', 'Über-Äb'],
    ['{ slugify: !!python/name:pymdownx.slugs.uslugify_cased }', 'Über ÄB', 'Über-ÄB'],
    ['{ slugify: !!python/name:pymdownx.slugs.uslugify_encoded }', 'Über', '%C3%BCber'],
    ['{ slugify: !!python/object/apply:pymdownx.slugs.slugify { kwds: { case: fold } } }', 'Straße', 'strasse'],
    ['{ slugify: !!python/name:my.own.function }', 'Über', 'uber']
  ])('with toc: %s make %s %s', async (toc, heading, id) => {
    expect(await idsOf(toc, `# ${heading}`)).toEqual([id])
  })
})
