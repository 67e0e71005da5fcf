import type { Nodes } from 'mdast'
import { parseMarkdown } from '../docs/index.ts'

/** The plain text of a block of Markdown: words and code without markup, one line for each item and row. */
export const plainText = (markdown: string): string => textOf(parseMarkdown(markdown)).trim()

const textOf = (node: Nodes): string => {
  if (node.type === 'break') return '\n'
  if (node.type === 'image') return node.alt ?? ''
  if (node.type === 'code') return node.value
  if ('value' in node) return node.value.replaceAll(/\s+/g, ' ')
  if (!('children' in node)) return ''
  return node.children
    .map(textOf)
    .filter(Boolean)
    .join(between[node.type] ?? '')
}

/** The text between the children of a node, by its type; nothing between inline nodes. */
const between: Record<string, string | undefined> = {
  root: '\n\n',
  blockquote: '\n',
  list: '\n',
  listItem: '\n',
  table: '\n',
  tableRow: ' '
}
