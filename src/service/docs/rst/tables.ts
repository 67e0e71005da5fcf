import type { Nodes } from 'mdast'
import { toPhrasing, trimmed } from '../markup/content.ts'
import { endOf } from '../markup/lines.ts'
import { tableOfCells } from '../markup/table-of-cells.ts'

/** Reads the lines of a cell. */
type ReadCell = (lines: string[]) => Nodes[]

/** A table drawn with `+`, `-` and `|`. A cell that spans columns or rows is put into the first one. */
export const readGridTable = (lines: readonly string[], index: number, read: ReadCell) => {
  if (!/^\+[-=]+(?:\+[-=]+)*\+\s*$/.test(lines[index] ?? '')) return
  const { rows, hasHead, next } = readGrid(lines, index)
  return { nodes: tableOf(rows, hasHead, read), next }
}

const isRuler = /^\+[-=:+]*\+\s*$/

/** The lines of the cells of such a table, row by row. Colons in its rulers, which Pandoc has too, say where a column is aligned. */
export const readGrid = (lines: readonly string[], index: number) => {
  const next = endOf(lines, index, line => /^[+|]/.test(line))
  const rulers = lines.slice(index, next).filter(line => isRuler.test(line))
  const edges = [...new Set(rulers.flatMap(line => [...line.matchAll(/\+/g)].map(({ index: at }) => at)))]
  edges.sort((one, other) => one - other)
  const rows: string[][][] = []
  const hasHead = lines.slice(index, next).some(line => /^\+[+=:]+\+\s*$/.test(line) && line.includes('='))
  let cells: string[][] = edges.slice(1).map(() => [])
  for (const line of lines.slice(index + 1, next)) {
    if (isRuler.test(line)) {
      rows.push(cells)
      cells = edges.slice(1).map(() => [])
    } else for (const [column, text] of cutAt(line, edges).entries()) cells[column]?.push(text)
  }
  return { rows, hasHead, next }
}

/** The texts between the column edges of a row. An edge without a mark is inside of a spanning cell. */
const cutAt = (line: string, edges: number[]): string[] => {
  const texts: string[] = []
  let start = 0
  for (let column = 1; column < edges.length; column++) {
    if (line[edges[column] ?? 0] !== '|' && line[edges[column] ?? 0] !== '+') continue
    texts[start] = line
      .slice((edges[start] ?? 0) + 1, edges[column])
      .replace(/^ /, '')
      .trimEnd()
    start = column
  }
  return Array.from({ length: edges.length - 1 }, (_, column) => texts[column] ?? '')
}

const ruler = /^=+(?: +=+)+\s*$/

/** A table with columns marked by `=====  =====`. */
export const readSimpleTable = (lines: readonly string[], index: number, read: ReadCell) => {
  const first = lines[index] ?? ''
  if (!ruler.test(first)) return
  // The third line of the kind ends it, or one with nothing below; the second is below its head.
  let rulers = 1
  const last = endOf(lines, index + 1, (line, at) => {
    if (ruler.test(line)) rulers += 1
    else return true
    return rulers < 3 && Boolean(lines[at + 1]?.trim())
  })
  if (last === lines.length) return
  const columns = [...first.matchAll(/=+/g)].map(({ index: at }) => at)
  const rows: string[][][] = []
  for (const line of lines.slice(index + 1, last)) {
    if (!line.trim() || /^[=-]+(?: +[=-]+)*\s*$/.test(line)) continue
    const texts = columns.map((at, column) => line.slice(at, columns[column + 1]).trim())
    // A row with an empty first column continues the previous row.
    if (texts[0] || rows.length === 0) rows.push(texts.map(text => [text]))
    else for (const [column, text] of texts.entries()) rows.at(-1)?.[column]?.push(text)
  }
  return { nodes: tableOf(rows, rulers === 3, read), next: last + 1 }
}

const tableOf = (rows: string[][][], hasHead: boolean, read: ReadCell): Nodes[] => [
  tableOfCells(
    rows.map(row => row.map(cell => trimmed(toPhrasing(read(cell))))),
    hasHead
  )
]
