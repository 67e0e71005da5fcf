import { dedent, endOf, endOfIndented, indentOf } from './lines.ts'

const meaning = /^ {0,3}[:~][ \t]+(?=\S)/
/** A line that may be a term, and is no part of a list, a table, a quote, a heading or code. */
const term = /^ {0,3}(?!(?:[-*+:]|\d+[.)]|#{1,6})\s|::|[|>~<\s]|`{3}|={2,})\S/

const heading = /^ {0,3}#{1,6}\s/

/** Whether a line is blank, or a target of MyST. */
const isFree = (line: string): boolean => !line.trim() || /^\s*\([^()\n]+\)=\s*$/.test(line)

/** A definition that was read. */
export interface Definition {
  body: string[]
  /** Whether its term is the line above, and not a heading. */
  hasTerm: boolean
  /** The line after it. */
  end: number
}

/**
 * Reads the definition of a term in the notation of PHP Markdown Extra:
 *
 *     Lamp
 *     :   It shines.
 *
 * Below a heading, which is then the term, it is plain text. What follows the definition `previous` is a further one of
 * the same term.
 */
export const definitionAt = (
  source: readonly string[],
  index: number,
  previous?: Definition
): Definition | undefined => {
  const line = source[index] ?? ''
  const mark = meaning.exec(line)?.[0]
  if (!mark) return
  const above = source[index - 1]?.trim() ? index - 1 : index - 2
  const before = source[above] ?? ''
  const isFurther = previous !== undefined && endAbove(source, index) <= previous.end
  const isTerm = term.test(before) && isFree(source[above - 1] ?? '')
  const isHeaded = heading.test(before)
  if (!(isFurther || isTerm || isHeaded)) return
  const lazy = endOf(source, index + 1, text => text.trim() !== '' && !meaning.test(text))
  const end = endOfIndented(source, lazy, 2)
  const indented = source.slice(index + 1, end).filter(text => text.trim() && indentOf(text) > 0)
  const columns = Math.min(4, ...indented.map(indentOf))
  const body = [line.slice(mark.length), ...source.slice(index + 1, end).map(text => dedent(text, columns))]
  return { body, hasTerm: isFurther ? previous.hasTerm : !isHeaded, end }
}

/** The line after the last one above `index` that is not blank. */
const endAbove = (source: readonly string[], index: number): number => {
  let end = index
  while (end > 0 && !source[end - 1]?.trim()) end--
  return end
}
