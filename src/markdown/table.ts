import * as limits from './limits.ts'
import { closeTo, type Open, openNode, readProse, type State, siblings, unparsed } from './state.ts'
import type { Alignment, Paragraph, Row, Table } from './tree.ts'

const delimiterRow = /^(?=.*[|:])\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/

/** Turns a paragraph’s last line into a table’s header when `body` is a delimiter row. Returns whether it did. */
export const startTable = (state: State, paragraph: Open<Paragraph>, body: string): boolean => {
  const row = body.trim()
  if (!delimiterRow.test(row)) return false
  const alignments = splitRow(row).map(cell => alignmentMarks[`${cell[0]}${cell.at(-1)}`])
  return openTable(state, paragraph, alignments)
}

/**
 * Turns a paragraph’s last line into a table’s header. Returns false, and changes nothing, when its number of cells
 * differs from the number of alignments, or exceeds the limit.
 */
export const openTable = (state: State, paragraph: Open<Paragraph>, given?: Alignment[]): boolean => {
  const start = paragraph.text.lastIndexOf('\n') + 1
  const header = splitRow(paragraph.text.slice(start))
  const alignments = given ?? header.map(() => undefined)
  if (header.length !== alignments.length || header.length > limits.columns) return false
  paragraph.text = paragraph.text.slice(0, start)
  closeTo(state, state.open.length - 1)
  if (!paragraph.text) siblings(state).pop()
  openNode(state, { type: 'table', alignments, children: [readRow(state, header, alignments, true)] })
  return true
}

/** Adds a row. Returns false when the table is full, and the line is text. */
export const addRow = (state: State, table: Open<Table>, body: string): boolean => {
  if (table.children.length >= limits.rows) return false
  table.children.push(readRow(state, splitRow(body), table.alignments, false))
  return true
}

/** Makes a row with one cell for each column: missing cells are empty, surplus ones are dropped. */
const readRow = (state: State, cells: string[], alignments: readonly Alignment[], header: boolean): Row => ({
  type: 'row',
  children: alignments.map((alignment, column) =>
    readProse(state, { type: 'cell', header, alignment, ...unparsed(cells[column] ?? '') })
  )
})

/** Splits a row at its bars. An escaped bar separates no cells, not even in code. */
const splitRow = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(lastBar, '')
    .split(bar)
    .map(cell => cell.trim().replaceAll('\\|', '|'))

const bar = /(?<=(?<!\\)(?:\\\\)*)\|/
const lastBar = new RegExp(`${bar.source}$`)

/** Alignments by the first and last character of a delimiter cell. */
const alignmentMarks: Record<string, Alignment> = { ':-': 'left', '-:': 'right', '::': 'center' }
