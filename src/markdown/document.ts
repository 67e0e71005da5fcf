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
   * The blocks of the whole text. When the text continues the one given before, only what is new
   * and the last line are read: finished blocks, list items and rows at any depth are the same
   * objects as before. Any other text is parsed anew. With `streaming` false it is parsed exactly;
   * with true, what is begun at the end is shown as it will look when it is finished.
   *
   * Past `room` nothing is read, until more room is given.
   */
  update(text: string, streaming: boolean, room?: number): readonly Block[]
  /** How much room the blocks take up. */
  readonly size: number
  /** Whether there is more text than had room. */
  readonly isCut: boolean
}

/** @param math finds formulas; without it there are none */
export const createDocument = (math?: MathRules): MarkdownDocument => {
  /** What is read for good: whole lines. */
  let state = createState(math)
  let settled = 0
  /** What was given last. */
  let current = ''
  /** What was returned last, as long as it may be reused. */
  let shown: Root | undefined

  const document = {
    size: 0,
    isCut: false,
    update(given: string, streaming: boolean, room = 2 * limits.room) {
      const text = given.slice(0, room * limits.text)
      // Compared as a slice, which engines do in blocks; `startsWith` reads character by character.
      if (text.slice(0, current.length) !== current) {
        state = createState(math)
        settled = 0
        shown = undefined
      }
      current = text
      const end = text.lastIndexOf('\n') + 1
      settled += addLines(state, text.slice(settled, end), room)
      document.isCut = settled < end || text.length < given.length
      if (resolveReferences(state)) shown = undefined

      const copy = fork(state, streaming)
      readTail(copy, settled < end ? '' : text.slice(end))
      document.size = copy.size
      const root: Root = copy.open[0]
      // A definition in the unfinished line may turn out to be none: what it resolved is not reused.
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

/** Reads the unfinished last line on a copy, and closes all that is open there. */
const readTail = (copy: State, tail: string): void => {
  const { streaming } = copy
  if (!streaming || !ambiguous.test(tail)) addLines(copy, tail)
  const tip = innermost(copy)
  if (streaming && tip.type === 'paragraph') {
    if (unfinishedDefinition.test(tip.text)) tip.text = ''
    // A line that begins with a bar is shown as the header that it will most likely be.
    else if (/^\|.*$/.test(tip.text)) openTable(copy, tip)
  }
  closeTo(copy, 1, streaming)
}

/**
 * A last line of nothing but marks may become a heading, a list, a rule or plain text, and may turn
 * the line above into a heading: it is not shown until more of it is there. Three backticks are clear. So it is with
 * `[!NOTE]`, which makes a note of its quote.
 */
const ambiguous = /^[-\s>*_+=#|:]*(?:\d{1,9}[.)]?\s*)?(?:`{1,2}|~{1,2})?(?:\[(?:[ xX]?|!\w*)\]?[-+]?\s*)?$/

/** `[label]: url "title"`, from its first character on, with a label of one word. */
const unfinishedDefinition = /^\[[^\s\]]*(?:\](?::\s*(?:\S*(?:\s+["'(].*)?)?)?)?$/

/** As many lines as there is room for; returns how long they are. */
const addLines = (state: State, text: string, room = Infinity): number => {
  let at = 0
  while (at < text.length && state.size < room) {
    // A line that is too long to be read is read in pieces, but that of code: it is copied as it is.
    const line = innermost(state).type === 'code' ? anyLine : pieceOfLine
    line.lastIndex = at
    addLine(state, line.exec(text)?.[1] as string)
    at = line.lastIndex
  }
  return at
}

const anyLine = /([^\n\r]*)(?:\r\n|[\n\r]|$)/y
/** One character more than `limits.prose`: its inline marks are not read. */
const pieceOfLine = /([^\n\r]{0,10001})(?:\r\n|[\n\r]|)/uy
