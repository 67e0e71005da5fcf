import { limits } from './limits.ts'
import { closeTo, innermost, openNode, readProse, type State } from './state.ts'
import type { Alignment, Paragraph, Row, Table } from './tree.ts'

const delimiterRow = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/

/** Turns a paragraph's last line into a table's header when a row of dashes follows it. */
export const startTable = (state: State, paragraph: Paragraph, body: string): boolean => {
  const row = body.trim()
  if (!row.includes('|') || !delimiterRow.test(row)) return false
  const alignments = splitRow(row).map(alignmentOf)
  const headerStart = paragraph.text.lastIndexOf('\n') + 1
  const header = splitRow(paragraph.text.slice(headerStart))
  if (header.length !== alignments.length || header.length > limits.tableColumns) return false

  paragraph.text = paragraph.text.slice(0, headerStart).trimEnd()
  openTable(state, paragraph, header, alignments)
  return true
}

/** While streaming, a line that begins with a bar is shown as the header that it will most likely be. */
export const expectTable = (state: State, paragraph: Paragraph): void => {
  const { text } = paragraph
  if (!text.startsWith('|') || text.includes('\n')) return
  const header = splitRow(text)
  if (header.length > limits.tableColumns) return
  paragraph.text = ''
  openTable(state, paragraph, header, [])
}

/** False when the table is full: what follows is text. */
export const addRow = (state: State, table: Table, body: string): boolean => {
  if (table.children.length >= limits.tableRows) return false
  const cells = splitRow(body)
  // As many cells as the header has: missing ones are empty, surplus ones are left out.
  table.children.push(
    readRow(
      state,
      Array.from(table.alignments, (_, index) => cells[index] ?? '')
    )
  )
  return true
}

const openTable = (state: State, paragraph: Paragraph, header: string[], alignments: Alignment[]): void => {
  closeTo(state, state.open.length - 1)
  const parent = innermost(state)
  if (!paragraph.text && 'children' in parent) parent.children.pop()
  openNode(state, { type: 'table', alignments, children: [readRow(state, header)] })
}

const readRow = (state: State, cells: string[]): Row => ({
  type: 'row',
  children: cells.map(text => readProse(state, { type: 'cell', text, content: [], missing: [] }))
})

/** Cells between bars; a bar after a backslash is none, not even in code. */
const splitRow = (row: string): string[] => {
  const cells = row.trim().split(/(?<!\\)\|/)
  if (cells[0] === '' && cells.length > 1) cells.shift()
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop()
  return cells.map(cell => cell.trim().replaceAll('\\|', '|'))
}

const alignmentOf = (cell: string): Alignment => {
  const left = cell.startsWith(':')
  if (cell.endsWith(':')) return left ? 'center' : 'right'
  return left ? 'left' : undefined
}
