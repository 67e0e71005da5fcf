import { readAdmonish } from './admonish.ts'
import { type ContainerWriter, containerWriter, type Rewritten } from './container-writer.ts'
import { type Definition, definitionAt } from './definitions.ts'
import { readColonInfo, readIndentedOpening, readSlashInfo } from './directive.ts'
import { dedent, endOf, endOfFence, endOfIndented, indentOf } from './lines.ts'
import { type MystDirective, mystContent, readMystInfo, readMystOptions } from './myst.ts'
import { isMyst, isMystLine } from './myst-lines.ts'

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
 * Code fences are left unchanged. A container that is never closed, or nested too deep, loses its markers and keeps its
 * content.
 */
export const rewriteContainers = (source: string, { hasIndentedCode }: Options): string =>
  rewrite(source.split('\n'), { hasIndentedCode, isMyst: isMyst(source), depth: 0 }).lines.join('\n')

interface Context extends Options {
  isMyst: boolean
  depth: number
}

/** Most levels of nested containers; deeper ones lose their titles. */
const maxDepth = 12
/** Most quotes and list items that begin on one line, because the parser takes quadratic time for them. */
const maxMarkers = 40

const codeFence = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/
const fencedContainer = /^[ \t]*(:{3,}|\/{3,})[ \t]*(.*?)[ \t]*$/
const listItem = /^([ \t]*(?:[-*+]|\d{1,9}[.)]))( +|$)/
const quoted = /^([ \t]*)>/
const anyContainer = /^[ \t>]*(?::{3,}|\/{3,}|!!!|\?\?\?|===|(?:`{3,}|~{3,})[ \t]*(?:\{|ad[m-]))/m
/** The start of a block that Markdown leaves unparsed: HTML with raw text, and comments. */
const verbatim = /^ {0,3}<(?:(script|style|pre)\b|!--)/i
// Each space can match at one place only; with two, the time would double with each marker of a line with fewer.
const markers = new RegExp(
  `^((?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${maxMarkers}}[ \\t]?)(?:[ \\t]*(?:[>*+-]|\\d{1,9}[.)]))+`
)

/** Reads a construct from a line on. Returns the line after it, or `undefined` where the line begins another construct. */
type Reader = (line: string, index: number) => number | undefined

const rewrite = (source: string[], context: Context): Rewritten => {
  const writer = containerWriter()
  const readers = containerReaders(source, writer, context)
  let index = 0
  while (index < source.length) {
    const line = (source[index] ?? '').replace(markers, '$1')
    if (!line.trim()) {
      writer.lines.push('')
      index++
      continue
    }
    if (!source[index - 1]?.trim() || listItem.test(line) || fencedContainer.test(line))
      writer.leaveItems(indentOf(line))
    const isCode = context.hasIndentedCode && indentOf(line) - writer.indent() >= 4
    const next = isCode ? undefined : firstOf(readers, line, index)
    if (next !== undefined) {
      index = next
      continue
    }
    const item = isCode ? null : listItem.exec(line)
    if (item) {
      const spaces = item[2]?.length ?? 0
      writer.enterItem((item[1]?.length ?? 0) + (spaces >= 1 && spaces <= 4 ? spaces : 1))
    }
    writer.copy(line)
    index++
  }
  return writer.end()
}

const firstOf = (readers: Reader[], line: string, index: number): number | undefined => {
  for (const read of readers) {
    const next = read(line, index)
    if (next !== undefined) return next
  }
  return undefined
}

const containerReaders = (source: string[], writer: ContainerWriter, context: Context): Reader[] => {
  const inner = (body: string[]): Rewritten => rewrite(body, { ...context, depth: context.depth + 1 })
  const isDeep = () => context.depth + writer.depth() >= maxDepth
  const copy = (from: number, to: number): number => {
    for (const line of source.slice(from, to)) writer.copy(line)
    return to
  }

  const readCode: Reader = (line, index) => {
    const [whole, before = '', marker = '', info = ''] = codeFence.exec(line) ?? []
    if (whole === undefined || (marker.startsWith('`') && info.includes('`'))) return
    const myst = readMystInfo(info)
    const end = endOfFence(source, index + 1, marker)
    if (isDeep() || before.trim()) return copy(index, end + 1)
    if (myst) return readMyst(index, end, marker, myst)
    const indent = indentOf(line)
    const note = readAdmonish(info, () => source.slice(index + 1, end).map(text => dedent(text, indent)))
    if (!note) return copy(index, end + 1)
    writer.put(indent, note, inner(note.body))
    return end + 1
  }

  const readVerbatim: Reader = (line, index) => {
    const found = verbatim.exec(line)
    if (!found) return
    const end = found[1] ? `</${found[1].toLowerCase()}` : '-->'
    return copy(index, endOf(source, index, text => !text.toLowerCase().includes(end)) + 1)
  }

  const readFenced: Reader = (line, index) => {
    const [, marker, info = ''] = fencedContainer.exec(line) ?? []
    if (!marker) return
    if (!info) {
      writer.close(marker)
      return index + 1
    }
    const myst = marker.startsWith(':') ? readMystInfo(info) : undefined
    if (myst) return isDeep() ? index + 1 : readMyst(index, endOfFence(source, index + 1, marker), marker, myst)
    const directive = marker.startsWith(':') ? readColonInfo(info) : readSlashInfo(info)
    if (!directive) return
    const isBlock = marker.startsWith('/')
    const start = isBlock ? endOf(source, index + 1, text => blockOption.test(text)) : index + 1
    const type = source.slice(index + 1, start).flatMap(text => blockType.exec(text)?.[1] ?? [])[0]
    if (!isDeep()) writer.open(indentOf(line), marker, type ? { ...directive, name: type } : directive)
    return start
  }

  const readMyst = (
    index: number,
    end: number,
    marker: string,
    opening: Pick<MystDirective, 'name' | 'argument'>
  ): number => {
    const indent = indentOf(source[index] ?? '')
    const content = source.slice(index + 1, end).map(text => dedent(text, indent))
    const made = mystContent({ ...opening, ...readMystOptions(content) })
    if (!made) return end + 1
    if ('body' in made) writer.put(indent, made, inner(made.body))
    else {
      const fence = marker.startsWith(':') ? '`'.repeat(marker.length) : marker
      const title = made.title ? ` title="${made.title.replaceAll('"', '')}"` : ''
      writer.blank()
      for (const text of [fence + made.language + title, ...made.code, fence]) writer.copy(' '.repeat(indent) + text)
    }
    return end + 1
  }

  const readIndented: Reader = (line, index) => {
    const directive = readIndentedOpening(line.trim())
    if (!directive) return
    const indent = indentOf(line)
    const end = endOfIndented(source, index + 1, indent + 4)
    const body = source.slice(index + 1, end).map(text => dedent(text, indent + 4))
    if (isDeep()) for (const text of body) writer.copy(text)
    else writer.put(indent, directive, inner(body))
    return end
  }

  const readQuote: Reader = (line, index) => {
    const [, space = ''] = quoted.exec(line) ?? []
    if (!quoted.test(line) || isDeep()) return
    const end = endOf(source, index, text => quoted.test(text))
    const run = [line, ...source.slice(index + 1, end)]
    const isPlain = !anyContainer.test(run.join('\n'))
    const rewritten = isPlain ? run : inner(run.map(text => text.replace(/^[ \t]*> ?/, ''))).lines
    for (const text of rewritten) writer.copy(isPlain ? text : `${space}> ${text}`)
    return end
  }

  let definition: Definition | undefined
  const readDefinition: Reader = (_, index) => {
    const found = isDeep() ? undefined : definitionAt(source, index, definition)
    if (!found) return
    definition = found
    const body = inner(found.body)
    if (found.hasTerm) writer.define(indentOf(source[index] ?? ''), body)
    else writer.describe(body)
    return found.end
  }

  const readMystLine: Reader = (line, index) => (context.isMyst && isMystLine(line) ? index + 1 : undefined)

  return [readCode, readVerbatim, readFenced, readIndented, readQuote, readMystLine, readDefinition]
}

/** Options of Material’s blocks stand indented right below their opening. */
const blockOption = /^ {4}\s*[\w-]+:/
const blockType = /^\s*type:\s*['"]?([\w-]+)/
