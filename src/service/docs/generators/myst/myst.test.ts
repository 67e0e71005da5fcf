import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../../../shared/testing/linear-time.ts'
import { linkResolver } from '../../links.ts'
import { idOfAnchor } from '../../part-anchor.ts'
import { newSite, readFilled, written } from '../testing/site.ts'
import { readPageNames } from './labels.ts'
import { replaceMyst } from './replace-myst.ts'

// Addresses as `fileInfo` and `slugToUrl`, ids as `normalizeLabel` and `createHtmlId` of mystmd 1.6 make them.

const config = 'version: 1\nproject:\n  title: Lamps\n'

const siteWith = async (files: Record<string, string>, more = '', docs = '.') =>
  (await newSite({ 'myst.yml': config + more, ...files }, docs)).site

const placesOf = async (files: string[], more = '', docs = '.') => {
  const site = await siteWith(Object.fromEntries(files.map(file => [file, '# A'])), more, docs)
  return (names = files) => names.map(file => site.place(file, {})?.path)
}

/** A page as it is read, without its title. */
const read = async (page: string, files: Record<string, string> = {}) => {
  const site = await siteWith({ 'index.md': '# Home', 'guide/a.md': page, ...files })
  const { sections } = await readFilled(site, 'guide/a.md')
  return sections.map(written).join('\n\n').replace(/^A\s*/, '').trim()
}

describe('a page of MyST', () => {
  it('has no folders in its address, but a number where another page has it', async () => {
    const files = ['index.md', '01-first_steps.md', 'guide/Use & care.md', 'guide/02.3-old.md', 'more/old.md']
    const dated = ['2024-news.md', 'lamp.ipynb', 'guide/index.md', `${'long-'.repeat(12)}.md`]
    const places = await placesOf([...files, ...dated])
    expect(places()).toEqual([
      '/',
      '/first-steps',
      '/use-and-care',
      '/old',
      '/old-1',
      '/2024-news',
      '/lamp',
      '/index-1',
      `/${'long-'.repeat(10)}`
    ])
  })

  it('has folders in its address where the site says so', async () => {
    const places = await placesOf(
      ['index.md', '01-Guide/index.md', '01-Guide/02-use.md'],
      'site:\n  options:\n    folders: true\n'
    )
    expect(places()).toEqual(['/', '/guide', '/guide/use'])
  })

  it('is in the table of contents, in its order, where there is one', async () => {
    const toc =
      '  toc:\n    - file: start.md\n    - title: Guide\n      children:\n        - file: more/old\n        - pattern: guide/*.md\n'
    const files = ['start.md', 'index.md', 'guide/old.md', 'guide/b.md', 'more/old.md', 'c.md']
    const places = await placesOf(files, toc)
    expect(places()).toEqual(['/', undefined, '/old-1', '/b', '/old', undefined])
  })

  it('is placed alike where only a part of the project is read', async () => {
    const places = await placesOf(['index.md', 'old.md', 'guide/old.md'], '', 'guide')
    expect(places(['old.md'])).toEqual(['/old-1'])
  })

  it('is none that is excluded, built or of another format', async () => {
    const places = await placesOf(['a.md', 'b.md', '_build/c.md', 'd.rst'], '  exclude: [b.md]\n')
    expect(places()).toEqual(['/', undefined, undefined, undefined])
  })

  it('leaves other files of the name', async () => {
    const { site } = await newSite({ 'myst.yml': 'kind: tex\n', 'a.md': '# A' })
    expect(site.generator).toBe('plain')
  })
})

it('has the ids of mystmd, and those of labels', async () => {
  const site = await siteWith({
    'a.md': "# A\n\n## It's `on` & off\n\n## 2. Use\n\n(Lamp:Care)=\n\n## Care\n\n## 2. Use\n\n### Übung"
  })
  const { sections } = await readFilled(site, 'a.md')
  const ids = sections.slice(1).map(({ anchor }) => idOfAnchor(anchor))
  expect(ids).toEqual(['its-on-off', 'id-2-use', 'lamp-care', 'lamp-care', 'id-bung'])
})

