/**
 * One line while its markers are eaten from the left. A tab reaches to the next multiple of four
 * columns; it stays a tab unless a marker needs only a part of it.
 */
export interface Line {
  rest: string
  column: number
}

/** Width of the leading white space, in columns. */
export const indentOf = (line: Line): number => {
  let { column } = line
  for (const character of line.rest) {
    if (character === ' ') column++
    else if (character === '\t') column += 4 - (column % 4)
    else break
  }
  return column - line.column
}

/** Removes so many columns of leading white space, or all there is. */
export const skipIndent = (line: Line, columns: number): void => {
  const end = line.column + columns
  let index = 0
  while (line.column < end) {
    const character = line.rest[index]
    if (character === ' ') line.column++
    else if (character === '\t') {
      const stop = line.column + 4 - (line.column % 4)
      line.column = Math.min(stop, end)
      if (stop > end) {
        line.rest = ' '.repeat(stop - end) + line.rest.slice(index + 1)
        return
      }
    } else break
    index++
  }
  line.rest = line.rest.slice(index)
}

/** Removes so many characters, none of them a tab. */
export const skipText = (line: Line, length: number): void => {
  line.rest = line.rest.slice(length)
  line.column += length
}

export const isBlank = (line: Line): boolean => !/[^ \t]/.test(line.rest)

/** Removes `>` and one column of white space after it. */
export const eatQuoteMark = (line: Line): void => {
  skipIndent(line, 3)
  skipText(line, 1)
  if (/^[ \t]/.test(line.rest)) skipIndent(line, 1)
}
