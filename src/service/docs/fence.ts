import { posix } from 'node:path'

/** Puts lines of code into a code block, whose language is that of the file’s extension. */
export const codeFence = (
  path: string,
  lines: readonly string[],
  options: { language?: string; title?: string } = {}
): string[] => {
  const longest = lines.reduce((most, line) => Math.max(most, /^\s*(`*)/.exec(line)?.[1]?.length ?? 0), 2)
  const fence = '`'.repeat(longest + 1)
  const title = options.title ? ` title="${options.title.replaceAll('"', '')}"` : ''
  const language = options.language ?? posix.extname(path).slice(1)
  return [`${fence}${language}${title}`, ...withoutBlankEnds(lines), fence]
}

const withoutBlankEnds = (lines: readonly string[]): readonly string[] => {
  const first = lines.findIndex(line => line.trim())
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(line => line.trim()) + 1)
}

/** Indents lines like the line that they replace. */
export const indented = (lines: readonly string[], like: string): string[] => {
  const space = /^\s*/.exec(like)?.[0] ?? ''
  return lines.map(line => (line ? space + line : line))
}
