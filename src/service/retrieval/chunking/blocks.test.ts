import { describe, expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { blockToMarkdown } from './block-to-markdown.ts'
import { type Block, blocksOf, joinRows } from './blocks.ts'

const blocks = (source: string): Block[] => {
  const [section] = readPage('a.md', `# Page\n\n${source}`).sections
  return section ? blocksOf(section) : []
}
const markdown = (found: Block[]) => found.map(({ node }) => blockToMarkdown(node, url => url))
const long = 'It says so at length. '.repeat(10).trim()

describe('the blocks of a section', () => {
  it('are its paragraphs, short tables and short lists whole', () => {
    const found = blocks('One.\n\n- a\n- b\n\n| A |\n|---|\n| 1 |\n| 2 |\n')
    expect(found.map(({ node, rowOf }) => [node.type, rowOf])).toEqual([
      ['paragraph', undefined],
      ['list', undefined],
      ['table', undefined]
    ])
  })

  it('are the rows of a long table, each under its head', () => {
    const found = blocks(`One.\n\n| A | B |\n|---|---|\n${[1, 2, 3].map(n => `| ${n} | ${long} |`).join('\n')}\n`)
    expect(found.map(({ rowOf }) => rowOf)).toEqual([undefined, 1, 1, 1])
    expect(markdown(found)[2]).toBe(`| A | B |\n| - | - |\n| 2 | ${long} |`)
  })

  it('are the items of a long list, each with its number', () => {
    const found = blocks(['x', 'y', 'z'].map((name, index) => `${index + 3}. ${name} ${long}`).join('\n'))
    expect(markdown(found)).toEqual([`3. x ${long}`, `4. y ${long}`, `5. z ${long}`])
    expect(markdown(blocks(['x', 'y', 'z'].map(name => `- ${name} ${long}`).join('\n')))[1]).toBe(`- y ${long}`)
  })

  it('are a long list of one item, or a table of one row, whole', () => {
    expect(blocks(`- ${long.repeat(4)}`).map(({ rowOf }) => rowOf)).toEqual([undefined])
    expect(blocks(`| A |\n|---|\n| ${long.repeat(4)} |`).map(({ rowOf }) => rowOf)).toEqual([undefined])
  })

  it('are a list or a table of six hundred characters whole, and of more in rows', () => {
    const half = 'x'.repeat(300)
    expect(blocks(`- ${half}\n- ${half}`)).toHaveLength(1)
    expect(blocks(`- ${half}\n- ${half}x`)).toHaveLength(2)
  })

  it.each([
    ['several items', '- [A](#a)\n- [B](#b)', 0],
    ['one item with others below it', '- [Page](#page)\n  - [A](#a)\n    - [B](#b)', 0],
    ['one link', '- [A](#a)', 1],
    ['links to other pages', '- [Page](#page)\n  - [B](b.md)', 1],
    ['more than a link', '- [A](#a)\n- [B](#b) glows', 1]
  ])('are without the contents of the page: %s', (_case, list, count) => {
    expect(blocks(list)).toHaveLength(count)
  })

  it('are long paragraphs and quotes whole', () => {
    expect(
      blocks(`${long.repeat(4)}\n\n> ${long.repeat(2)}\n>\n> ${long.repeat(2)}`).map(({ rowOf }) => rowOf)
    ).toEqual([undefined, undefined])
  })
})

describe('rows that follow one another', () => {
  it('are one table or list again', () => {
    const table = `| A | B |\n| - | - |\n${[1, 2, 3].map(n => `| ${n} | ${long} |`).join('\n')}`
    const list = ['x', 'y', 'z'].map(name => `- ${name} ${long}`).join('\n')
    const found = blocks(`One.\n\n${table}\n\n${list}\n\nTwo.\n`)
    expect(found).toHaveLength(8)
    expect(joinRows(found).map(node => blockToMarkdown(node, url => url))).toEqual(['One.', table, list, 'Two.'])
  })

  it('of two lists stay two', () => {
    const list = (mark: string) => ['x', 'y', 'z'].map(name => `${mark} ${name} ${long}`).join('\n')
    expect(joinRows(blocks(`${list('-')}\n\n${list('*')}`))).toHaveLength(2)
  })

  it('leaves the blocks as they were', () => {
    const found = blocks(['x', 'y', 'z'].map(name => `- ${name} ${long}`).join('\n'))
    const before = markdown(found)
    joinRows(found)
    expect(markdown(found)).toEqual(before)
  })
})
