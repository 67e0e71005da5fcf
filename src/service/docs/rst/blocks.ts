import type { Heading, ListItem, Nodes, PhrasingContent } from 'mdast'
import { listOf, quote } from '../markup/content.ts'
import { dedent, endOf, endOfIndented, indentOf } from '../markup/lines.ts'
import { joinLists, withSignatures } from './adjacent.ts'
import type { RstContext } from './context.ts'
import { readDirective } from './directives.ts'
import { readInlineRst } from './inline.ts'
import { withObject } from './labelled.ts'
import { labelOf, target } from './names.ts'
import { readGridTable, readSimpleTable } from './tables.ts'
import { adornment, titleAt } from './title-at.ts'

/** Most levels of nested blocks; a deeper block becomes one paragraph. */
const maxDepth = 20

/** Reads a block that begins at a line. Returns its nodes and the line after it; `undefined` when it is another block. */
type Reader = (
  lines: readonly string[],
  index: number,
  context: RstContext
) => { nodes: Nodes[]; next: number } | undefined

/** Converts blocks of reStructuredText to equivalent Markdown nodes. */
export const readBlocks = (lines: readonly string[], context: RstContext): Nodes[] => {
  if (context.depth > maxDepth) return [paragraphOf(lines, context)]
  const nodes: Nodes[] = []
  let labels: string[] = []
  for (let index = 0; index < lines.length; ) {
    if (!lines[index]?.trim()) {
      index++
      continue
    }
    const found = firstOf(lines, index, context)
    const label = labelOf(lines[index] ?? '')
    if (label) labels.push(label)
    if (found.nodes.length > 0) {
      nodes.push(...withObject(found.nodes, labels, context))
      labels = []
    }
    if (found.nodes.some(({ type }) => type !== 'heading')) context.hasBegun.value = true
    index = Math.max(found.next, index + 1)
  }
  return joinLists(withSignatures(nodes))
}

const firstOf = (lines: readonly string[], index: number, context: RstContext) => {
  for (const read of readers) {
    const found = read(lines, index, context)
    if (found) return found
  }
  return readParagraph(lines, index, context)
}

const below = (lines: readonly string[], context: RstContext): Nodes[] =>
  readBlocks(lines, { ...context, depth: context.depth + 1 })

/** The order in which the styles of titles first occur decides how deep they are. */
const readHeading: Reader = (lines, index, context) => {
  const title = titleAt(lines, index)
  if (!title) return
  if (!context.adornments.includes(title.style)) context.adornments.push(title.style)
  const depth = Math.min(6, context.adornments.indexOf(title.style) + 1) as Heading['depth']
  const children = readInlineRst(title.text, context)
  context.titleDepth.value = depth
  const data = { named: context.named.splice(0), ...(title.text.includes('|') && withNames(title.text, context)) }
  return { nodes: [{ type: 'heading', depth, children, data }], next: index + title.length }
}

/** Docutils makes the id of a title of the names of its substitutions, which it fills in later. */
const withNames = (title: string, context: RstContext) => ({
  written: readInlineRst(title, { ...context, named: [], substitutions: new Map() })
})

const readTransition: Reader = (lines, index) => {
  const line = lines[index]?.trim() ?? ''
  return line.length >= 4 && adornment.test(line) && !lines[index + 1]?.trim()
    ? { nodes: [{ type: 'thematicBreak' }], next: index + 1 }
    : undefined
}

