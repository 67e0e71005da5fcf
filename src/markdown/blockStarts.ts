import { unescapeText } from './entities.ts'
import { limits } from './limits.ts'
import { eatQuoteMark, indentOf, type Line, skipIndent, skipText } from './line.ts'
import { closeTo, define, innermost, openNode, type Place, readProse, type State, takeDefinitions } from './state.ts'

/** Opens the block that begins at the line's position, if it is of this kind. */
type BlockStart = (state: State, line: Line, place: Place) => 'leaf' | 'container' | undefined

const tooDeep = (place: Place): boolean => place.depth >= limits.blockDepth

const quote: BlockStart = (state, line, place) => {
  if (!line.rest.trimStart().startsWith('>') || tooDeep(place)) return undefined
  closeTo(state, place.depth)
  eatQuoteMark(line)
  openNode(state, { type: 'quote', children: [] })
  return 'container'
}

const heading: BlockStart = (state, line, place) => {
  const text = line.rest.trim()
  const level = /^#{1,6}(?![^ \t])/.exec(text)?.[0].length
  if (!level) return undefined
  closeTo(state, place.depth)
  addHeading(state, level, withoutClosing(text.slice(level)))
  return 'leaf'
}

/** A heading's closing run of `#`, when white space stands before it. */
const withoutClosing = (text: string): string => {
  let end = text.length
  while (text[end - 1] === '#') end--
  return (/^$|[ \t]/.test(text[end - 1] ?? '') ? text.slice(0, end) : text).trim()
}

const addHeading = (state: State, level: number, text: string): void => {
  openNode(state, readProse(state, { type: 'heading', level, text, content: [], missing: [] }))
  state.open.pop()
}

const fencedCode: BlockStart = (state, line, place) => {
  const [, ticks, info = '', tildes, tildeInfo] = /^[ \t]*(?:(`{3,})([^`]*)|(~{3,})(.*))$/.exec(line.rest) ?? []
  const mark = ticks ?? tildes
  if (!mark) return undefined
  closeTo(state, place.depth)
  const [language = ''] = unescapeText((tildeInfo ?? info).trim()).split(/\s/, 1)
  openNode(state, { type: 'code', code: '', language, complete: false, fence: { mark, indent: indentOf(line) } })
  return 'leaf'
}

const underline: BlockStart = (state, line, { interrupted }) => {
  const mark = /^[ \t]*(?:(=+)|-+)[ \t]*$/.exec(line.rest)
  if (!interrupted || !mark) return undefined
  takeDefinitions(state, interrupted)
  if (!interrupted.text) return undefined
  state.open.pop()
  const parent = innermost(state)
  if ('children' in parent) parent.children.pop()
  const { blank } = state
  state.blank = false
  addHeading(state, mark[1] ? 1 : 2, interrupted.text.trim())
  state.blank = blank
  return 'leaf'
}

const rule: BlockStart = (state, line, place) => {
  if (!/^[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line.rest)) return undefined
  closeTo(state, place.depth)
  openNode(state, { type: 'rule' })
  state.open.pop()
  return 'leaf'
}

const listItem: BlockStart = (state, line, place) => {
  const [whole, bullet, number, delimiter] = /^[ \t]*(?:([-+*])|(\d{1,9})([.)]))(?![^ \t])/.exec(line.rest) ?? []
  if (!whole || tooDeep(place)) return undefined
  const isEmpty = !/[^ \t]/.test(line.rest.slice(whole.length))
  if (place.interrupted && (isEmpty || (number && Number(number) !== 1))) return undefined
  closeTo(state, place.depth)

  const indent = indentOf(line)
  skipIndent(line, indent)
  skipText(line, whole.trimStart().length)
  const space = indentOf(line)
  // Five columns and more are one of distance and the rest belongs to indented code.
  const padding = isEmpty || space > 4 ? 1 : space
  skipIndent(line, padding)

  const marker = (bullet ?? delimiter) as string
  const parent = innermost(state)
  if (parent.type !== 'list' || parent.marker !== marker) {
    const start = number === undefined ? undefined : Number(number)
    openNode(state, { type: 'list', marker, start, loose: false, children: [] })
  }
  const width = indent + whole.trimStart().length + padding
  openNode(state, { type: 'item', width, checked: undefined, children: [] })
  return 'container'
}

const footnote: BlockStart = (state, line, place) => {
  const [whole, label] = /^[ \t]*\[(\^[^\]\s]{1,99})\]:/.exec(line.rest) ?? []
  if (!whole || !label || place.paragraph || tooDeep(place)) return undefined
  closeTo(state, place.depth)
  skipIndent(line, 3)
  skipText(line, whole.trimStart().length)
  const { footnote } = define(state, label.toUpperCase(), { url: '', title: '' }, true)
  openNode(state, { type: 'footnote', number: footnote, children: [] })
  return 'container'
}

export const blockStarts: readonly BlockStart[] = [quote, heading, fencedCode, underline, rule, listItem, footnote]
