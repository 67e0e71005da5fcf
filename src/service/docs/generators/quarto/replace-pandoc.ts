import { endOf, endOfFence, fenceMarkerOf, parseAttributeList, type Replacement } from '../../markup/index.ts'
import { cutFrontMatter } from '../../parse.ts'
import { readGrid } from '../../rst/index.ts'
import type { Settings } from '../settings.ts'
import { isShown } from './conditions.ts'
import { pandocId } from './heading-ids.ts'
import { replaceCode } from './replace-code.ts'
import { replaceText } from './replace-text.ts'

/** A block between colons that is open: whether it is shown, and what is written at its end. */
interface OpenBlock {
  isShown: boolean
  closing: string[]
  /** Of tabs, whose names are headings: the depth of these, once it is known, and the colons of a tab. */
  tabs?: { depth: number; colons: string }
}

const opening = /^(\s*):{3,}[ \t]*(?:\{([^{}]*)\}|([\w.-]+)(?:[ \t]*\{([^{}]*)\})?)[ \t]*:*[ \t]*$/
const closing = /^\s*:{3,}[ \t]*$/
const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
/** A row or a ruler of a table. */
const isTable = /^\s*(?:\|.*\||\+[-=:+]*\+)\s*$/
const gridTable = /^\s*\+[-=:]+(?:\+[-=:]+)*\+\s*$/
const caption = /^\s*(?:Table)?:[ \t]+(.*?)(?:\{[^{}]*\})?[ \t]*$/

/** More than the deepest nesting; a block has more colons than those in it. */
const mostColons = 40

/**
 * Writes what only Pandoc and Quarto understand as Markdown that others do too: blocks between colons, whose ends need not
 * be as long as their beginnings, notes and tabs among them; code with attributes; tables drawn as grids.
 */
export const replacePandoc = (source: string, said: Settings): string => {
  const { body } = cutFrontMatter(source)
  const lines = body.split('\n')
  const written: string[] = []
  const readers = readersOf(lines, said)
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const found = firstOf(readers, line, index)
    written.push(...(found?.lines ?? [replaceText(line.replace(unnumbered, ''), said)]))
    index = found?.last ?? index
  }
  const front = source.slice(0, source.length - body.length)
  return `${front}${written.join('\n')}${headingLinks(written)}`
}

/** `## Preface {-}` */
const unnumbered = /[ \t]\{-\}[ \t]*$/

/** Reads a construct from a line on; `undefined` where the line begins another one. */
type Reader = (line: string, index: number) => Replacement | undefined

const firstOf = (readers: Reader[], line: string, index: number): Replacement | undefined => {
  for (const read of readers) {
    const found = read(line, index)
    if (found) return found
  }
  return undefined
}

const readersOf = (lines: string[], said: Settings): Reader[] => {
  const open: OpenBlock[] = []
  /** The last line that is not blank. */
  let before = ''

  const readCode: Reader = (line, index) => {
    const marker = fenceMarkerOf(line)
    if (!marker) return
    const last = endOfFence(lines, index + 1, marker)
    const at = line.indexOf(marker) + marker.length
    const code = { opening: line.slice(0, at), info: line.slice(at).trim(), lines: lines.slice(index + 1, last) }
    // Its lines are none of the page, in what is hidden too.
    const isHidden = open.at(-1)?.isShown === false
    return { lines: isHidden ? [] : replaceCode({ ...code, closing: lines.slice(last, last + 1) }, said), last }
  }

  const readClosing: Reader = (line, index) => {
    const ended = closing.test(line) ? open.pop() : undefined
    return ended && { lines: ended.isShown ? [...ended.closing, ''] : [], last: index }
  }

  const readOpening: Reader = (_, index) => {
    const found = openingAt(lines, index, open.length, said)
    if (!found) return
    const isShown = found.block.isShown && (open.at(-1)?.isShown ?? true)
    open.push({ ...found.block, isShown })
    return { lines: isShown ? ['', ...found.lines] : [], last: found.last }
  }

  const readHidden: Reader = (_, index) => (open.at(-1)?.isShown === false ? { lines: [], last: index } : undefined)

  const readTab: Reader = (line, index) => {
    const tab = tabAt(line, open.at(-1), said)
    return tab && { lines: tab, last: index }
  }

  const readTable: Reader = (line, index) => {
    if (!gridTable.test(line)) return
    before = line
    return tableAt(lines, index, said)
  }

  const readCaption: Reader = (line, index) => {
    const [, title] = isTable.test(before) ? (caption.exec(line) ?? []) : []
    if (line.trim()) before = line
    return title === undefined ? undefined : { lines: ['', replaceText(title, said)], last: index }
  }

  return [readCode, readClosing, readOpening, readHidden, readTab, readTable, readCaption]
}

