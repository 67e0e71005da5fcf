import type { Figures } from './figures.ts'

/** Renders a Markdown table whose columns are aligned in plain text too. */
export const markdownTable = (head: string[], rows: string[][]): string => {
  const widths = head.map((cell, column) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? cell.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Formats a figure; a figure without questions becomes a dash. */
export const oneDecimal = (figure: number | undefined): string =>
  figure === undefined || Number.isNaN(figure) ? '–' : figure.toFixed(1)

const columns: [title: string, of: (figures: Figures) => string][] = [
  ['five', ({ five }) => oneDecimal(five)],
  ['first', ({ first }) => oneDecimal(first)],
  ['quoted', ({ quoted }) => oneDecimal(quoted)],
  ['marked', ({ marked }) => oneDecimal(marked)],
  ['refused', ({ refused }) => oneDecimal(refused)],
  ['hedged', ({ hedged }) => oneDecimal(hedged)],
  ['confident', ({ confident }) => oneDecimal(confident)],
  ['un: refused', ({ refusedRightly }) => oneDecimal(refusedRightly)],
  ['un: hedged', ({ hedgedRightly }) => oneDecimal(hedgedRightly)],
  ['un: confident', ({ confidentWrongly }) => oneDecimal(confidentWrongly)],
  ['id: quoted', ({ identifierQuoted }) => oneDecimal(identifierQuoted)],
  ['id: confident', ({ identifierConfident }) => oneDecimal(identifierConfident)],
  ['words', ({ words }) => oneDecimal(words)],
  ['marked words', ({ markedWords }) => oneDecimal(markedWords)]
]

/** @param rows The name of each row, its numbers of answerable and unanswerable questions, and its figures. */
export const figuresTable = (rows: [name: string, count: string, figures: Figures][]): string =>
  markdownTable(
    ['', 'questions', ...columns.map(([title]) => title)],
    rows.map(([name, count, figures]) => [name, count, ...columns.map(([, of]) => of(figures))])
  )
