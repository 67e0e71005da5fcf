import { type Directive, directiveLine } from './directive.ts'

/** Lines in which containers are rewritten as directives. */
export interface Rewritten {
  lines: string[]
  /** Length of the longest run of colons that a line begins with: a container around them needs more. */
  colons: number
}

/** An open list item or container. */
type Frame =
  | { kind: 'item'; indent: number }
  | { kind: 'container'; indent: number; marker: string; line: number; directive: Directive; colons: number }

type OpenContainer = Extract<Frame, { kind: 'container' }>

export type ContainerWriter = ReturnType<typeof containerWriter>

/** Writes lines and tracks the open list items and containers. */
export const containerWriter = () => {
  const lines: string[] = []
  const frames: Frame[] = []
  let colons = 0
  /** Number of lines after the last definition of a term. */
  let definedUntil = 0

  const noteColons = (count: number) => {
    const around = frames.findLast(frame => frame.kind === 'container')
    if (around) around.colons = Math.max(around.colons, count)
    else colons = Math.max(colons, count)
  }

  /** Separates the next line with a blank line. */
  const blank = () => {
    if (lines.at(-1)?.trim()) lines.push('')
  }

  const copy = (line: string) => {
    const run = /^[ \t]*(:{3,})/.exec(line)?.[1]
    if (run) noteColons(run.length)
    lines.push(line)
  }

  /** Writes a complete container. */
  const put = (indent: number, directive: Directive, body: Rewritten) => {
    const count = Math.max(2, body.colons) + 1
    const space = ' '.repeat(indent)
    blank()
    lines.push(space + directiveLine(directive, count))
    for (const line of body.lines) lines.push(line.trim() ? space + line : '')
    lines.push(space + ':'.repeat(count), '')
    noteColons(count)
  }

  const open = (indent: number, marker: string, directive: Directive) => {
    blank()
    frames.push({ kind: 'container', indent, marker, line: lines.length, directive, colons: 0 })
    lines.push('')
  }

  /** Closes the innermost container with that marker, else with a shorter one; without any, the marker is dropped. */
  const close = (marker: string) => {
    const fits = (matches: (frame: OpenContainer) => boolean) =>
      frames.findLastIndex(frame => frame.kind === 'container' && frame.marker[0] === marker[0] && matches(frame))
    const exact = fits(frame => frame.marker === marker)
    const at = exact >= 0 ? exact : fits(frame => frame.marker.length < marker.length)
    const frame = frames[at]
    if (frame?.kind !== 'container') return
    abandon(at + 1)
    frames.pop()
    const count = Math.max(2, frame.colons) + 1
    const space = ' '.repeat(frame.indent)
    lines[frame.line] = space + directiveLine(frame.directive, count)
    lines.push(space + ':'.repeat(count), '')
    noteColons(count)
  }

  /** Writes the definition of the term on the last line as a list item. */
  const define = (indent: number, body: Rewritten) => {
    const space = ' '.repeat(indent)
    const at = lines.findLastIndex(line => line.trim())
    const term = lines[at]?.trim() ?? ''
    if (at >= definedUntil) lines[at] = `${space}- ${term.includes('**') ? term : `**${term}**`}`
    blank()
    addMeaning(body, `${space}  `)
  }

  /** Writes the definition of the term that is the heading on the last line. */
  const describe = (body: Rewritten) => {
    blank()
    addMeaning(body, '')
  }

  const addMeaning = (body: Rewritten, space: string) => {
    for (const line of body.lines) lines.push(line.trim() ? space + line : '')
    lines.push('')
    definedUntil = lines.length
    noteColons(body.colons)
  }

  /** Drops frames whose containers were never closed; their titles stay as text. */
  const abandon = (from: number) => {
    for (const frame of frames.splice(from)) {
      if (frame.kind === 'item') continue
      const { label } = frame.directive
      lines[frame.line] = label ? `${' '.repeat(frame.indent)}**${label}**` : ''
      noteColons(frame.colons)
    }
  }

  return {
    lines,
    blank,
    copy,
    put,
    define,
    describe,
    open,
    close,
    /** How many containers are open. */
    depth: () => frames.filter(({ kind }) => kind === 'container').length,
    /** Columns at which the text of the innermost list item or container stands. */
    indent: () => frames.at(-1)?.indent ?? 0,
    enterItem: (indent: number) => void frames.push({ kind: 'item', indent }),
    /** Leaves the list items that a line with this indentation is not in. */
    leaveItems: (indent: number) => {
      const left = frames.findIndex(frame => frame.kind === 'item' && frame.indent > indent)
      if (left >= 0) abandon(left)
    },
    end: (): Rewritten => {
      abandon(0)
      return { lines, colons }
    }
  }
}
