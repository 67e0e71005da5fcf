/**
 * The part of a line that is not consumed yet; markers are consumed from the left. A tab reaches to the next multiple
 * of four columns; it stays a tab unless a marker consumes only a part of it.
 */
export interface Line {
  rest: string
  column: number
}

/** Width of the leading white space, in columns. */
export const indentOf = ({ rest, column }: Line): number => {
  let end = column
  for (const character of rest) {
    if (character === ' ') end++
    else if (character === '\t') end += 4 - (end % 4)
    else break
  }
  return end - column
}

/** Removes up to that many columns of leading white space. */
export const skipIndent = (line: Line, columns: number): void => {
  const end = line.column + Math.min(columns, indentOf(line))
  while (line.column < end) {
    const isTab = line.rest[0] === '\t'
    const width = isTab ? 4 - (line.column % 4) : 1
    const remaining = Math.max(0, line.column + width - end)
    line.rest = ' '.repeat(remaining) + line.rest.slice(1)
    line.column += width - remaining
  }
}

/** Removes that many characters, none of which may be a tab. */
export const skipText = (line: Line, length: number): void => {
  line.rest = line.rest.slice(length)
  line.column += length
}

export const isBlank = (line: Line): boolean => !/[^ \t]/.test(line.rest)
