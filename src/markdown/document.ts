import { addLine } from './blocks.ts'
import { childrenOf, closeTo, createState, fork, innermost, type OpenNode, readProse, type State } from './state.ts'
import { expectTable } from './table.ts'
import type { Block } from './tree.ts'

/** A text that grows, and the blocks it is parsed into. */
export interface MarkdownDocument {
  /**
   * The blocks of the whole text. When the text continues the one given before, only what is new
   * and the last line are read: finished blocks, list items and rows at any depth are the same
   * objects as before. Any other text is parsed anew. With `streaming` false it is parsed exactly;
   * with true, what is begun at the end is shown as it will look when it is finished.
   */
  update(text: string, streaming: boolean): readonly Block[]
}

export const createDocument = (): MarkdownDocument => {
  let state = createState()
  let current = ''
  let currentStreaming = false
  /** How much of the text is read for good: whole lines. */
  let settled = 0
  let blocks: readonly Block[] = []

  return {
    update(text, streaming) {
      if (text === current && streaming === currentStreaming) return blocks
      if (!text.startsWith(current)) {
        state = createState()
        settled = 0
      }
      current = text
      currentStreaming = streaming
      const end = text.lastIndexOf('\n') + 1
      if (end > settled) {
        addLines(state, text.slice(settled, end))
        settled = end
        resolveReferences(state)
      }
      blocks = readTail(state, text.slice(settled), streaming)
      return blocks
    }
  }
}

/** The blocks as they stand with the unfinished last line, which is read on a copy of the open blocks. */
const readTail = (state: State, tail: string, streaming: boolean): readonly Block[] => {
  const copy = fork(state, streaming)
  if (tail && !(streaming && ambiguous.test(tail))) addLines(copy, tail)
  const tip = innermost(copy)
  if (streaming && tip.type === 'paragraph') {
    if (unfinishedDefinition.test(tip.text)) tip.text = ''
    else expectTable(copy, tip)
  }
  closeTo(copy, 1)
  if (!streaming) resolveReferences(copy)
  return childrenOf(copy.open[0] as OpenNode) as Block[]
}

/**
 * A last line of nothing but marks may become a heading, a list, a rule or plain text, and may turn
 * the line above into a heading: it is held back until more of it is there. Three backticks are clear.
 */
const ambiguous = /^[-\s>*_+=#|:.)\d]*(?:`{1,2}|~{1,2})?(?:\[[ xX]?\]?\s*)?$/

/** `[label]: url "title"`, from its first character on, with a label of one word. */
const unfinishedDefinition = /^\[[^\s\]]*(?:\](?::\s*(?:\S*(?:\s+["'(].*)?)?)?)?$/

const addLines = (state: State, text: string): void => {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  for (const line of lines) addLine(state, line)
}

/** Reads again what asked for a definition that has come since. */
const resolveReferences = (state: State): void => {
  if (state.added.size) refresh(state, state.open[0] as OpenNode)
  state.added = new Set()
}

/** The same node where nothing changed. An open block keeps its identity, because more will be added to it. */
const refresh = (state: State, node: OpenNode): OpenNode => {
  if ('missing' in node)
    return node.missing.some(label => state.added.has(label)) ? readProse(state, { ...node }) : node
  const before = childrenOf(node)
  const children = before.map(child => refresh(state, child))
  if (children.every((child, index) => child === before[index])) return node
  return Object.assign(state.open.includes(node) ? node : { ...node }, { children })
}
