import stringWidth from 'string-width'
import { printable } from './printable.ts'
import { paint, type Shell } from './shell.ts'
import { columnsOf } from './width.ts'

export interface Column {
  title: string
  /** Aligns the column to the right, for numbers, and never cuts it. */
  right?: boolean
  /** Never cuts the column: an identifier that users type again. */
  whole?: boolean
}

/** Minimum width of a text column; where the terminal is narrower, each row becomes a list. */
const minWidth = 10

/** Formats rows as aligned columns, by display width. Cuts text columns so that rows fit into the terminal. */
export const table = (shell: Shell, columns: Column[], rows: string[][]): string => {
  const shown = rows.map(row => row.map(cell => printable(cell).replaceAll(/[\n\t]/g, ' ')))
  const natural = columns.map(({ title }, index) =>
    Math.max(...[title, ...shown.map(row => row[index] ?? '')].map(text => stringWidth(text)))
  )
  const widths = fittingWidths(columns, natural, columnsOf(shell, shell.output))
  if (!widths) return lists(shell, columns, shown)
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0
        const text = cut(cell, width)
        const space = ' '.repeat(Math.max(0, width - stringWidth(text)))
        return columns[index]?.right ? space + text : text + space
      })
      .join('  ')
      .trimEnd()
  const titles = line(columns.map(({ title }) => title))
  return [paint('dim', titles, shell.output), ...shown.map(line)].join('\n')
}

/** Shrinks the widest text columns until the row fits; `undefined` where it cannot fit. */
const fittingWidths = (columns: Column[], natural: number[], limit: number | undefined): number[] | undefined => {
  const widths = [...natural]
  const total = () => widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1))
  while (limit !== undefined && total() > limit) {
    const widest = widths.reduce(
      (found, width, index) =>
        !columns[index]?.right && !columns[index]?.whole && width > minWidth && width > (widths[found] ?? 0)
          ? index
          : found,
      -1
    )
    if (widest === -1) return
    widths[widest] = Math.max(minWidth, (widths[widest] ?? 0) - Math.max(1, Math.ceil((total() - limit) / 4)))
  }
  return widths
}

/** Formats each row as a list of titles and cells, with an empty line between rows. */
const lists = (shell: Shell, columns: Column[], rows: string[][]): string =>
  rows
    .map(row =>
      columns
        .flatMap(({ title }, index) =>
          row[index] ? [`${title && `${paint('dim', `${title}:`, shell.output)} `}${row[index]}`] : []
        )
        .join('\n')
    )
    .join('\n\n')

const characters = new Intl.Segmenter('en')

const cut = (text: string, width: number): string => {
  if (stringWidth(text) <= width) return text
  let kept = ''
  for (const { segment } of characters.segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break
    kept += segment
  }
  return `${kept}…`
}
