import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type BlockNode, eachNode, type Page, type ReadPage } from '../../docs/index.ts'
import { type Block, blocksOf, joinRows } from './blocks.ts'
import { kindsOf, type PageKinds } from './page-kinds.ts'

/** A stretch of a section that is searched, scored and quoted as one: whole blocks, about a screen at most. */
export interface Chunk {
  page: Page
  kinds: PageKinds
  anchor: string
  heading: string
  depth: number
  trail: string[]
  /** The first block of the section that belongs to it, and the first that does no more. */
  from: number
  to: number
  text: string
  code: string
}

/** Whether two chunks begin at the same place of one page, which may have been read again between them. */
export const isSamePlace = (one: Chunk, other: Chunk): boolean =>
  one.page.file === other.page.file &&
  one.anchor === other.anchor &&
  one.heading === other.heading &&
  one.from === other.from

/** Characters after which a chunk ends at the next block, or row of a table; a block is never cut. */
const chunkSize = { block: 1_400, row: 700 }
/** What is left of a section below this size goes with the chunk before it. */
const remainder = 400

/** The chunks of a page. A heading with nothing of its own under it is found through the trail of those below it. */
export const chunksOf = ({ page, sections }: ReadPage): Chunk[] => {
  const kinds = kindsOf(page)
  const filled = sections.filter(({ nodes }) => nodes.length > 0)
  const searched = filled.length > 0 ? filled : sections.slice(0, 1)
  return searched.flatMap(section => {
    const { anchor, heading, depth, trail } = section
    const blocks = blocksOf(section)
    return groupBlocks(blocks).map(([from, to]) => {
      const nodes = joinRows(blocks.slice(from, to))
      return { page, kinds, anchor, heading, depth, trail, from, to, text: proseOf(nodes), code: codeOf(nodes) }
    })
  })
}

/** Ranges of blocks; at least one, so that an empty page can be found by its title. */
const groupBlocks = (blocks: Block[]): [number, number][] => {
  const ranges: [number, number][] = []
  let from = 0
  let size = 0
  for (const [index, { node, rowOf }] of blocks.entries()) {
    const text = textOf(node)
    size += text.length
    // What introduces a code block or a list stays with it.
    const introduces = /[:：]$/.test(text.trimEnd())
    if (size < (rowOf === undefined ? chunkSize.block : chunkSize.row) || introduces) continue
    ranges.push([from, index + 1])
    from = index + 1
    size = 0
  }
  const last = ranges.at(-1)
  if (last && size < remainder && blocks.at(-1)?.rowOf === undefined) last[1] = blocks.length
  else if (from < blocks.length || !last) ranges.push([from, blocks.length])
  return ranges
}

const isCode = (node: Nodes): boolean => node.type === 'code'

const proseOf = (nodes: BlockNode[]): string =>
  nodes
    .filter(node => !isCode(node))
    .map(separated)
    .join('\n')

/** Text with a space between the cells and items that `toString` would glue together. */
const separated = (node: Nodes): string => {
  if ('value' in node) return node.type === 'html' || node.type === 'code' ? '' : node.value
  if (node.type === 'break') return ' '
  if (!('children' in node)) return 'alt' in node ? (node.alt ?? '') : ''
  return node.children.map(separated).join(holdsText.has(node.type) ? '' : '\n')
}

const holdsText: ReadonlySet<Nodes['type']> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'strong',
  'emphasis',
  'delete',
  'link'
])

const codeOf = (nodes: BlockNode[]): string => {
  const found: string[] = []
  for (const node of nodes) eachNode(node, inner => inner.type === 'code' && found.push(inner.value))
  return found.join('\n')
}
