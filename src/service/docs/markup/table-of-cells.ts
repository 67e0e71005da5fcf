import { posix } from 'node:path'
import type { PhrasingContent, Table } from 'mdast'

/**
 * A table from the contents of its cells. Markdown has no table without a head, so one whose first row is no head gets an
 * empty one: a row of values would otherwise name those below it. A first row in bold is meant as one.
 */
export const tableOfCells = (rows: PhrasingContent[][][], hasHead: boolean): Table => {
  const width = Math.max(0, ...rows.map(row => row.length))
  return {
    type: 'table',
    children: (hasHead || isBold(rows[0] ?? []) ? rows : [[], ...rows]).map(row => ({
      type: 'tableRow',
      children: Array.from({ length: width }, (_, column) => ({
        type: 'tableCell',
        children: withNamedPictures(row[column] ?? [])
      }))
    }))
  }
}

const isBold = (row: PhrasingContent[][]): boolean =>
  row.every(cell => cell.length > 0 && cell.every(({ type }) => type === 'strong'))

/** Calls the pictures of a cell after their files where nothing else says what the row is about. */
const withNamedPictures = (cell: PhrasingContent[]): PhrasingContent[] =>
  cell.every(node => (node.type === 'image' ? !node.alt : node.type === 'text' && !node.value.trim()))
    ? cell.map(node => (node.type === 'image' ? { ...node, alt: posix.parse(node.url).name } : node))
    : cell
