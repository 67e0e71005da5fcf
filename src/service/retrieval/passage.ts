import type { Code, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { type BlockNode, type ResolveUrl, readSections, type SectionTree } from '../docs/index.ts'
import { type Block, blocksOf, joinRows } from './blocks.ts'
import type { Chunk } from './chunks.ts'

/**
 * What a reader would read from a chunk on, as blocks of Markdown: to the end of its section and on through the
 * sections below it, of a short page to its end, up to the first further long table or list, as far as there is room.
 * A chunk that begins in the middle of a long table or list is read alone. Where rows are left out, `…` says so.
 * Links are resolved, of images only the words are left.
 *
 * @param room Characters. A block is never cut; the first may be longer, unless it is out of all proportion.
 */
export const passageOf = (chunk: Chunk, resolveUrl: ResolveUrl, room: number): string[] => {
  const blocks = blocksFrom(chunk, room)
  const startsInRows = chunk.from > 0 && blocks[0]?.rowOf !== undefined
  const end = startsInRows ? chunk.to - chunk.from : blocks.length
  const taken: Block[] = []
  let length = 0
  let next = 0
  for (; next < end; next++) {
    const block = blocks[next] as Block
    const size = textOf(block.node).length
    if (size > 3 * room) continue
    length += size
    if (taken.length > 0 && length > room) break
    taken.push(block)
  }
  const passage = joinRows(taken)
    .map(node => blockToMarkdown(node, resolveUrl))
    .filter(Boolean)
  // What only leads in to something would end the passage in mid-air.
  while (passage.length > 1 && /(:|^\*\*[^*\n]+\*\*)$/.test(passage.at(-1) ?? '')) passage.pop()
  const row = taken.at(-1)?.rowOf
  const goesOn = row !== undefined && blocks[next]?.rowOf === row
  return startsInRows || goesOn ? [...passage, '…'] : passage
}

const blocksFrom = (chunk: Chunk, room: number): Block[] => {
  const sections = readSections(chunk.page)
  const start = Math.max(
    0,
    sections.findIndex(({ anchor }) => anchor === chunk.anchor)
  )
  const isShort = sum(sections.flatMap(({ nodes }) => nodes.map(node => textOf(node).length))) <= room
  const end = isShort ? -1 : sections.findIndex(({ depth }, index) => index > start && depth <= chunk.depth)
  const [own, ...below] = sections.slice(start, end < 0 ? undefined : end)
  const further = below.flatMap(withHeading)
  const table = further.findIndex(({ rowOf }) => rowOf !== undefined)
  return [...(own ? blocksOf(own).slice(chunk.from) : []), ...further.slice(0, table < 0 ? undefined : table)]
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

const withHeading = (section: SectionTree): Block[] => [{ node: boldHeading(section) }, ...blocksOf(section)]

const boldHeading = ({ headingNodes }: SectionTree): BlockNode => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: headingNodes }]
})

/** Without the extension for bare addresses, which escapes the colon in each: nothing is linked where this is read. */
const gfm = (gfmToMarkdown().extensions ?? []).filter(
  ({ unsafe }) => !unsafe?.some(({ character }) => character === '@')
)
const asMarkdown: Options = { bullet: '-', extensions: gfm }

const blockToMarkdown = (block: RootContent, resolveUrl: ResolveUrl): string => {
  if (block.type === 'html' || block.type === 'definition') return ''
  // The tree is shared with whoever reads the page next.
  const node = structuredClone(block)
  visit(node, ['link', 'image', 'html', 'code'], (child, index, parent) => {
    if (child.type === 'link') child.url = resolveUrl(child.url)
    else if (child.type === 'code') child.meta = fileNameIn(child)
    else if (parent && index !== undefined) {
      const alt = child.type === 'image' ? (child.alt ?? '') : ''
      ;(parent as { children: RootContent[] }).children[index] = { type: 'text', value: alt }
    }
  })
  return toMarkdown({ type: 'root', children: [node] }, asMarkdown).trim()
}

/** Of what stands behind a code block’s language only the file’s name tells a reader anything. */
const fileNameIn = ({ meta }: Code): string | null => {
  const name = /\b(?:filename|title)=(["'])(.*?)\1/.exec(meta ?? '')?.[2]
  return name ? `title="${name}"` : null
}
