import type { Nodes, TableCell } from 'mdast'
import { toBlocks, toPhrasing, trimmed } from '../content.ts'
import { type Element, isElement, readElement, textAttribute } from '../element.ts'
import { tableOfCells } from '../table-of-cells.ts'
import type { Component, Flatten } from './component.ts'

/** A table of HTML. What else stands in it comes first. */
export const table: Component = ({ children }, flatten) => {
  const elements = rowsOf(children)
  const hasHead = children.some(isThead) || isHead(elements[0])
  const hidden = hiddenColumns(elements[0])
  const rows = withSpans(elements.map(row => cellsOf(row, flatten)))
    .map(row => row.filter((_, at) => !hidden.has(at)))
    .filter(row => row.length > 0)
  const cells = rows.map(row => row.map(cell => cell.children))
  const others = children.filter(
    node => !isElement(node) || !/^(thead|tbody|tfoot|tr|colgroup)$/i.test(node.name ?? '')
  )
  return [...toBlocks(flatten(others)), ...(cells.length > 0 ? [tableOfCells(cells, hasHead)] : [])]
}

const isThead = (node: Nodes): boolean => isElement(node) && readElement(node).kind === 'thead'

/** Whether a row names the columns below it: each of its cells does. */
const isHead = (row: Element | undefined): boolean =>
  row?.children.filter(isElement).every(cell => readElement(cell).kind === 'th') ?? false

export const rowsOf = (nodes: Nodes[]): Element[] =>
  nodes.flatMap(node => {
    if (!isElement(node)) return []
    const element = readElement(node)
    if (element.kind === 'tr') return [element]
    return /^(thead|tbody|tfoot)$/.test(element.kind) ? rowsOf(element.children) : []
  })

/** Columns that GitBook keeps for its cards and does not show: `<th data-hidden>`. */
export const hiddenColumns = (head: Element | undefined): ReadonlySet<number> => {
  const cells = head?.children.filter(isElement).map(readElement) ?? []
  return new Set(cells.flatMap(({ attributes }, at) => (attributes['data-hidden'] === undefined ? [] : [at])))
}

interface SpanningCell {
  cell: TableCell
  rows: number
  columns: number
}

const cellsOf = (row: Element, flatten: Flatten): SpanningCell[] =>
  row.children.flatMap(node => {
    if (!isElement(node) || !/^t[dh]$/i.test(node.name ?? '')) return []
    const cell = readElement(node)
    const children = trimmed(toPhrasing(flatten(cell.children)))
    return [{ cell: { type: 'tableCell', children }, rows: span(cell, 'rowspan'), columns: span(cell, 'colspan') }]
  })

/** Browsers take so many columns at most. */
const maxSpan = 1_000

const span = (cell: Element, name: string): number =>
  Math.min(maxSpan, Math.max(1, Number.parseInt(textAttribute(cell, name) ?? '', 10) || 1))

/** Repeats what spans rows in each of them, because a row may be read without those above it. */
const withSpans = (rows: SpanningCell[][]): TableCell[][] => {
  /** By columns, a cell from a row above, and how many rows it goes on for. */
  const above: { cell: TableCell; rows: number }[] = []
  return rows.map(cells => {
    const row: TableCell[] = []
    const add = (cell: TableCell, rows: number) => {
      above[row.length] = { cell, rows }
      row.push(cell)
    }
    for (const { cell, rows, columns } of cells) {
      for (let held = above[row.length]; held && held.rows > 0; held = above[row.length]) add(held.cell, held.rows - 1)
      for (const each of [cell, ...emptyCells(columns - 1)]) add(each, rows - 1)
    }
    const end = above.findLastIndex(held => held.rows > 0)
    for (const held of above.slice(row.length, end + 1)) {
      const goesOn = held.rows > 0
      add(goesOn ? held.cell : emptyCell, held.rows - 1)
    }
    return row
  })
}

const emptyCell: TableCell = { type: 'tableCell', children: [] }
const emptyCells = (count: number): TableCell[] => Array.from({ length: count }, () => emptyCell)
