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

/** How far the parser is in a line while it looks for blocks that the line opens. */
export interface Place {
  /** How many open blocks the line belongs to so far. */
  depth: number
  /** Columns of white space before the marker. */
  indent: number
  /** The open paragraph that the line may continue, also as a lazy continuation line. */
  paragraph: Open<Paragraph> | undefined
  /**
   * The same paragraph, if the line also continues all containers around it. Then some blocks may not interrupt it, and
   * a setext underline may start only here.
   */
  interrupted: Open<Paragraph> | undefined
}

interface BlockStart {
  /** Matched after the line’s leading white space. */
  pattern: RegExp
  isContainer?: boolean
  /** Conditions that the pattern cannot express. */
  allows?(match: RegExpExecArray, place: Place, line: Line, state: State): unknown
  /** Opens the block. Before, the caller closes the blocks that the line does not continue, and consumes the match. */
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
    // A closing run of number signs is dropped only when white space precedes it.
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
    // While the line is still streaming, the language name may be incomplete.
    const [language = ''] = state.streaming ? [] : unescapeText(info.trim()).split(/\s/, 1)
    openNode(state, { type: 'code', code: '', language, complete: false, fence: { mark, indent } })
  }
}

const underline: BlockStart = {
  pattern: /^(?:(=+)|-+)[ \t]*$/,
  allows(_match, { interrupted }, _line, state) {
    if (interrupted) takeDefinitions(state, interrupted)
    if (!interrupted?.text) return false
    // Popped instead of closed: closing would read `[x]` as a task box, which only a paragraph may have.
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
  // Only an unmistakable list interrupts a paragraph: its first item has text, and its number is 1.
  allows: ([mark, , number = '1'], { interrupted }, line) =>
    !interrupted || (Number(number) === 1 && /[^ \t]/.test(line.rest.slice(mark.length))),
  open(state, [mark, bullet, number, delimiter], { indent }, line) {
    const marker = (bullet ?? delimiter) as string
    const parent = innermost(state)
    if (parent.type !== 'list' || parent.marker !== marker) {
      openNode(state, { type: 'list', marker, start: number ? Number(number) : undefined, loose: false, children: [] })
    }
    // Of five or more columns one is the item’s padding; the rest is the indentation of indented code.
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