/** A construct that begins with two dots: a directive, a footnote, a target, a substitution or a comment. */
const readExplicit: Reader = (lines, index, context) => {
  const line = lines[index] ?? ''
  if (/^(?:\.\. )?__(?:[:\s]|$)/.test(line)) {
    context.named.push('')
    return { nodes: [], next: index + 1 }
  }
  if (!/^\.\.(?:\s|$)/.test(line)) return
  const next = endOfIndented(lines, index + 1, 1)
  const body = lines.slice(index + 1, next)
  const directive = /^\.\. +([\w:.+-]+?) ?::(?:\s+(.*))?$/.exec(line)
  if (directive?.[1]) {
    const shared = Math.min(...body.filter(text => text.trim()).map(indentOf), 80)
    const found = {
      name: directive[1],
      argument: directive[2]?.trim() ?? '',
      lines: body.map(text => dedent(text, shared))
    }
    return { nodes: readDirective(found, context, below), next }
  }
  const [, name] = target.exec(line) ?? []
  if (name) context.named.push(name.replaceAll(/[`\\]/g, ''))
  const [, label, text = ''] = /^\.\. +\[([^\]]+)\]\s*(.*)$/.exec(line) ?? []
  if (label === undefined) return { nodes: [], next }
  context.named.push(label)
  const identifier = label.replace(/^#/, '') || 'auto'
  const children = below([text, ...dedentAll(body)], context)
  return { nodes: [{ type: 'footnoteDefinition', identifier, label: identifier, children } as Nodes], next }
}

const dedentAll = (lines: readonly string[]): string[] => {
  const shared = Math.min(...lines.filter(text => text.trim()).map(indentOf), 1_000)
  return lines.map(text => dedent(text, shared))
}

const bullet = /^([-*+•‣⁃])( +|$)/
const enumerator = /^(?:\(?(\d+|#|[A-Za-z]|[ivxlcdmIVXLCDM]+)[.)])( +|$)/

/** An item of a list. Items that follow one another are joined afterwards. */
const readItem: Reader = (lines, index, context) => {
  const line = lines[index] ?? ''
  const isBullet = bullet.test(line)
  const found = isBullet ? bullet.exec(line) : enumerator.exec(line)
  if (!found) return
  const width = found[0].length
  const following = lines[index + 1] ?? ''
  // A sentence may begin with a letter and a full stop, so the next line of an item must be indented.
  if (!isBullet && following.trim() && indentOf(following) < width && !enumerator.test(following)) return
  const next = endOfIndented(lines, index + 1, Math.min(width, 2))
  const content = [line.slice(width), ...lines.slice(index + 1, next).map(text => dedent(text, width))]
  const children = withoutList(below(content, context), content)
  const number = Number(found[1])
  const item = { type: 'listItem', spread: false, children } as ListItem
  const start = isBullet ? null : Number.isNaN(number) ? 1 : number
  return { nodes: [{ type: 'list', ordered: !isBullet, start, spread: false, children: [item] }], next }
}

/** What an item begins with, unless that is a list of its own: a term with its meaning is no list within the item. */
const withoutList = (children: Nodes[], [first = '']: string[]): Nodes[] => {
  const [list, ...rest] = children
  const isTerm = list?.type === 'list' && list.children.length === 1 && !bullet.test(first) && !enumerator.test(first)
  return isTerm ? [...(list.children[0]?.children ?? []), ...rest] : children
}

const field = /^:((?:[^:\\\n`]|\\.|:(?!\s|$))+):(?:\s+(.*))?$/

/** `:param size: How large.`: a name and what it stands for. */
const readField: Reader = (lines, index, context) => {
  const [, name, text = ''] = field.exec(lines[index] ?? '') ?? []
  if (!name) return
  const next = endOfIndented(lines, index + 1, 1)
  if (!context.hasBegun.value) return { nodes: [], next }
  const children = below([text, ...dedentAll(lines.slice(index + 1, next))], context)
  return { nodes: [listOf(led(fieldName(name), children))], next }
}

const fieldName = (name: string): PhrasingContent[] => {
  const [kind = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  if (
    last &&
    /^(?:param|parameter|arg|argument|key|keyword|kwarg|type|raises?|exception|var|ivar|cvar|vartype)$/.test(kind)
  ) {
    const type = rest.slice(0, -1).join(' ')
    return [{ type: 'inlineCode', value: last }, ...(type ? [{ type: 'text', value: ` (${type})` } as const] : [])]
  }
  return [{ type: 'strong', children: [{ type: 'text', value: name.charAt(0).toUpperCase() + name.slice(1) }] }]
}

/** Puts a name before the first line of content. */
const led = (name: PhrasingContent[], children: Nodes[]): Nodes[] => {
  const [first, ...rest] = children
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: name }, ...children]
  return [{ ...first, children: [...name, { type: 'text', value: ': ' }, ...first.children] }, ...rest]
}

const option = /^((?:-\w|--[\w-]+|\/\w+)(?:[ =]<?[\w.-]+>?)?(?:, (?:-\w|--[\w-]+)(?:[ =]<?[\w.-]+>?)?)*)(?: {2,}(.*))?$/

