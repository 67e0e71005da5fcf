/** The indentation of a line in columns; a tab counts as four, as in Python-Markdown. */
export const indentOf = (line: string): number => {
  const space = /^[ \t]*/.exec(line)?.[0] ?? ''
  return space.replaceAll('\t', '    ').length
}

/** Removes up to that many columns of indentation. */
export const dedent = (line: string, columns: number): string => {
  let at = 0
  for (let column = 0; column < columns && (line[at] === ' ' || line[at] === '\t'); at++) {
    column += line[at] === '\t' ? 4 : 1
  }
  return line.slice(at)
}

/** The first line from `start` on that does not pass, or the end. */
export const endOf = (
  lines: readonly string[],
  start: number,
  passes: (line: string, index: number) => boolean
): number => {
  let end = start
  while (end < lines.length && passes(lines[end] ?? '', end)) end++
  return end
}

/** The end of content that is indented by at least `columns`, without the blank lines after it. */
export const endOfIndented = (lines: readonly string[], start: number, columns: number): number => {
  let end = endOf(lines, start, line => !line.trim() || indentOf(line) >= columns)
  while (end > start && !lines[end - 1]?.trim()) end--
  return end
}

/** The marker of a fence that a line opens or closes, maybe in a quote or a list item: three backquotes or tildes, or more. */
export const fenceMarkerOf = (line: string): string | undefined =>
  /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}|~{3,})/.exec(line)?.[1]

/** The line that closes the fence opened before `start`, the last one of the quote that it stands in, or the end of the text. */
export const endOfFence = (lines: readonly string[], start: number, marker: string): number => {
  const closes = (text: string) => text.length >= marker.length && text === (marker[0] ?? '').repeat(text.length)
  if (!isQuoted(lines[start - 1] ?? '')) return endOf(lines, start, line => !closes(line.trim()))
  const end = endOf(lines, start, line => isQuoted(line) && !closes(line.replace(/^[\s>]+/, '').trimEnd()))
  return end < lines.length && !isQuoted(lines[end] ?? '') ? end - 1 : end
}

const isQuoted = (line: string): boolean => /^\s*>/.test(line)

/** A code block, or the text between two. */
type Piece = { isCode: false; text: string } | { isCode: true; lines: string[] }

/** Cuts a text at its code blocks, whose lines include those of the fences. */
export const piecesOf = (source: string): Piece[] => {
  const lines = source.split('\n')
  const pieces: Piece[] = []
  let start = 0
  const endText = (at: number) => {
    if (at > start) pieces.push({ isCode: false, text: lines.slice(start, at).join('\n') })
  }
  for (let index = 0; index < lines.length; index++) {
    const marker = fenceMarkerOf(lines[index] ?? '')
    if (!marker) continue
    endText(index)
    const end = endOfFence(lines, index + 1, marker)
    pieces.push({ isCode: true, lines: lines.slice(index, end + 1) })
    start = end + 1
    index = end
  }
  endText(lines.length)
  return pieces
}

/** What stands in place of the lines from the one that was read up to `last`. */
export interface Replacement {
  lines: string[]
  last: number
}

/** Rewrites a text line by line, outside of its code blocks. A line without a replacement stays as it is. */
export const rewriteLines = (
  source: string,
  read: (lines: readonly string[], index: number) => Replacement | undefined
): string => {
  const lines = source.split('\n')
  const written: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const marker = fenceMarkerOf(line)
    const end = marker ? endOfFence(lines, index + 1, marker) : index
    const replaced = marker ? undefined : read(lines, index)
    written.push(...(replaced?.lines ?? lines.slice(index, end + 1)))
    index = replaced?.last ?? end
  }
  return written.join('\n')
}

/** What stands before a place in its line. */
export const lineBefore = (source: string, at: number): string => source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
