import type { Image, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { fileNameIn, type ResolveUrl, writeMarkdown } from '../../docs/index.ts'
import { isPictures } from './blocks.ts'

/** A block as a reader would write it; empty when nothing of it is read. */
export const blockToMarkdown = (block: RootContent, resolveUrl: ResolveUrl): string => {
  if (block.type === 'footnoteDefinition')
    return block.children.map(child => blockToMarkdown(child, resolveUrl)).join('\n\n')
  // The tree is shared with whoever reads the page next.
  const node = structuredClone(block)
  // As at the top of a section, the words of pictures that stand alone in an item are no sentence.
  visit(node, 'paragraph', (child, index, parent) => {
    if (!isPictures(child) || !parent || index === undefined || parent.children.length < 2) return
    parent.children.splice(index, 1)
    return index
  })
  visit(node, ['link', 'image', 'footnoteReference', 'code'], (child, index, parent) => {
    if (child.type === 'link') child.url = resolveUrl(child.url)
    else if (child.type === 'code') child.meta = fileNameIn(child)
    else if (parent && index !== undefined) {
      const siblings = (parent as { children: RootContent[] }).children
      const alt = child.type === 'image' && !hasCaption(child, siblings, index) ? (child.alt ?? '') : ''
      siblings[index] = { type: 'text', value: alt }
      // A line that begins with the space behind a footnote’s mark would be written with an entity.
      const next = siblings[index + 1]
      if (!alt && next?.type === 'text' && endsWithSpace(siblings[index - 1])) next.value = next.value.trimStart()
    }
  })
  return writeMarkdown([node]).trim()
}

/** Whether text follows a picture at the beginning: a caption, which says what the picture shows. An icon has one word. */
const hasCaption = ({ alt }: Image, siblings: readonly RootContent[], index: number): boolean => {
  const next = siblings[index + 1]
  return index === 0 && /\S\s+\S/.test(alt ?? '') && next?.type === 'text' && /^\s?[\p{L}\p{N}]/u.test(next.value)
}

const endsWithSpace = (node: RootContent | undefined): boolean =>
  !node || (node.type === 'text' && /(?:^|\s)$/.test(node.value))
