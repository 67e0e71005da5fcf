import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../../../shared/testing/linear-time.ts'
import { idsOf, newSite, readFilled, written } from '../testing/site.ts'
import { replacePandoc } from './replace-pandoc.ts'

// Addresses as `quarto render` 1.6 makes them, ids as Pandoc 2.17 does: `pandoc -f markdown -t html`.

const config = `project:
  type: website
website:
  site-url: https://lamps.example/manual/
  drafts: [later.qmd]
lang: en
`

const siteWith = async (files: Record<string, string>, docs = '.') =>
  (await newSite({ '_quarto.yml': config, ...files }, docs)).site

/** A page as it is read, without its title. */
const read = async (page: string, files: Record<string, string> = {}) => {
  const site = await siteWith({ 'guide/a.qmd': page, ...files })
  const { sections } = await readFilled(site, 'guide/a.qmd')
  return sections.map(written).join('\n\n').replace(/^A\s*/, '').trim()
}

describe('a page of Quarto', () => {
  it.each([
    ['index.qmd', '/'],
    ['guide/index.qmd', '/guide/'],
    ['guide/01-first steps.qmd', '/guide/01-first%20steps.html'],
    ['guide/a.md', '/guide/a.html'],
    ['guide/v1.2.qmd', '/guide/v1.2.html'],
    ['guide/a.Rmd', '/guide/a.html'],
    ['guide/a.ipynb', '/guide/a.html'],
    ['guide/_part.qmd', undefined],
    ['_drafts/a.qmd', undefined],
    ['README.md', undefined],
    ['guide/AGENTS.md', undefined],
    ['404.qmd', undefined],
    ['later.qmd', undefined],
    ['_site/a.md', undefined],
    ['a.rst', undefined]
  ])('%s stands at %s', async (file, path) => {
    const site = await siteWith({})
    expect(site).toMatchObject({ generator: 'quarto', base: '/manual', siteUrl: 'https://lamps.example/manual/' })
    expect(site.place(file, {})?.path).toBe(path)
  })

  it('is placed below the project where only a part of it is read', async () => {
    const site = await siteWith({ 'guide/a.qmd': '# A' }, 'guide')
    expect(site.place('a.qmd', {})?.path).toBe('/guide/a.html')
  })

  it('is no draft, whoever says so, and may have a name of its own', async () => {
    const site = await siteWith({ 'plans/_metadata.yml': 'draft: true\n', 'news/_metadata.yml': 'search: false\n' })
    expect(site.place('a.qmd', { draft: true })).toBeUndefined()
    expect(site.place('plans/a.qmd', {})).toBeUndefined()
    expect(site.place('plans/a.qmd', { draft: false })?.path).toBe('/plans/a.html')
    expect(site.place('a.qmd', { 'output-file': 'b.html' })?.path).toBe('/b.html')
    expect(['news/a.qmd', 'a.qmd'].map(file => site.place(file, {})?.isUnlisted)).toEqual([true, false])
  })

  it('is one that the project renders', async () => {
    const render = 'project:\n  render: ["*.qmd", "!old.qmd", _kept.qmd, guide/]\n'
    const { site } = await newSite({ '_quarto.yml': render })
    const files = ['a.qmd', 'old.qmd', '_kept.qmd', 'guide/a.md', 'other/a.qmd']
    expect(files.filter(file => site.place(file, {}))).toEqual(['a.qmd', '_kept.qmd', 'guide/a.md'])
  })

  it('is a chapter of a book', async () => {
    const book = 'book:\n  chapters: [index.qmd, {part: p.qmd, chapters: [a.qmd]}]\n  appendices: [b.qmd]\n'
    const { site } = await newSite({ '_quarto.yml': `project: { type: book }\n${book}` })
    const files = ['index.qmd', 'p.qmd', 'a.qmd', 'b.qmd', 'c.qmd']
    expect(files.filter(file => site.place(file, {}))).toEqual(['index.qmd', 'p.qmd', 'a.qmd', 'b.qmd'])
  })
})

it('has the ids of Pandoc', async () => {
  const headings = `## Overview

## Overview

## \`code-fold\` & "Quotes" -- dash --- em...

## 3. Numbered 4.5

## नमस्ते Straße_x

## A - B

## Foo {#bar}

## bar

## Un {-}

## 1984

## Note^[more] *end*
`
  const site = await siteWith({ 'a.qmd': `# Page\n\n${headings}` })
  const { sections } = await readFilled(site, 'a.qmd')
  expect(sections.slice(1).map(({ anchor }) => anchor)).toEqual([
    'overview',
    'overview-1',
    'code-fold-quotes-dash-em',
    'numbered-4.5',
    'नमसत-straße_x',
    'a---b',
    'bar',
    'bar-1',
    'un',
    'section',
    'note-end'
  ])
  expect(idsOf(site, '## A\n\n## A')).toEqual(['a', 'a-1'])
})

