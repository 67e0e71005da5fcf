import { toString as textOf } from 'mdast-util-to-string'
import { sum } from '../../../shared/numbers.ts'
import { type ResolveUrl, readSections, type SectionTree, sectionsBelow } from '../../docs/index.ts'
import { blockToMarkdown } from '../chunking/block-to-markdown.ts'
import { type Block, blocksOf, joinRows } from '../chunking/blocks.ts'
import type { Chunk } from '../chunking/chunks.ts'
import { boldHeading } from './pieces.ts'

/**
 * Collects the blocks, as Markdown, that one would read from a chunk on: to the end of its section and through the
 * sections below it (of a short page, or one that solves a problem, through all that follow) as far as there is room,
 * without the long tables and lists of these. Of a chunk that begins in the middle of a long table or list only its own
 * rows are taken, and `…` stands for the others. Links are resolved; of images only the alternative text remains.
 *
 * @param characters The room. A block is never cut; one that begins in the first half of the room may exceed it, unless
 *   it is longer than `maxBlockRatio` times the room.
 */
export const passageOf = (chunk: Chunk, resolveUrl: ResolveUrl, characters: number): string[] => {
  // The solution follows the problem and its cause.
  const room = chunk.kinds.isTroubleshooting ? 2 * characters : characters
  const blocks = blocksFrom(chunk, room)
  const startsInRows = chunk.from > 0 && blocks[0]?.rowOf !== undefined
  const taken = takeBlocks(startsInRows ? blocks.slice(0, chunk.to - chunk.from) : blocks, room)
  const passage = joinRows(taken).map(node => blockToMarkdown(node, resolveUrl))
  // The passage must not end with what introduces a block that is left out.
  while (passage.length > 1 && /([:：]|^\*\*[^*\n]+\*\*)$/.test(passage.at(-1) ?? '')) passage.pop()
  const row = taken.at(-1)?.rowOf
  const goesOn = row !== undefined && blocks[taken.length]?.rowOf === row
  return [...(startsInRows ? ['…'] : []), ...passage, ...(goesOn ? ['…'] : [])]
}

/** A block, which may be the heading of a further section. */
interface ReadBlock extends Block {
  isHeading?: boolean
}

/** Takes as many blocks as fit. A further section that does not fit as a whole is left out, if enough remains. */
const takeBlocks = (blocks: ReadBlock[], room: number): ReadBlock[] => {
  let length = 0
  const end = blocks.findIndex(block => {
    const before = length
    length += sizeOf(block)
    return length > room && before > room / 2
  })
  if (end < 0) return blocks
  const taken = blocks.slice(0, end)
  const lastHeading = taken.findLastIndex(({ isHeading }) => isHeading)
  const wholeSections = taken.slice(0, Math.max(0, lastHeading))
  return sum(wholeSections.map(sizeOf)) > room / 3 ? wholeSections : taken
}

const blocksFrom = (chunk: Chunk, room: number): ReadBlock[] => {
  const sections = readSections(chunk.page)
  const start = Math.max(
    0,
    sections.findIndex(({ anchor }) => anchor === chunk.anchor)
  )
  const readsOn = chunk.kinds.isTroubleshooting || sum(sections.flatMap(blocksOf).map(sizeOf)) <= room
  const own = sections[start]
  const further = sectionsBelow(sections, start, readsOn ? 0 : chunk.depth)
  return [...(own ? blocksOf(own).slice(chunk.from) : []), ...further.flatMap(withHeading)].filter(
    block => sizeOf(block) <= maxBlockRatio * room
  )
}

/** A block that is longer than so many times the room is left out. */
const maxBlockRatio = 3

/** A further section with its heading, up to its first long table or list. */
const withHeading = (section: SectionTree): ReadBlock[] => {
  const blocks = blocksOf(section)
  const table = blocks.findIndex(({ rowOf }) => rowOf !== undefined)
  if (table === 0) return []
  return [{ node: boldHeading(section), isHeading: true }, ...(table < 0 ? blocks : blocks.slice(0, table))]
}

const sizeOf = ({ node }: Block): number => textOf(node).length
