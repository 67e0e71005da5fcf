import stringWidth from 'string-width'
import { printable } from '../../../terminal/printable.ts'
import { type Colour, paint, print, type Shell } from '../../../terminal/shell.ts'
import { columnsOf } from '../../../terminal/width.ts'

/** The result of a check. */
type Mark = 'good' | 'warning' | 'bad' | 'skipped'

const marks: Record<Mark, { sign: string; colour: Colour }> = {
  good: { sign: '✓', colour: 'green' },
  warning: { sign: '!', colour: 'yellow' },
  bad: { sign: '✗', colour: 'red' },
  skipped: { sign: '–', colour: 'dim' }
}

export interface Row {
  mark: Mark
  label: string
  text: string
  /** Texts below the main text, each on its own lines: what to do, or why. */
  below?: string[]
  colour: Colour
}

/** Prints rows of a mark, a label and a text. On a narrow terminal the text is wrapped, or goes below its label. */
export const printRows = (shell: Shell, rows: Row[]): void => {
  const columns = columnsOf(shell, shell.output) ?? Number.POSITIVE_INFINITY
  const labels = Math.max(...rows.map(({ label }) => stringWidth(label)))
  const isNarrow = labels + 4 > columns / 3
  const indent = ' '.repeat(isNarrow ? 2 : labels + 4)
  for (const { mark, label, text, below = [], colour } of rows) {
    const { sign, colour: signColour } = marks[mark]
    const [first = '', ...rest] = broken(text, columns - indent.length)
    const start = `${paint(signColour, sign, shell.output)} ${label}`
    if (isNarrow) print(shell, `${start}\n${indent}${first}`)
    else print(shell, `${start}${' '.repeat(labels - stringWidth(label))}  ${first}`)
    for (const line of rest) print(shell, indent + line)
    for (const line of below.flatMap(words => broken(words, columns - indent.length))) {
      print(shell, indent + paint(colour, line, shell.output))
    }
  }
}

/** Wraps a text to a number of columns; breaks words that are longer. */
const broken = (text: string, columns: number): string[] => {
  const lines: string[] = []
  let line = ''
  const words = printable(text)
    .split(/\s+/)
    .flatMap(word => pieces(word, columns))
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && stringWidth(longer) > columns) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

const pieces = (word: string, columns: number): string[] =>
  word.length <= columns ? [word] : [word.slice(0, columns), ...pieces(word.slice(columns), columns)]
