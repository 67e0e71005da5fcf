import { endOfFence, fenceMarkerOf } from '../../markup/index.ts'

/** Most lines of an element. */
const maxLines = 2_000

/** An element that kramdown reads as HTML to its end, and CommonMark to the next blank line. */
const element =
  /^ {0,3}<(article|aside|details|div|dl|fieldset|figure|footer|form|header|main|nav|ol|p|section|table|ul)\b/i

/** Removes the blank lines within HTML, which end it in CommonMark: https://kramdown.gettalong.org/syntax.html#html-blocks */
export const joinHtml = (source: string): string => {
  const lines = source.split('\n')
  const joined: string[] = []
  /** Names of elements of which one does not end. */
  const open = new Set<string>()
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? ''
    const marker = fenceMarkerOf(line)
    const name = element.exec(line)?.[1]?.toLowerCase()
    const closed = name === undefined || open.has(name) ? undefined : endOfElement(lines, index, name)
    if (name && closed === undefined) open.add(name)
    const end = marker ? endOfFence(lines, index + 1, marker) + 1 : (closed ?? index + 1)
    const part = lines.slice(index, end)
    const isPlain = closed !== undefined && !part.some(each => /<pre\b|\smarkdown=/i.test(each))
    joined.push(...(isPlain ? part.filter(each => each.trim()) : part))
    index = end
  }
  return joined.join('\n')
}

/** The line behind the element that begins on this one. */
const endOfElement = (lines: readonly string[], start: number, name: string): number | undefined => {
  const tag = new RegExp(`<(/?)${name}\\b`, 'gi')
  let depth = 0
  for (let index = start; index < Math.min(lines.length, start + maxLines); index++) {
    for (const [, slash] of (lines[index] ?? '').matchAll(tag)) depth += slash ? -1 : 1
    if (depth <= 0) return index + 1
  }
  return undefined
}