describe('blocks between colons', () => {
  it('are notes, whose first heading is their title', async () => {
    expect(await read('::: {.callout-tip}\n## My `title` {.x}\n\nMind it.\n:::')).toBe(
      '> **My `title`**\n>\n> Mind it.'
    )
    expect(await read('::: callout-note\nMind it.\n:::')).toBe('> **Note**\n>\n> Mind it.')
    expect(await read(':::: {.callout-note title="Hot"}\nMind it.\n::::')).toBe('> **Hot**\n>\n> Mind it.')
  })

  it('end with the next colons, however many these are', async () => {
    const page =
      '::: {.columns}\n::: {.column width="50%"}\nLeft.\n:::\n::::: callout-note\nIn it.\n:::\nBehind.\n:::\n\nAfter.'
    expect(await read(page)).toBe('Left.\n\n> **Note**\n>\n> In it.\n\nBehind.\n\nAfter.')
  })

  it('are tabs, whose names are headings', async () => {
    const page =
      '::: {.panel-tabset group="os"}\n## Mac\n\nOne.\n\n### More\n\nTwo.\n\n## Windows\n\nThree.\n:::\n\nAfter.'
    const site = await siteWith({ 'a.qmd': `# Page\n\n${page}` })
    const { sections } = await readFilled(site, 'a.qmd')
    const text = sections.map(written).join('\n\n')
    expect(text).toMatch(/\*\*Mac\*\*|^Mac/m)
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Mac.*One\..*Two\..*Windows.*Three\./)
    expect(sections[0]?.nodes.length).toBeGreaterThan(0)
    expect(await read('::: panel-tabset\n## Mac\n\nOne.\n\n## Windows\n\nTwo.\n:::')).toBe(
      '**Mac**\n\nOne.\n\n**Windows**\n\nTwo.'
    )
  })

  it.each([
    ['.content-visible when-format="html"', true],
    ['.content-visible when-format="pdf"', false],
    ['.content-visible unless-format="html"', false],
    ['.content-hidden when-format="html"', false],
    ['.content-hidden unless-format="html"', true],
    ['.content-visible when-profile="advanced"', false],
    ['.content-visible when-meta="tool.isNew"', true],
    ['.content-visible unless-meta="tool.isOld"', true],
    ['.hidden', false]
  ])('with {%s} are shown: %s', async (attributes, isShown) => {
    const front = '---\ntool:\n  isNew: true\n---\n'
    expect(await read(`${front}::: {${attributes}}\nText\n:::\n`)).toBe(isShown ? 'Text' : '')
    expect(await read(`${front}Some [text]{${attributes}}`)).toBe(isShown ? 'Some text' : 'Some')
    expect(await read(`${front}\`\`\`{.sh ${attributes}}\ngo\n\`\`\``)).toBe(isShown ? '```sh\ngo\n```' : '')
  })
})

describe('code', () => {
  it.each([
    ['```{python}\n#| label: fig-a\n#| echo: true\n\nlamp()\n```', '```python\n\nlamp()\n```'],
    ['```{ojs}\n//| panel: input\nlamp\n```', '```js\nlamp\n```'],
    ['```{python}\n#| echo: false\nlamp()\n```', ''],
    ['```{r, echo=FALSE}\nlamp()\n```', ''],
    ['```{r}\n#| include: false\nlamp()\n```', ''],
    ['```{{python}}\n#| echo: false\nlamp()\n```', '```python\n#| echo: false\nlamp()\n```'],
    ['````md\n```{{r}}\nx\n```\n````', '````md\n```{r}\nx\n```\n````'],
    ['``` {.python filename="lamp.py"}\nlamp()\n```', '```python title="lamp.py"\nlamp()\n```'],
    ['```{=latex}\n\\lamp\n```', ''],
    ['```{=html}\n<p>Lamp</p>\n```', 'Lamp'],
    ['Takes `{python} minutes` or `r minutes` and `{{python}} x`.', 'Takes … or … and `{{python}} x`.']
  ])('%j is %j', async (page, shown) => {
    expect(await read(page)).toBe(shown)
  })

  it('is shown as all of the project or the page says', async () => {
    expect(await read('---\nexecute:\n  echo: false\n---\n```{r}\nlamp()\n```')).toBe('')
    expect(await read('```{r}\nlamp()\n```', { 'guide/_metadata.yml': 'execute: { echo: false }\n' })).toBe('')
  })
})

