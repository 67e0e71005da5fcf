import { type Directive, directiveLine, readColonInfo, readIndentedOpening, readSlashInfo } from './directive.ts'
import { type MystDirective, mystContent, readMystInfo, readMystOptions } from './myst.ts'

interface Options {
  /** Whether four spaces make code of a line, as in Markdown and not in MDX. */
  hasIndentedCode: boolean
}

/**
 * Rewrites every generator’s containers as generic directives, which the parser knows:
 *
 *     ::: tip Title      !!! tip "Title"      /// tip | Title      ```{tip}
 *     text                   text             text                 text
 *     :::                                     ///                  ```
 *
 * Nothing inside a code fence is touched. A container that is never closed, or too deep in others, loses its markers
 * and keeps its content.
 */
export const rewriteContainers = (source: string, { hasIndentedCode }: Options): string =>
  rewrite(source.split('\n'), { hasIndentedCode, depth: 0 }).lines.join('\n')

interface Context extends Options {
  depth: number
}

interface Rewritten {
  lines: string[]
  /** Length of the longest run of colons that a line begins with: a container around them needs more. */
  colons: number
}

/** Containers in containers; what is deeper has no title of its own any more. */
const maxDepth = 12

/** A list item, or a container whose end is not read yet. */
type Frame =
  | { kind: 'item'; indent: number }
  | { kind: 'container'; indent: number; marker: string; line: number; directive: Directive; colons: number }

