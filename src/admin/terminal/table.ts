import stringWidth from 'string-width'
import { printable } from './printable.ts'
import { paint, type Shell } from './shell.ts'

export interface Column {
  title: string
  /** Numbers stand at the right. */
  right?: boolean
}

/** Rows as aligned columns; widths count what a terminal shows, not characters. */
export const table = (shell: Shell, columns: Column[], rows: string[][]): string => {
  const shown = rows.map(row => row.map(cell => printable(cell).replaceAll(/[\n\t]/g, ' ')))
  const widths = columns.map(({ title }, index) =>
    Math.max(...[title, ...shown.map(row => row[index] ?? '')].map(width))
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => {
        const space = ' '.repeat((widths[index] ?? 0) - width(cell))
        return columns[index]?.right ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  const titles = line(columns.map(({ title }) => title))
  return [paint('dim', titles, shell.output), ...shown.map(line)].join('\n')
}

const width = (text: string) => stringWidth(text)
