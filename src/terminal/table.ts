import stringWidth from 'string-width'
import { printable } from './printable.ts'
import { paint, type Shell } from './shell.ts'
import { columnsOf } from './width.ts'

export interface Column {
  title: string
  /** Numbers stand at the right, and are never cut. */
  right?: boolean
  /** Never cut either: an identifier that is typed again. */
  whole?: boolean
}

/** What a column of words keeps at least; where the terminal has less room, each row is a list of its own. */
const leastWidth = 10

/** Rows as aligned columns; widths count what a terminal shows, not characters. Long words are cut to the terminal. */
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

/** Widths that fit, taken from the widest columns of words first; `undefined` where none do. */
const fittingWidths = (columns: Column[], natural: number[], limit: number | undefined): number[] | undefined => {
  const widths = [...natural]
  const total = () => widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1))
  while (limit !== undefined && total() > limit) {
    const widest = widths.reduce(
      (found, width, index) =>
        !columns[index]?.right && !columns[index]?.whole && width > leastWidth && width > (widths[found] ?? 0)
          ? index
          : found,
      -1
    )
    if (widest === -1) return
    widths[widest] = Math.max(leastWidth, (widths[widest] ?? 0) - Math.max(1, Math.ceil((total() - limit) / 4)))
  }
  return widths
}

/** Each row as a list of titles and cells, with an empty line between rows. */
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
