import { endOf, endOfFence, fenceMarkerOf } from './lines.ts'

/** The line below the header of a table. */
const delimiterRow = /^(?=[^|]*\|)(?=[^-]*-)[ \t|:-]+$/
/** A code span, of bounded length so that an open one is not searched to the end of a long line. */
const codeSpan = /(?<![`\\])(`{1,8})(?!`)(.{1,1000}?)(?<!`)\1(?!`)/g

/** Escapes the bars within code in the rows of tables, which end a cell in GitHub’s tables and not in Python-Markdown’s. */
export const escapeBarsInCode = (source: string): string => {
  const lines = source.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const marker = fenceMarkerOf(line)
    if (marker) index = endOfFence(lines, index + 1, marker)
    else if (index > 0 && delimiterRow.test(line)) {
      const end = endOf(lines, index, row => row.trim() !== '')
      for (let row = index - 1; row < end; row++) lines[row] = escapeBars(lines[row] ?? '')
      index = end
    }
  }
  return lines.join('\n')
}

const escapeBars = (row: string): string => row.replaceAll(codeSpan, span => span.replaceAll(/(?<!\\)\|/g, '\\|'))
