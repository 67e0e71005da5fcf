import { unescapeText } from './entities.ts'
import { indentOf, isBlank, type Line, skipIndent } from './line.ts'
import {
  addNode,
  define,
  innermost,
  type Open,
  openNode,
  readHeading,
  type State,
  siblings,
  takeDefinitions
} from './state.ts'
import { normalizeLabel } from './target.ts'
import type { Paragraph } from './tree.ts'

/** Where a line stands while its blocks are found. */
export interface Place {
  /** How many open blocks the line belongs to so far. */
  depth: number
  /** Columns of white space before the marker. */
  indent: number
  /** The open paragraph that the line may continue, be it lazily. */
  paragraph: Open<Paragraph> | undefined
  /** The same, when all its containers go on: then some blocks cannot start, and others only here. */
  interrupted: Open<Paragraph> | undefined
}

interface BlockStart {
  /** Matched where the line’s white space ends. */
  pattern: RegExp
  isContainer?: boolean
  /** What the pattern cannot say. */
  allows?(match: RegExpExecArray, place: Place, line: Line, state: State): unknown
  /** Opens the block, after what the line does not continue was closed and the match was eaten. */
  open(state: State, match: RegExpExecArray, place: Place, line: Line): void
}

const quote: BlockStart = {
  pattern: /^>/,
  isContainer: true,
  open(state, _match, _place, line) {
    skipIndent(line, 1)
    openNode(state, { type: 'quote', children: [] })
  }
}

const heading: BlockStart = {
  pattern: /^#{1,6}(?![^ \t])/,
  open(state, [mark], _place, line) {
    // A run of marks closes it when white space stands before them.
    const text = line.rest
      .trimEnd()
      .replace(/(?<![^ \t])#+$/, '')
      .trim()
    addNode(state, readHeading(state, mark.length, text))
  }
}

const fencedCode: BlockStart = {
  pattern: /^(`{3,}(?=[^`]*$)|~{3,})(.*)$/,
  open(state, [, mark = '', info = ''], { indent }) {
    // While the line is being written, so is the name.
    const [language = ''] = state.streaming ? [] : unescapeText(info.trim()).split(/\s/, 1)
    openNode(state, { type: 'code', code: '', language, complete: false, fence: { mark, indent } })
  }
}

const underline: BlockStart = {
  pattern: /^(?:(=+)|-+)[ \t]*$/,
  allows(_match, { interrupted }, _line, state) {
    if (interrupted) takeDefinitions(state, interrupted)
    if (!interrupted?.text) return false
    // It is not closed as a paragraph, for the box of a task is one only before a paragraph.
    state.open.pop()
    return true
  },
  open(state, [, double], { interrupted }) {
    const text = (interrupted as Open<Paragraph>).text.trimEnd()
    siblings(state).splice(-1, 1, readHeading(state, double ? 1 : 2, text))
  }
}

const rule: BlockStart = {
  pattern: /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/,
  open(state) {
    addNode(state, { type: 'rule' })
  }
}

const listItem: BlockStart = {
  pattern: /^(?:([-+*])|(\d{1,9})([.)]))(?![^ \t])/,
  isContainer: true,
  // A paragraph is interrupted by what certainly is a list: one with text that begins with one.
  allows: ([mark, , number = '1'], { interrupted }, line) =>
    !interrupted || (Number(number) === 1 && /[^ \t]/.test(line.rest.slice(mark.length))),
  open(state, [mark, bullet, number, delimiter], { indent }, line) {
    const marker = (bullet ?? delimiter) as string
    const parent = innermost(state)
    if (parent.type !== 'list' || parent.marker !== marker) {
      openNode(state, { type: 'list', marker, start: number ? Number(number) : undefined, loose: false, children: [] })
    }
    // Five columns and more are one of distance, and the rest belongs to indented code.
    const space = indentOf(line)
    const padding = isBlank(line) || space > 4 ? 1 : space
    skipIndent(line, padding)
    openNode(state, { type: 'item', width: indent + mark.length + padding, children: [] })
  }
}

const footnote: BlockStart = {
  pattern: /^\[(\^[^\]\s]{1,99})\]:/,
  isContainer: true,
  open(state, [, label = '']) {
    const { footnote = 0 } = define(state, normalizeLabel(label), { url: '', title: '', footnote: state.footnotes + 1 })
    state.footnotes = Math.max(state.footnotes, footnote)
    openNode(state, { type: 'footnote', number: footnote, width: 4, children: [] })
  }
}

export const blockStarts: readonly BlockStart[] = [quote, heading, fencedCode, underline, rule, listItem, footnote]