describe('links', () => {
  const b = '---\ntitle: Bulbs\n---\n(bulb:use)=\n## Use `it`\n\n```{figure} a.png\n:label: Pic\n```\n\n## Care'
  it.each([
    ['See [](../b.md), [](../b.md#care).', 'See [Bulbs](../b.md), [Care](../b.md#care).'],
    ['See [](#bulb:use) and [that](#bulb:use).', 'See [Use it](/b.md#bulb-use) and [that](/b.md#bulb-use).'],
    ['See [Sec. %s](#bulb:use), [“{name}”](#bulb:use).', 'See [Use it](/b.md#bulb-use), [“Use it”](/b.md#bulb-use).'],
    ['See @bulb:use, @Pic and @cockett2015.', 'See [Use it](/b.md#bulb-use), [Figure](/b.md#pic) and @cockett2015.'],
    [
      'A <wiki:Light_bulb> of [it](wiki:Lamp), <doi:10.1/a>',
      'A [Light bulb](https://en.wikipedia.org/wiki/Light_bulb) of [it](https://en.wikipedia.org/wiki/Lamp), [10.1/a](https://doi.org/10.1/a)'
    ],
    ['`[](#bulb:use)`\n\n```md\n[](../b.md)\n```', '`[](#bulb:use)`\n\n```md\n[](../b.md)\n```'],
    ['```{note}\nSee [](../b.md).\n```', '> **Note**\n>\n> See [Bulbs](../b.md).']
  ])('%j are %j', async (page, shown) => {
    expect(await read(page, { 'b.md': b })).toBe(shown)
  })
})

describe('notes', () => {
  it.each([
    [':::{tip} My title\nMind it.\n:::', '> **My title**\n>\n> Mind it.'],
    [':::{note .dropdown} My {term}`title`\n:open: true\n\nMind it.\n:::', '> **My title**\n>\n> Mind it.'],
    [':::{tip} Mind it.\n:::', '> **Tip**\n>\n> Mind it.'],
    ['````{note}\n```{tip} Hot\nMind it.\n```\nSee.\n````', '> **Note**\n>\n> > **Hot**\n> >\n> > Mind it.\n>\n> See.']
  ])('%j have their titles', async (page, shown) => {
    expect(await read(page)).toBe(shown)
  })
})

it('shows no cell that is tagged so', async () => {
  expect(await read('```{code-cell} python\n:tags: [remove-input, a]\nlamp()\n```\n\nText')).toBe('Text')
  expect(await read('```{code-cell} python\n:tags: [a]\nlamp()\n```')).toBe('```python\nlamp()\n```')
})

it('reads notebooks', async () => {
  const cells = [
    { cell_type: 'markdown', source: '# Lamps' },
    { cell_type: 'code', source: 'lamp()' }
  ]
  const site = await siteWith({ 'index.md': '# A', 'a.ipynb': JSON.stringify({ cells }) })
  const { page, sections } = await readFilled(site, 'a.ipynb')
  expect([page.path, sections.map(written).join('\n').trim()]).toEqual(['/a', 'Lamps\n\n```python\nlamp()\n```'])
})

it('resolves links to other pages by their files', async () => {
  const site = await siteWith({ 'index.md': '# A', 'guide/b.md': '# B' })
  const [a, b] = [(await readFilled(site, 'index.md')).page, (await readFilled(site, 'guide/b.md')).page]
  const files = new Map([a, b].map(page => [page.file, page]))
  const resolve = linkResolver(a, { pages: new Map(), files, site })
  expect(resolve('/guide/b.md#c')).toBe('/b#c')
})

it.each(['[a](#', '(a)=\n', ':::{note}\n', '```{tip} a\n', '@a ', '<wiki:'])('reads many %j in linear time', part => {
  const names = readPageNames(new Map())
  expectLinearTime(
    (text: string) => {
      replaceMyst(text, 'a.md', names)
      readPageNames(new Map([['a.md', text]]))
    },
    size => part.repeat(size)
  )
})
