import { indentOf } from '../markup/lines.ts'

export const adornment = /^([!-/:-@[-`{-~])\1*\s*$/

/** A title and the lines that make it one. */
interface Title {
  text: string
  /** The sign of its lines, and whether one is above it too: titles of one style are equally deep. */
  style: string
  /** How many lines it takes. */
  length: number
}

/**
 * The title that begins at a line: it has a line of one sign below it, or one above and one below. As in Docutils, a line
 * of fewer than four signs must be as long as the text.
 */
export const titleAt = (lines: readonly string[], index: number): Title | undefined => {
  const [first = '', second = '', third = ''] = lines.slice(index, index + 3)
  const isOver = adornment.test(first) && second.trim() !== '' && third.trimEnd() === first.trimEnd()
  const isUnder = !isOver && indentOf(first) === 0 && adornment.test(second) && !adornment.test(first)
  if (!isOver && !isUnder) return
  const [text, line] = isOver ? [second.trim(), first] : [first.trim(), second]
  if (line.trim().length < Math.min(4, text.length)) return
  return { text, style: `${isOver ? 'over' : ''}${line[0]}`, length: isOver ? 3 : 2 }
}
