import type { RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { type ResolveUrl, readSections } from '../docs/index.ts'
import type { Chunk } from './chunks.ts'

/** The chunk’s blocks as Markdown, ready to be quoted: links resolved, images only by their words. */
export const blocksOf = (chunk: Chunk, resolveUrl: ResolveUrl): string[] => {
  const section = readSections(chunk.page).find(({ anchor }) => anchor === chunk.anchor)
  return (section?.nodes.slice(chunk.from, chunk.to) ?? [])
    .map(node => blockToMarkdown(node, resolveUrl))
    .filter(Boolean)
}

const blockToMarkdown = (node: RootContent, resolveUrl: ResolveUrl): string => {
  if (node.type === 'html' || node.type === 'definition') return ''
  visit(node, ['link', 'image', 'html'], (child, index, parent) => {
    if (child.type === 'link') child.url = resolveUrl(child.url)
    else if (parent && index !== undefined) {
      const alt = child.type === 'image' ? (child.alt ?? '') : ''
      ;(parent as { children: RootContent[] }).children[index] = { type: 'text', value: alt }
    }
  })
  return toMarkdown({ type: 'root', children: [node] }, { bullet: '-', extensions: [gfmToMarkdown()] }).trim()
}
