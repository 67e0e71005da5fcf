import { describe, expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { chunksOf } from './chunks.ts'

const chunks = (source: string, file = 'a.mdx') => chunksOf(readPage(file, source))
/** A paragraph of so many characters. */
const paragraph = (length: number, end = '.') => `${'word '.repeat(length / 5).slice(0, length - 1)}${end}`

describe('a section', () => {
  it('is a chunk with its heading, its place and the headings above it', () => {
    const [first, second, third] = chunks('# Lamp\n\nIt glows.\n\n## Colour\n\nIt is warm.\n\n### Shade\n\nRed.\n')
    expect(first).toMatchObject({ heading: 'Lamp', anchor: 'lamp', depth: 1, from: 0, to: 1, text: 'It glows.' })
    expect(second).toMatchObject({
      heading: 'Colour',
      anchor: 'colour',
      depth: 2,
      trail: [],
      text: 'It is warm.'
    })
    expect(third?.trail).toEqual(['Colour'])
    expect(first?.page.path).toBe('/a')
    expect(first?.kinds.isTroubleshooting).toBe(false)
    expect(chunks('# Lamp', 'troubleshooting.md')[0]?.kinds.isTroubleshooting).toBe(true)
  })

  it('without anything of its own is none, unless the page has nothing else', () => {
    expect(chunks('# Lamp\n\n## Colour\n\nIt is warm.\n').map(({ heading }) => heading)).toEqual(['Colour'])
    expect(chunks('# Lamp\n\n## Colour\n').map(({ heading, text }) => [heading, text])).toEqual([['Lamp', '']])
  })

  it('has prose and code apart', () => {
    const [chunk] = chunks('# Lamp\n\nIt glows:\n\n```js\nlamp()\n```\n\n- It is\n  ```js\n  off()\n  ```\n')
    expect(chunk?.text).toBe('It glows:\nIt is\n')
    expect(chunk?.code).toBe('lamp()\noff()')
  })

  it('has spaces between cells, items and lines, and none inside a word', () => {
    const [chunk] = chunks(
      '# Lamp\n\nA **la**mp [he](b.md)re ~~no~~w _a_b\\\nand `code` ![alt](x.png).\n\n| One | Two |\n|---|---|\n| a | b |\n\n- x\n- y\n\n<!-- note -->\n',
      'a.md'
    )
    expect(chunk?.text).toMatch(/^A lamp here now/)
    expect(chunk?.text.split(/\s+/)).toEqual(
      expect.arrayContaining(['and', 'code', 'alt.', 'One', 'Two', 'a', 'b', 'x', 'y'])
    )
    expect(chunk?.text).not.toContain('note')
  })

  it.each([
    ['bold', '**la*m*p**'],
    ['emphasis', '_la**m**p_'],
    ['a deletion', '~~la**m**p~~'],
    ['a link', '[la**m**p](b.md)'],
    ['a link by its name', '[la**m**p][b]\n\n[b]: b.md'],
    ['a paragraph', 'la**m**p'],
    ['a heading in a quote', '> On\n>\n> ### la**m**p'],
    ['a cell', '| A |\n|---|\n| la**m**p |']
  ])('is whole in %s where a part of it stands out', (_, source) => {
    expect(chunks(`# Page\n\n${source}\n`, 'a.md')[0]?.text.split('\n')).toContain('lamp')
  })

  it('has no words of rules, footnote marks and pictures without any', () => {
    const source = '# Page\n\nA lamp[^1].![](x.png)\n\n---\n\n[^1]: It glows.\n'
    expect(chunks(source, 'a.md')[0]?.text).toBe('A lamp.\n\nIt glows.')
  })

  it('has no words of pictures that stand alone', () => {
    expect(chunks('# Page\n\n![A lamp](x.png)\n[![B](b.png)](b.md)\n\nIt glows.\n', 'a.md')[0]?.text).toBe('It glows.')
  })
})

describe('a long section', () => {
  it('is cut between its blocks, about a screen each', () => {
    const source = `# Lamp\n\n${Array.from({ length: 5 }, () => paragraph(700)).join('\n\n')}\n`
    expect(chunks(source).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
      [4, 5]
    ])
  })

  it('is never cut inside a block', () => {
    expect(chunks(`# Lamp\n\n${paragraph(5_000)}\n`)).toHaveLength(1)
  })

  it('keeps a short rest with what is before it', () => {
    const source = (rest: number) => `# Lamp\n\n${paragraph(1_500)}\n\n${paragraph(rest)}\n`
    expect(chunks(source(395)).map(({ from, to }) => [from, to])).toEqual([[0, 2]])
    expect(chunks(source(400)).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2]
    ])
  })

  it('keeps what leads in to a block with it', () => {
    const source = (end: string) => `# Lamp\n\n${paragraph(1_500, end)}\n\n${paragraph(700)}\n`
    expect(chunks(source(':')).map(({ from, to }) => [from, to])).toEqual([[0, 2]])
    expect(chunks(source('：')).map(({ from, to }) => [from, to])).toEqual([[0, 2]])
    expect(chunks(source('.')).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2]
    ])
    expect(chunks(`# Lamp\n\n${paragraph(1_500, ':')}\n`).map(({ from, to }) => [from, to])).toEqual([[0, 1]])
  })

  it('of a long table has chunks of fewer rows, and the last of them for itself', () => {
    const rows = Array.from({ length: 5 }, (_, number) => `| ${number} | ${paragraph(360)} |`).join('\n')
    const table = `| A | B |\n|---|---|\n${rows}\n`
    const found = chunks(`# Lamp\n\n${table}`)
    expect(found.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
      [4, 5]
    ])
    expect(found[1]?.text).toMatch(/^A\nB\n2\n/)
    const further = chunks(`# Lamp\n\nOne.\n\nTwo.\n\n${table}`)
    expect(further.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 6],
      [6, 7]
    ])
  })
})
