import { toPhrasing, trimmed } from '../content.ts'
import { textAttribute } from '../element.ts'
import { tableOfCells } from '../table-of-cells.ts'
import { type Component, named, titleLine, titleOf } from './component.ts'

/** A table that is written as a list of lists: a row for each item, a cell for each item below it. */
const listTable: Component = (element, flatten) => {
  const blocks = flatten(element.children)
  const rows = blocks.flatMap(node => (node.type === 'list' ? node.children : []))
  const cells = rows.map(row => row.children.flatMap(node => (node.type === 'list' ? node.children : [])))
  if (cells.every(row => row.length === 0)) return [...titleLine(titleOf(element, flatten)), ...blocks]
  const hasHead = Number(textAttribute(element, 'header-rows')) > 0
  const contents = cells.map(row => row.map(cell => trimmed(toPhrasing(cell.children))))
  return [...titleLine(titleOf(element, flatten)), tableOfCells(contents, hasHead)]
}

export const tables = named(['list-table', listTable])
