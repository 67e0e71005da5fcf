import { decodeHTML } from 'entities'
import type { MarkdownIt, StateBlock, Token } from 'markdown-it'

/** What the line that opens a generic directive says: `:::note[Title]{link="x"}`. */
interface Opening {
  /** How many colons it begins with: two for a leaf, more for a container. */
  colons: number
  name: string
  /** Its label as it is written; `undefined` without brackets. */
  label: string | undefined
  attributes: Record<string, string>
}

/**
 * Adds generic directives to a parser: leaves, and containers up to a line of as many colons. What stands in their
 * brackets is read as the text of a leaf and as the first paragraph of a container.
 */
export const directives = (parser: MarkdownIt): void =>
  parser.block.ruler.before('fence', 'directive', readDirective, {
    alt: ['paragraph', 'reference', 'blockquote', 'list']
  })

const readDirective = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
  const opening = isCode(state, start) ? undefined : readOpening(lineOf(state, start))
  if (!opening || silent) return opening !== undefined
  const { colons, name, label, attributes } = opening
  const meta = { name, attributes }
  if (colons === 2) {
    state.line = start + 1
    put(state, 'leaf_directive_open', 1, { map: [start, start + 1], meta })
    putText(state, start, label ?? '')
    put(state, 'leaf_directive_close', -1)
    return true
  }
  const close = endOfContent(state, start, end, colons)
  put(state, 'directive_open', 1, { map: [start, close], meta })
  if (label !== undefined) {
    put(state, 'paragraph_open', 1, { meta: { isLabel: true } })
    putText(state, start, label)
    put(state, 'paragraph_close', -1)
  }
  readContent(state, start + 1, close)
  put(state, 'directive_close', -1)
  state.line = close < end && closes(state, close, colons) ? close + 1 : close
  return true
}

const marker = /^(:{2,})([A-Za-z](?:[\w-]*[A-Za-z\d])?)/
/** Brackets may be nested, three deep. */
const brackets = /^\[((?:\\.|[^\\[\]]|\[(?:\\.|[^\\[\]]|\[(?:\\.|[^\\[\]])*\])*\])*)\]/
const braces = /^\{((?:"[^"]*"|'[^']*'|[^"'{}])*)\}/

const readOpening = (line: string): Opening | undefined => {
  const [whole = '', colons = '', name = ''] = marker.exec(line) ?? []
  if (!whole) return
  const [inBrackets = '', label] = brackets.exec(line.slice(whole.length)) ?? []
  const rest = line.slice(whole.length + inBrackets.length)
  const [inBraces = '', attributes = ''] = braces.exec(rest) ?? []
  if (rest.slice(inBraces.length).trim()) return
  return { colons: colons.length, name, label, attributes: attributesIn(attributes) }
}

const attribute = /([#.])([^\s#.=]+)|([A-Za-z:_][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

const attributesIn = (written: string): Record<string, string> => {
  const attributes: Record<string, string> = {}
  for (const [, sign, word = '', name = '', ...values] of written.matchAll(attribute)) {
    if (sign === '#') attributes.id = word
    else if (sign === '.') attributes.class = [attributes.class, word].filter(Boolean).join(' ')
    else attributes[name] = decodeHTML(values.find(value => value !== undefined) ?? '')
  }
  return attributes
}

const isCode = (state: StateBlock, line: number): boolean => (state.sCount[line] ?? 0) - state.blkIndent >= 4

const lineOf = ({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line])

/** The line behind the content of a container, which closes it, or ends what the container stands in. */
const endOfContent = (state: StateBlock, start: number, end: number, colons: number): number => {
  for (let line = start + 1; line < end; line++) {
    if (closes(state, line, colons) || (!state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent))
      return line
  }
  return end
}

const closes = (state: StateBlock, line: number, colons: number): boolean => {
  const [found = ''] = /^:+(?=[ \t]*$)/.exec(lineOf(state, line)) ?? []
  const indent = (state.sCount[line] ?? 0) - state.blkIndent
  return found.length >= colons && indent >= 0 && indent < 4
}

const readContent = (state: StateBlock, from: number, to: number): void => {
  const { parentType, lineMax } = state
  state.parentType = 'root'
  state.lineMax = to
  state.md.block.tokenize(state, from, to)
  state.parentType = parentType
  state.lineMax = lineMax
}

const put = (state: StateBlock, type: string, nesting: Token['nesting'], more: Partial<Token> = {}): void =>
  void Object.assign(state.push(type, '', nesting), more)

const putText = (state: StateBlock, line: number, content: string): void =>
  put(state, 'inline', 0, { content, map: [line, line + 1], children: [] })