const openingAt = (lines: string[], index: number, depth: number, said: Settings) => {
  const [whole, indent = '', braces, name, more] = opening.exec(lines[index] ?? '') ?? []
  if (whole === undefined) return
  const given = parseAttributeList((braces ?? more ?? '').trim())
  const classes = [...(name ? [name] : []), ...(given?.classes ?? [])]
  const values = given?.values ?? {}
  const colons = ':'.repeat(mostColons - 2 * Math.min(depth, 15))
  const isSeen = isShown({ classes, values }, said)
  const as = (lines: string[], block: Partial<OpenBlock> = {}, last = index) => ({
    lines,
    block: { isShown: isSeen, closing: [indent + colons], ...block },
    last
  })
  const kind = classes.map(one => /^callout-(\w+)$/.exec(one)?.[1]).find(Boolean)
  if (kind) {
    const next = endOf(lines, index + 1, line => !line.trim())
    const own = values.title ? undefined : heading.exec(lines[next]?.trim() ?? '')?.[2]
    const title = replaceText((values.title ?? own ?? '').replace(/\s*\{[^{}]*\}$/, ''), said)
    return as([`${indent}${colons}${kind}${title && `[${title}]`}`], {}, own === undefined ? index : next)
  }
  if (classes.includes('panel-tabset'))
    return as([`${indent}${colons}tabs`], { tabs: { depth: 0, colons: indent + colons.slice(1) } })
  if (classes.includes('list-table'))
    return as([`${indent}${colons}{list-table}`, `${indent}:header-rows: ${values['header-rows'] ?? 1}`, ''])
  return as([], { closing: [] })
}

/** A heading that is the name of a tab; it ends the tab before it. */
const tabAt = (line: string, block: OpenBlock | undefined, said: Settings): string[] | undefined => {
  const [, signs = '', title = ''] = heading.exec(line) ?? []
  if (!block?.tabs || !signs) return
  const isFirst = block.tabs.depth === 0
  if (isFirst) block.tabs.depth = signs.length
  if (signs.length !== block.tabs.depth) return
  const { colons } = block.tabs
  if (isFirst) block.closing = [colons, '', ...block.closing]
  const name = replaceText(title.replace(/\s*\{[^{}]*\}$/, ''), said)
  return [...(isFirst ? [] : [colons, '']), `${colons}tab[${name}]`, '']
}

/** A table drawn as a grid, as a list of its rows. */
const tableAt = (lines: string[], index: number, said: Settings) => {
  const indent = /^\s*/.exec(lines[index] ?? '')?.[0] ?? ''
  const end = endOf(lines, index, line => /^\s*[+|]/.test(line))
  const own = lines.slice(index, end).map(line => line.trimStart())
  const { rows, hasHead, next } = readGrid(own, 0)
  const inner = rows.map(row => row.map(cell => replacePandoc(cell.join('\n'), said).split('\n')))
  const items = inner.flatMap(row =>
    row.flatMap((cell, column) => cell.map((line, at) => `${at > 0 ? '    ' : column > 0 ? '  - ' : '- - '}${line}`))
  )
  const fence = '`'.repeat(12)
  return {
    lines: ['', `${fence}{list-table}`, `:header-rows: ${hasHead ? 1 : 0}`, '', ...items, fence, ''].map(
      line => indent + line
    ),
    last: index + next - 1
  }
}

/** The headings that the page names in brackets alone, which are links to them. */
const headingLinks = (lines: string[]): string => {
  const named = new Set(lines.flatMap(line => [...line.matchAll(/\[([^[\]\n]+)\]/g)].map(([, name]) => name)))
  const found = lines.flatMap(line => {
    const [, , written = ''] = heading.exec(line) ?? []
    const [, title = '', id] = /^(.*?)(?:[ \t]*\{(?:[^{}]*#([^\s{}]+))?[^{}]*\})?$/.exec(written) ?? []
    return named.has(title) ? [`[${title}]: #${id ?? pandocId(title)}`] : []
  })
  return found.length > 0 ? `\n\n${[...new Set(found)].join('\n')}\n` : ''
}
