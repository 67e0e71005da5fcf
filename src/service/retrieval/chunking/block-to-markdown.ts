import type { Code, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import type { ResolveUrl } from '../../docs/index.ts'

/** Without the extension for bare addresses, which escapes the colon in each: nothing is linked where this is read. */
const gfm = (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter(
  ({ unsafe }) => !unsafe?.some(({ character }) => character === '@')
)
const asMarkdown: Options = { bullet: '-', extensions: gfm }

/** A block as a reader would write it; empty when nothing of it is read. */
export const blockToMarkdown = (block: RootContent, resolveUrl: ResolveUrl): string => {
  if (block.type === 'definition') return ''
  if (block.type === 'footnoteDefinition')
    return block.children.map(child => blockToMarkdown(child, resolveUrl)).join('\n\n')
  // The tree is shared with whoever reads the page next.
  const node = structuredClone(block)
  visit(node, ['link', 'image', 'footnoteReference', 'code'], (child, index, parent) => {
    if (child.type === 'link') child.url = resolveUrl(child.url)
    else if (child.type === 'code') child.meta = fileNameIn(child)
    else if (parent && index !== undefined) {
      const alt = child.type === 'image' ? (child.alt ?? '') : ''
      const siblings = (parent as { children: RootContent[] }).children
      siblings[index] = { type: 'text', value: alt }
      // A line that begins with the space behind a footnote’s mark would be written with an entity.
      const next = siblings[index + 1]
      if (!alt && next?.type === 'text' && endsWithSpace(siblings[index - 1])) next.value = next.value.trimStart()
    }
  })
  return toMarkdown({ type: 'root', children: [node] }, asMarkdown).trim()
}

const endsWithSpace = (node: RootContent | undefined): boolean =>
  !node || (node.type === 'text' && /(?:^|\s)$/.test(node.value))

/** Of what stands behind a code block’s language only the file’s name tells a reader anything. */
const fileNameIn = ({ meta }: Code): string | null => {
  const name = /\b(?:filename|title)=(["'])(.*?)\1/.exec(meta ?? '')?.[2]
  return name ? `title="${name}"` : null
}