describe('what Pandoc alone understands', () => {
  it.each([
    [
      'A [red]{.red} ![Lamp](lamp.png){fig-alt="A `lamp` of "glass"" width=80%} [link](/b.html){.external}',
      'A red ![Lamp](lamp.png) [link](/b.html)'
    ],
    ['![](dark.png){.dark-content}Lamp', 'Lamp'],
    ['Lamp^[It glows, [see](/b.html).] on', 'Lamp (It glows, [see](/b.html).) on'],
    ['See @fig-lamp and [@tbl-bulbs].', 'See [Figure](#fig-lamp) and [Table](#tbl-bulbs).'],
    ['A lamp---on---and 1--2 in `a --b` and [c](/x--y)', 'A lamp—on—and 1–2 in `a --b` and [c](/x--y)'],
    ['Lamp^TM^', 'LampTM']
  ])('%j is %j', async (page, shown) => {
    expect(await read(page)).toBe(shown)
  })

  it('is a table drawn as a grid', async () => {
    const grid = `+------+-----------------+
| Name | What            |
+:=====+=================+
| \`a\`  | One             |
|      |                 |
|      | - more          |
+------+-----------------+
| b    | \`\`\` {.bash}     |
|      | go              |
|      | \`\`\`             |
+------+-----------------+
: Lamps {tbl-colwidths="[30,70]"}
`
    expect(await read(grid)).toBe('| Name | What |\n| - | - |\n| `a` | One more |\n| b | `go` |\n\nLamps')
  })

  it('are names of headings in brackets, which are links to them', async () => {
    expect(await read('See [Use it] and [here][Use it].\n\n## Use it {#use}\n\nGo.')).toContain(
      'See [Use it](#use) and [here](#use).'
    )
  })
})

describe('shortcodes', () => {
  it.each([
    ['On {{< meta tool.name >}} {{< var version.lamp>}}.', 'On Glow 2.1.'],
    ['```sh\nglow {{< var version.lamp >}}\n```', '```sh\nglow 2.1\n```'],
    ['Press {{< kbd Ctrl-K >}} {{< fa lamp >}}now', 'Press `Ctrl-K` now'],
    ['`{{{< meta a >}}}` and {{< meta unknown >}}end', '`{{< meta a >}}` and end'],
    ['```{.md shortcodes="false"}\n{{< meta a >}}\n```', '```md\n{{< meta a >}}\n```'],
    ['{{< include /_parts/_b.qmd >}}', 'Part of the guide.'],
    ['```py\n{{< include _lamp.py >}}\n```', '```py\nlamp()\n```'],
    ['{{< embed lamp.ipynb#fig-a >}}\n\nAfter', 'After']
  ])('%j is %j', async (page, shown) => {
    const files = {
      '_variables.yml': 'version:\n  lamp: 2.1\n',
      '_metadata.yml': 'tool:\n  name: Lamp\n',
      'guide/_metadata.yml': 'tool:\n  name: Glow\n',
      // Names files from the page that includes it.
      '_parts/_b.qmd': 'Part\n\n{{< include _c.md >}}',
      'guide/_c.md': 'of the guide.',
      'guide/_lamp.py': 'lamp()',
      'guide/lamp.ipynb': '{}'
    }
    expect((await read(page, files)).replace('Part\n\n', 'Part ').replace(/<kbd>(.*)<\/kbd>/, '`$1`')).toBe(shown)
  })
})

it('reads notebooks', async () => {
  const cells = [
    { cell_type: 'raw', source: '---\ntitle: Lamps\n---' },
    { cell_type: 'markdown', source: ['## Glow\n', '\n', 'It glows.'] },
    { cell_type: 'code', source: '#| label: a\nlamp()', metadata: { tags: ['b'] }, outputs: [{ text: 'secret' }] },
    { cell_type: 'code', source: 'hidden()', metadata: { tags: ['remove-input'] } },
    { cell_type: 'code', source: '' }
  ]
  const notebook = JSON.stringify({ cells, metadata: { language_info: { name: 'julia' } } })
  const site = await siteWith({ 'a.ipynb': notebook, 'b.ipynb': '{}' })
  const { page, sections } = await readFilled(site, 'a.ipynb')
  expect([page.title, page.path]).toEqual(['Lamps', '/a.html'])
  expect(sections.map(written).join('\n\n')).toContain('Glow\n\nIt glows.\n\n```julia\nlamp()\n```')
  await expect(readFilled(site, 'b.ipynb')).rejects.toThrow(/no notebook/)
})

it.each([
  ['blocks', '::: callout-note\n\n'],
  ['headings', '## Lamp [Lamp]\n\n'],
  ['brackets', '[a '],
  ['code', '` `` '],
  ['tables', '+-+\n| a |\n+-+\n\n'],
  ['captions', ': Lamp\n\n']
])('reads many %s in linear time', (_, part) => {
  expectLinearTime(
    (text: string) => replacePandoc(text, {}),
    size => part.repeat(size)
  )
})