/** `-o FILE  Where to write.`: an option of a command and what it does. */
const readOption: Reader = (lines, index, context) => {
  const [, name, text = ''] = option.exec(lines[index] ?? '') ?? []
  const next = endOfIndented(lines, index + 1, 1)
  if (!name || (!text && next === index + 1)) return
  const children = below([text, ...dedentAll(lines.slice(index + 1, next))], context)
  return { nodes: [listOf(led([{ type: 'inlineCode', value: name }], children))], next }
}

const readDoctest: Reader = (lines, index) => {
  if (!/^>>> /.test(lines[index] ?? '')) return
  const next = endOf(lines, index, line => line.trim() !== '')
  return { nodes: [{ type: 'code', lang: 'python', value: lines.slice(index, next).join('\n') }], next }
}

const readLineBlock: Reader = (lines, index, context) => {
  if (!/^\|(?: |$)/.test(lines[index] ?? '')) return
  const next = endOf(lines, index, line => /^(?:\|(?: |$)| )/.test(line))
  // A line that begins with a space goes on with the one above.
  const text = lines
    .slice(index, next)
    .join('\n')
    .split(/\n(?=\|)/)
  const children = text.flatMap((line, at): PhrasingContent[] => [
    ...(at > 0 ? [{ type: 'break' } as const] : []),
    ...readInlineRst(line.replace(/^\| */, '').replaceAll(/\n\s+/g, ' '), context)
  ])
  return { nodes: [{ type: 'paragraph', children }], next }
}

const readQuote: Reader = (lines, index, context) => {
  const indent = indentOf(lines[index] ?? '')
  if (indent === 0) return
  const next = endOfIndented(lines, index, 1)
  const children = below(dedentAll(lines.slice(index, next)), context)
  return { nodes: [quote(children)], next }
}

/** A term with its meaning indented below it. */
const readDefinition: Reader = (lines, index, context) => {
  const [line = '', following = ''] = lines.slice(index, index + 2)
  if (!following.trim() || indentOf(following) === 0 || line.endsWith('::')) return
  const next = endOfIndented(lines, index + 1, 1)
  const [term = '', ...classifiers] = line.split(' : ')
  const name: PhrasingContent[] = [{ type: 'strong', children: readInlineRst(term.trim(), context) }]
  if (classifiers.length > 0) name.push({ type: 'text', value: ` (${classifiers.join(', ')})` })
  const children = below(dedentAll(lines.slice(index + 1, next)), context)
  return { nodes: [listOf([{ type: 'paragraph', children: name }, ...children])], next }
}

/** A paragraph. Two colons at its end say that the indented lines below are code. */
const readParagraph = (lines: readonly string[], index: number, context: RstContext) => {
  const end = endOf(lines, index, line => line.trim() !== '')
  const text = lines.slice(index, end).map(line => line.trim())
  const last = text.at(-1) ?? ''
  if (!last.endsWith('::')) return { nodes: [paragraphOf(text, context)], next: end }
  text[text.length - 1] = /(?:^|\s)::$/.test(last) ? last.slice(0, -2).trimEnd() : last.slice(0, -1)
  const shown = text.filter(Boolean)
  const start = endOf(lines, end, line => !line.trim())
  const quoting = adornmentOf(lines[start] ?? '')
  const next = quoting ? endOf(lines, start, line => line.startsWith(quoting)) : endOfIndented(lines, start, 1)
  const code = dedentAll(lines.slice(start, next)).join('\n').trimEnd()
  const literal: Nodes[] = code ? [{ type: 'code', lang: context.language.value, value: code }] : []
  return { nodes: [...(shown.length > 0 ? [paragraphOf(shown, context)] : []), ...literal], next: code ? next : end }
}

const adornmentOf = (line: string): string => (/^[>|#%$]/.test(line) ? (line[0] ?? '') : '')

const paragraphOf = (lines: readonly string[], context: RstContext): Nodes => ({
  type: 'paragraph',
  children: readInlineRst(lines.join('\n').trim(), context)
})

const readTable: Reader = (lines, index, context) => {
  const cells = (text: string[]) => below(text, context)
  return readGridTable(lines, index, cells) ?? readSimpleTable(lines, index, cells)
}

const readers: Reader[] = [
  ...[readExplicit, readTable, readHeading, readTransition, readItem, readField, readOption, readDoctest],
  ...[readLineBlock, readQuote, readDefinition]
]
