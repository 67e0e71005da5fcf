import { dedent, endOf, endOfFence, fenceMarkerOf, indentOf } from './lines.ts'

const separator = /^-{3,}\s*$/
const tagLine = /^\{%[^\n]*%\}\s*$/
/** An item that begins with a tag alone. It would end at the blank line behind that, once the tag is gone. */
const itemOfTag = /^([ \t]*[-*+][ \t]+)\{%[^\n]*%\}[ \t]*$/
const listItem = /^[-*+](?:\s|$)/

/**
 * A table of Markdoc as a table of lists: each row is a list, between `---`, and what stands before the first is the head:
 * https://markdoc.dev/docs/tags#table. `undefined` where there are no such lists.
 */
export const listTableOf = (lines: readonly string[], indent: string): string[] | undefined => {
  const [head = [], ...others] = rowsIn(lines.map(line => dedent(line, indentOf(indent))))
  const rows = [head, ...others].filter(row => row.length > 0)
  if (!rows.every(([first = '']) => listItem.test(first))) return
  const hasHead = head.length > 0
  const items = rows.flatMap(row => [...row.map((line, at) => line && (at === 0 ? '- ' : '  ') + line), ''])
  const table = [`<list-table header-rows="${hasHead ? 1 : 0}">`, '', ...items, '</list-table>']
  return table.map(line => line && indent + line)
}

/** The lines of each row, without blank lines around them and without conditions. */
const rowsIn = (lines: readonly string[]): string[][] => {
  const rows: string[][] = [[]]
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const marker = fenceMarkerOf(line)
    const end = marker ? Math.min(endOfFence(lines, index + 1, marker), lines.length - 1) : index
    if (separator.test(line)) rows.push([])
    else if (itemOfTag.test(line)) rows.at(-1)?.push(line.replace(itemOfTag, '$1<!-- -->'))
    else if (!tagLine.test(line)) rows.at(-1)?.push(...lines.slice(index, end + 1))
    index = end
  }
  return rows.map(row =>
    row.slice(
      endOf(row, 0, line => !line.trim()),
      row.findLastIndex(line => line.trim()) + 1
    )
  )
}
