import type { List, Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { BlockNode, SectionTree } from '../../docs/index.ts'

/** A block of a section; of a long table or list, one row. */
export interface Block {
  node: BlockNode
  /** What it is a row of: the number of that node in its section. */
  rowOf?: number | undefined
}

/** Characters up to which a table or a list is one block. */
const whole = 600

/** The blocks of a section, the long tables and lists among them in rows, which say most where each stands alone. */
export const blocksOf = ({ nodes }: SectionTree): Block[] =>
  quotable(nodes).flatMap((node, index) => {
    const rows = isInRows(node) && textOf(node).length > whole ? rowsOf(node) : []
    return rows.length > 1 ? rows.map(row => ({ node: row, rowOf: index })) : [{ node }]
  })

/**
 * Without the page’s own contents, which name everything and say nothing, and without pictures that stand alone, whose
 * words are no sentence of the page.
 */
export const quotable = <Node extends RootContent>(nodes: readonly Node[]): Node[] =>
  nodes.filter(node => !isPictures(node) && !(node.type === 'list' && isContents(node)))

/** Whether a paragraph has pictures in it, each perhaps a link, and nothing else. */
export const isPictures = (node: Nodes): boolean =>
  node.type === 'paragraph' &&
  node.children.some(isPicture) &&
  node.children.every(child => isPicture(child) || !textOf(child).trim())

const isPicture = (node: PhrasingContent): boolean =>
  node.type === 'image' || (node.type === 'link' && node.children.length > 0 && node.children.every(isPicture))

/** Whether each of several items, and each below them, is a link to a place on the page and nothing else. */
const isContents = (list: List): boolean =>
  (list.children.length > 1 || list.children.some(({ children }) => children.length > 1)) &&
  isLinkList(list, url => url.startsWith('#'))

const isLinkList = (list: List, leads: (url: string) => boolean): boolean =>
  list.children.every(({ children: [line, ...below] }) => {
    const [link, ...others] = line?.type === 'paragraph' ? line.children : []
    return (
      link?.type === 'link' &&
      leads(link.url) &&
      others.length === 0 &&
      below.every(node => node.type === 'list' && isLinkList(node, leads))
    )
  })

/** Whether a section only leads on: “Related links”. */
export const isOnlyLinks = ({ nodes }: SectionTree): boolean =>
  nodes.length > 0 &&
  nodes.every(node =>
    node.type === 'paragraph'
      ? node.children.length > 0 && node.children.every(child => child.type === 'link' || !textOf(child).trim())
      : node.type === 'list' && isLinkList(node, () => true)
  )

const isInRows = (node: RootContent): node is Table | List => node.type === 'table' || node.type === 'list'

/** Each row as a table of its own under the same head, each item as a list of its own with its number. */
export const rowsOf = (node: Table | List): BlockNode[] => {
  if (node.type === 'list') {
    return node.children.map((item, index) => ({
      ...node,
      ...(node.ordered && { start: (node.start ?? 1) + index }),
      children: [item]
    }))
  }
  const [head, ...rows] = node.children
  return head ? rows.map(row => ({ ...node, children: [head, row] })) : []
}

/** Rows of one table or list, one after the other, as one again. */
export const joinRows = (blocks: Block[]): BlockNode[] => {
  const joined: Block[] = []
  for (const { node, rowOf } of blocks) {
    const before = joined.at(-1)
    if (before && rowOf !== undefined && before.rowOf === rowOf) before.node = appendRows(before.node, node)
    else joined.push({ node, rowOf })
  }
  return joined.map(({ node }) => node)
}

/** A table or list with the rows of another one behind its own. */
export const appendRows = (before: BlockNode, node: BlockNode): BlockNode => {
  if (before.type === 'table' && node.type === 'table') {
    return { ...before, children: [...before.children, ...node.children.slice(1)] }
  }
  if (before.type === 'list' && node.type === 'list') {
    return { ...before, children: [...before.children, ...node.children] }
  }
  return node
}
