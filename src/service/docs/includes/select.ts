/** Selects lines by ranges of numbers from 1: `2:5`, `:5` or `2:`, separated by commas. */
export const selectLines = (lines: readonly string[], ranges: string, separator: RegExp = /[:-]/): string[] =>
  ranges
    .split(/[,\s]+/)
    .filter(Boolean)
    .flatMap(range => {
      const [from = '', to = from] = range.split(separator)
      return lines.slice(Math.max(0, (Number(from) || 1) - 1), Number(to) || undefined)
    })

/** The lines between two markers of a region, without the markers of any region. */
export const selectBetween = (lines: readonly string[], start: RegExp, end: RegExp): string[] | undefined => {
  const from = lines.findIndex(line => start.test(line))
  if (from < 0) return
  const length = lines.slice(from + 1).findIndex(line => end.test(line))
  return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length)
}

/** Removes the indentation that all lines share. */
export const dedented = (lines: readonly string[]): string[] => {
  const indents = lines.filter(line => line.trim()).map(line => line.length - line.trimStart().length)
  const shared = indents.reduce((least, indent) => Math.min(least, indent), Number.MAX_SAFE_INTEGER)
  return lines.map(line => line.slice(shared === Number.MAX_SAFE_INTEGER ? 0 : shared))
}

/** Escapes a name for a regular expression. */
export const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const regionMarker = /^\s*(?:\/\/|\/\*|#|<!--|--|;|%|"|')?\s*#?\s*(?:pragma\s+)?(?:end)?region\b/i

/** Selects a named region of a file: `// #region name` … `// #endregion`. */
export const selectRegion = (lines: readonly string[], name: string): string[] | undefined => {
  const start = new RegExp(`#?\\s*(?:pragma\\s+)?region\\s+${escaped(name)}(?![\\w-])`, 'i')
  const end = new RegExp(
    `#?\\s*(?:pragma\\s+)?end\\s?region(?:\\s+${escaped(name)}(?![\\w-])|\\s*(?:\\*\\/|-->)?\\s*$)`,
    'i'
  )
  const found = selectBetween(lines, start, end)
  return found && dedented(found.filter(line => !regionMarker.test(line)))
}

/** Selects the section of a Markdown file with an id, up to the next heading of the same or a higher level. */
export const selectSection = (lines: readonly string[], id: string): string[] | undefined => {
  const depthOf = (line: string) => /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0
  const from = lines.findIndex(line => depthOf(line) > 0 && idOf(line) === id)
  if (from < 0) return
  const depth = depthOf(lines[from] ?? '')
  const length = lines.slice(from + 1).findIndex(line => depthOf(line) > 0 && depthOf(line) <= depth)
  return lines.slice(from, length < 0 ? undefined : from + 1 + length)
}

const idOf = (heading: string): string => {
  const explicit = /\{#([^\s{}]+)\}\s*$/.exec(heading)?.[1]
  const words = heading.replace(/^#+\s+/, '').toLowerCase()
  return (
    explicit ??
    words
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s+/g, '-')
  )
}
