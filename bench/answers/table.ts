import type { Figures } from './figures.ts'

/** A table of Markdown, whose columns also stand below each other as plain text. */
export const markdownTable = (head: string[], rows: string[][]): string => {
  const widths = head.map((cell, column) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? cell.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export const inPercent = (figure: number | undefined): string =>
  figure === undefined || Number.isNaN(figure) ? '–' : figure.toFixed(1)

const columns: [title: string, of: (figures: Figures) => string][] = [
  ['five', ({ five }) => inPercent(five)],
  ['first', ({ first }) => inPercent(first)],
  ['quoted', ({ quoted }) => inPercent(quoted)],
  ['marked', ({ marked }) => inPercent(marked)],
  ['refused', ({ refused }) => inPercent(refused)],
  ['hedged', ({ hedged }) => inPercent(hedged)],
  ['confident', ({ confident }) => inPercent(confident)],
  ['un: refused', ({ refusedRightly }) => inPercent(refusedRightly)],
  ['un: hedged', ({ hedgedRightly }) => inPercent(hedgedRightly)],
  ['un: confident', ({ confidentWrongly }) => inPercent(confidentWrongly)],
  ['id: quoted', ({ identifierQuoted }) => inPercent(identifierQuoted)],
  ['id: confident', ({ identifierConfident }) => inPercent(identifierConfident)],
  ['words', ({ words }) => inPercent(words)]
]

/** @param rows What each is about, the number of its questions that are answerable and not, and its figures. */
export const figuresTable = (rows: [name: string, count: string, figures: Figures][]): string =>
  markdownTable(
    ['', 'questions', ...columns.map(([title]) => title)],
    rows.map(([name, count, figures]) => [name, count, ...columns.map(([, of]) => of(figures))])
  )
