import type { Nodes, PhrasingContent } from 'mdast'
import { toPhrasing, trimmed } from '../content.ts'
import { type Component, named, titleLine, titleOf } from './component.ts'

/** A table that is written as a list of lists: a row for each item, a cell for each item below it. */
const listTable: Component = (element, flatten) => {
  const blocks = flatten(element.children)
  const rows = blocks.flatMap(node => (node.type === 'list' ? node.children : []))
  const cells = rows.map(row => row.children.flatMap(node => (node.type === 'list' ? node.children : [])))
  const width = Math.max(0, ...cells.map(row => row.length))
  if (width === 0) return [...titleLine(titleOf(element, flatten)), ...blocks]
  const contentOf = (cell: { children: Nodes[] } | undefined): PhrasingContent[] =>
    cell ? trimmed(toPhrasing(cell.children)) : []
  const children = cells.map(row => ({
    type: 'tableRow' as const,
    children: Array.from({ length: width }, (_, column) => ({
      type: 'tableCell' as const,
      children: contentOf(row[column])
    }))
  }))
  return [...titleLine(titleOf(element, flatten)), { type: 'table', children }]
}

export const tables = named(['list-table', listTable])