const codeFence = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/
const fencedContainer = /^[ \t]*(:{3,}|\/{3,})[ \t]*(.*?)[ \t]*$/
const listItem = /^([ \t]*(?:[-*+]|\d{1,9}[.)]))( +|$)/
const quoted = /^([ \t]*)>/
const anyContainer = /^[ \t>]*(?::{3,}|\/{3,}|!!!|\?\?\?|===|`{3,}\{|~{3,}\{)/m
const verbatimElement = /^ {0,3}<(script|style|pre)\b/i

const rewrite = (source: string[], context: Context): Rewritten => {
  const lines: string[] = []
  const frames: Frame[] = []
  let colons = 0
  let index = 0

  const containers = () => frames.filter(frame => frame.kind === 'container')
  const noteColons = (count: number) => {
    const around = frames.findLast(frame => frame.kind === 'container')
    if (around) around.colons = Math.max(around.colons, count)
    else colons = Math.max(colons, count)
  }
  /** A line that is no markup of a container. */
  const copy = (line: string) => {
    const run = /^[ \t]*(:{3,})/.exec(line)?.[1]
    if (run) noteColons(run.length)
    lines.push(line)
  }
  const blank = () => {
    if (lines.at(-1)?.trim()) lines.push('')
  }
  const copyTo = (end: number) => {
    for (; index < end; index++) copy(source[index] ?? '')
  }
  /** Takes frames off the stack, of which no container has met its end. */
  const abandon = (from: number) => {
    for (const frame of frames.splice(from)) {
      if (frame.kind === 'item') continue
      const { label } = frame.directive
      lines[frame.line] = label ? `${' '.repeat(frame.indent)}**${label}**` : ''
      noteColons(frame.colons)
    }
  }
  /** Columns that a line is indented by beyond the list item or container that it is in. */
  const relativeIndent = (line: string): number => {
    const indent = indentOf(line)
    const startsBlock = !source[index - 1]?.trim() || listItem.test(line) || fencedContainer.test(line)
    if (startsBlock) {
      const left = frames.findIndex(frame => frame.kind === 'item' && frame.indent > indent)
      if (left >= 0) abandon(left)
    }
    return indent - (frames.at(-1)?.indent ?? 0)
  }

  const put = (indent: number, directive: Directive, body: Rewritten) => {
    const space = ' '.repeat(indent)
    const needed = Math.max(2, body.colons) + 1
    blank()
    lines.push(space + directiveLine(directive, needed))
    for (const line of body.lines) lines.push(line.trim() ? space + line : '')
    lines.push(space + ':'.repeat(needed), '')
    noteColons(needed)
  }
  const inner = (body: string[]): Rewritten => rewrite(body, { ...context, depth: context.depth + 1 })

  const open = (line: string, marker: string, directive: Directive) => {
    blank()
    frames.push({ kind: 'container', indent: indentOf(line), marker, line: lines.length, directive, colons: 0 })
    lines.push('')
    index++
    if (marker.startsWith('/')) readBlockOptions(directive)
  }
  /** Options of Material’s blocks stand indented right below their opening. */
  const readBlockOptions = (directive: Directive) => {
    for (; /^ {4}\s*[\w-]+:/.test(source[index] ?? ''); index++) {
      const [, type] = /^\s*type:\s*['"]?([\w-]+)/.exec(source[index] ?? '') ?? []
      if (type) directive.name = type
    }
  }
  const close = (marker: string) => {
    index++
    const sameKind = (frame: Frame) => frame.kind === 'container' && frame.marker[0] === marker[0]
    const exact = frames.findLastIndex(frame => sameKind(frame) && 'marker' in frame && frame.marker === marker)
    const at =
      exact >= 0
        ? exact
        : frames.findLastIndex(frame => sameKind(frame) && 'marker' in frame && frame.marker.length < marker.length)
    const frame = frames[at]
    if (frame?.kind !== 'container') return
    abandon(at + 1)
    frames.pop()
    const needed = Math.max(2, frame.colons) + 1
    const space = ' '.repeat(frame.indent)
    lines[frame.line] = space + directiveLine(frame.directive, needed)
    lines.push(space + ':'.repeat(needed), '')
    noteColons(needed)
  }

  const readFencedContainer = (line: string): boolean => {
    const [, marker, info = ''] = fencedContainer.exec(line) ?? []
    if (!marker) return false
    if (!info) {
      close(marker)
      return true
    }
    const myst = marker.startsWith(':') ? readMystInfo(info) : undefined
    if (myst) return readMyst(line, marker, myst)
    const directive = marker.startsWith(':') ? readColonInfo(info) : readSlashInfo(info)
    if (!directive) return false
    if (context.depth + containers().length < maxDepth) open(line, marker, directive)
    else index++
    return true
  }

  const readIndented = (line: string): boolean => {
    const directive = readIndentedOpening(line.trim())
    if (!directive) return false
    const indent = indentOf(line)
    const end = endOfIndented(source, index + 1, indent + 4)
    const body = source.slice(index + 1, end).map(content => dedent(content, indent + 4))
    index = end
    if (context.depth < maxDepth) put(indent, directive, inner(body))
    else for (const content of body) copy(content)
    return true
  }

  const readMyst = (line: string, marker: string, opening: Pick<MystDirective, 'name' | 'argument'>): boolean => {
    if (context.depth >= maxDepth) return false
    const indent = indentOf(line)
    const end = endOfFence(source, index + 1, marker)
    const content = source.slice(index + 1, end).map(text => dedent(text, indent))
    index = end + 1
    const made = mystContent({ ...opening, ...readMystOptions(content) })
    if (!made) return true
    if ('body' in made) {
      put(indent, made, inner(made.body))
      return true
    }
    const space = ' '.repeat(indent)
    const fence = marker.startsWith(':') ? '`'.repeat(Math.max(3, marker.length)) : marker
    const title = made.title ? ` title="${made.title.replaceAll('"', '')}"` : ''
    blank()
    for (const text of [fence + made.language + title, ...made.code, fence]) copy(space + text)
    return true
  }

  const readQuote = (line: string): boolean => {
    if (!quoted.test(line) || context.depth >= maxDepth) return false
    const end = endOf(source, index, text => quoted.test(text))
    const run = source.slice(index, end)
    if (!anyContainer.test(run.join('\n'))) {
      copyTo(end)
      return true
    }
    const space = quoted.exec(line)?.[1] ?? ''
    for (const text of inner(run.map(text => text.replace(/^[ \t]*> ?/, ''))).lines) lines.push(`${space}> ${text}`)
    index = end
    return true
  }

  while (index < source.length) {
    const line = source[index] ?? ''
    if (!line.trim()) {
      lines.push(line)
      index++
      continue
    }
    const isCode = relativeIndent(line) >= 4 && context.hasIndentedCode
    const fence = isCode ? null : codeFence.exec(line)
    const [, before = '', marker = '', info = ''] = fence ?? []
    if (fence && !(marker.startsWith('`') && info.includes('`'))) {
      const myst = before.trim() ? undefined : readMystInfo(info)
      if (!(myst && readMyst(line, marker, myst))) copyTo(endOfFence(source, index + 1, marker) + 1)
      continue
    }
    const element = verbatimElement.exec(line)?.[1]
    if (element && !isCode) {
      const closing = `</${element.toLowerCase()}`
      copyTo(endOf(source, index, text => !text.toLowerCase().includes(closing)) + 1)
      continue
    }
    if (!isCode && (readFencedContainer(line) || readIndented(line) || readQuote(line))) continue
    const item = listItem.exec(line)
    if (item && !isCode) {
      const spaces = item[2]?.length ?? 0
      frames.push({ kind: 'item', indent: (item[1]?.length ?? 0) + (spaces >= 1 && spaces <= 4 ? spaces : 1) })
    }
    copy(line)
    index++
  }
  abandon(0)
  return { lines, colons }
}

const indentOf = (line: string): number => {
  const space = /^[ \t]*/.exec(line)?.[0] ?? ''
  return space.replaceAll('\t', '    ').length
}

/** Without that many columns of its indentation, or as many as it has. */
const dedent = (line: string, columns: number): string => {
  let at = 0
  for (let column = 0; column < columns && (line[at] === ' ' || line[at] === '\t'); at++)
    column += line[at] === '\t' ? 4 : 1
  return line.slice(at)
}

/** The first line from `start` on that does not pass, or the end. */
const endOf = (source: string[], start: number, passes: (line: string) => boolean): number => {
  let end = start
  while (end < source.length && passes(source[end] ?? '')) end++
  return end
}

/** Where content that is indented by so many columns ends; blank lines behind it do not belong to it. */
const endOfIndented = (source: string[], start: number, columns: number): number => {
  let end = endOf(source, start, line => !line.trim() || indentOf(line) >= columns)
  while (end > start && !source[end - 1]?.trim()) end--
  return end
}

/** The line that closes a fence, or the end of the text. */
const endOfFence = (source: string[], start: number, marker: string): number =>
  endOf(source, start, line => {
    const text = line.trim()
    return text.length < marker.length || text !== (marker[0] ?? '').repeat(text.length)
  })
