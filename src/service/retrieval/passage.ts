import type { RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { type ResolveUrl, readSections, type SectionTree } from '../docs/index.ts'
import type { Chunk } from './chunks.ts'

/**
 * What a reader would read from a chunk on, as blocks of Markdown: to the end of its section and on through the
 * sections below it, as far as there is room. Links are resolved, of images only the words are left.
 *
 * @param room Characters. A block is never cut; the first may be longer, unless it is out of all proportion.
 */
export const passageOf = (chunk: Chunk, resolveUrl: ResolveUrl, room: number): string[] => {
  const taken: string[] = []
  let length = 0
  for (const block of blocksFrom(chunk, resolveUrl)) {
    if (block.length > 3 * room) continue
    length += block.length
    if (taken.length > 0 && length > room) break
    taken.push(block)
  }
  // What only leads in to something would end the passage in mid-air.
  while (taken.length > 1 && /(:|^\*\*[^*\n]+\*\*)$/.test(taken.at(-1) ?? '')) taken.pop()
  return taken
}

function* blocksFrom(chunk: Chunk, resolveUrl: ResolveUrl): Generator<string> {
  const sections = readSections(chunk.page)
  const start = sections.findIndex(({ anchor }) => anchor === chunk.anchor)
  for (const [index, section] of sections.slice(Math.max(0, start)).entries()) {
    if (index > 0 && section.depth <= chunk.depth) return
    if (index > 0) yield boldHeading(section)
    for (const node of section.nodes.slice(index === 0 ? chunk.from : 0)) {
      const block = blockToMarkdown(node, resolveUrl)
      if (block) yield block
    }
  }
}

const boldHeading = ({ headingNodes }: SectionTree): string =>
  toMarkdown({ type: 'paragraph', children: [{ type: 'strong', children: headingNodes }] }).trim()

const blockToMarkdown = (block: RootContent, resolveUrl: ResolveUrl): string => {
  if (block.type === 'html' || block.type === 'definition') return ''
  // The tree is shared with whoever reads the page next.
  const node = structuredClone(block)
  visit(node, ['link', 'image', 'html'], (child, index, parent) => {
    if (child.type === 'link') child.url = resolveUrl(child.url)
    else if (parent && index !== undefined) {
      const alt = child.type === 'image' ? (child.alt ?? '') : ''
      ;(parent as { children: RootContent[] }).children[index] = { type: 'text', value: alt }
    }
  })
  return toMarkdown({ type: 'root', children: [node] }, { bullet: '-', extensions: [gfmToMarkdown()] }).trim()
}
