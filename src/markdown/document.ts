import { addLine } from './blocks.ts'
import { adopt, reuse } from './identity.ts'
import * as limits from './limits.ts'
import { resolveReferences } from './references.ts'
import type { MathRules } from './scanner.ts'
import { closeTo, createState, fork, innermost, type State } from './state.ts'
import { openTable } from './table.ts'
import type { Block, Root } from './tree.ts'

/** A text that grows, and the blocks it is parsed into. */
export interface MarkdownDocument {
  /**
   * Returns the blocks of the whole text. When the text continues the previous one, only the new
   * text and the last line are parsed: finished blocks, list items and rows at any depth are the same
   * objects as before. Any other text is parsed from the start. With `streaming` false the text is
   * parsed exactly; with true, an unfinished construct at the end, such as open emphasis or half a
   * link, is shown as it will look once it is finished.
   *
   * `budget` is about how many nodes may be drawn. The text beyond it is not parsed until an update
   * gives a larger budget.
   */
  update(text: string, streaming: boolean, budget?: number): readonly Block[]
  /** How much of the budget the blocks use. */
  readonly size: number
  /** True when the budget did not suffice for the whole text. */
  readonly isCut: boolean
}

/** @param math finds formulas; without it, formulas stay plain text */
export const createDocument = (math?: MathRules): MarkdownDocument => {
  /** The state after all whole lines, which later text no longer changes. */
  let state = createState(math)
  let settled = 0
  /** The text of the last update, cut to its budget. */
  let current = ''
  /** The tree returned last, as long as its nodes may be reused. */
  let shown: Root | undefined

  const document = {
    size: 0,
    isCut: false,
    update(given: string, streaming: boolean, budget = 2 * limits.nodesAtOnce) {
      const text = given.slice(0, budget * limits.unitsPerNode)
      // Compared as a slice, because engines compare whole strings in blocks, but `startsWith` by character.
      if (text.slice(0, current.length) !== current) {
        state = createState(math)
        settled = 0
        shown = undefined
      }
      current = text
      const end = text.lastIndexOf('\n') + 1
      settled += addLines(state, text.slice(settled, end), budget)
      document.isCut = settled < end || text.length < given.length
      if (resolveReferences(state)) shown = undefined

      const copy = fork(state, streaming)
      readTail(copy, settled < end ? '' : text.slice(end))
      document.size = copy.size
      const root: Root = copy.open[0]
      // The unfinished line may turn out not to be a definition, so links that it resolved are not reused.
      if (resolveReferences(copy)) {
        shown = undefined
        return root.children
      }
      if (shown) {
        shown = reuse(root, shown)
        adopt(state, shown)
      } else shown = root
      return shown.children
    }
  }
  return document
}

/** Parses the unfinished last line on a copy of the state, and closes all open blocks of the copy. */
const readTail = (copy: State, tail: string): void => {
  const { streaming } = copy
  if (!streaming || !ambiguous.test(tail)) addLines(copy, tail)
  const tip = innermost(copy)
  if (streaming && tip.type === 'paragraph') {
    if (unfinishedDefinition.test(tip.text)) tip.text = ''
    // A line that begins with a bar is most likely a table’s header, so it is shown as one.
    else if (/^\|.*$/.test(tip.text)) openTable(copy, tip)
  }
  closeTo(copy, 1, streaming)
}

/**
 * A last line that holds only marks may become a heading, a list, a rule or plain text, or turn the line above into a
 * heading, so it is not shown until more of it arrives. `[!NOTE]` waits too, because it turns its quote into a note.
 * Three backticks are unambiguous.
 */
const ambiguous = /^[-\s>*_+=#|:]*(?:\d{1,9}[.)]?\s*)?(?:`{1,2}|~{1,2})?(?:\[(?:[ xX]?|!\w*)\]?[-+]?\s*)?$/

/** Matches any beginning of `[label]: url "title"` whose label is one word. */
const unfinishedDefinition = /^\[[^\s\]]*(?:\](?::\s*(?:\S*(?:\s+["'(].*)?)?)?)?$/

/** Adds lines until the budget is used up. Returns the length of the text that it added. */
const addLines = (state: State, text: string, budget = Infinity): number => {
  let at = 0
  while (at < text.length && state.size < budget) {
    // A line that is too long to parse is split into pieces, except in code, which is copied as it is.
    const line = innermost(state).type === 'code' ? anyLine : pieceOfLine
    line.lastIndex = at
    addLine(state, line.exec(text)?.[1] as string)
    at = line.lastIndex
  }
  return at
}

const anyLine = /([^\n\r]*)(?:\r\n|[\n\r]|$)/y
/** One character more than `limits.prose`, so that the inline marks of a full piece are not parsed. */
const pieceOfLine = /([^\n\r]{0,10001})(?:\r\n|[\n\r]|)/uy
