import { addLine } from './blocks.ts'
import { childrenOf, closeTo, createState, fork, innermost, type OpenNode, readProse, type State } from './state.ts'
import { openTable } from './table.ts'
import type { Block, Node } from './tree.ts'

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
  /** What is read for good: whole lines. */
  let state = createState()
  let settled = 0
  /** What was given and returned last. */
  let current = ''
  let root: OpenNode | undefined

  return {
    update(text, streaming) {
      // Compared as a slice, which engines do in blocks; `startsWith` reads character by character.
      if (text.slice(0, current.length) !== current) {
        state = createState()
        settled = 0
        root = undefined
      }
      current = text
      const end = text.lastIndexOf('\n') + 1
      addLines(state, text.slice(settled, end))
      settled = end
      const before = resolveReferences(state) ? undefined : root
      const copy = fork(state, streaming)
      readTail(copy, text.slice(end))
      const next = innermost(copy)
      // A definition in the unfinished line may turn out to be none, so what it resolved is not kept.
      const isProvisional = resolveReferences(copy)
      const shown = isProvisional || !before ? next : reuse(next, before, state.open[0])
      root = isProvisional ? undefined : shown
      return childrenOf(shown) as Block[]
    }
  }
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
 * the line above into a heading: it is held back until more of it is there. Three backticks are clear.
 */
const ambiguous = /^[-\s>*_+=#|:]*(?:\d{1,9}[.)]?\s*)?(?:`{1,2}|~{1,2})?(?:\[[ xX]?\]?\s*)?$/

/** `[label]: url "title"`, from its first character on, with a label of one word. */
const unfinishedDefinition = /^\[[^\s\]]*(?:\](?::\s*(?:\S*(?:\s+["'(].*)?)?)?)?$/

const addLines = (state: State, text: string): void => {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  for (const line of lines) addLine(state, line)
}

/** Reads again what asked for a definition that has come since. Returns whether any has come. */
const resolveReferences = (state: State): boolean => {
  const isNew = state.definitions.size > state.resolved
  state.resolved = state.definitions.size
  if (isNew) refresh(state, state.open[0] as OpenNode)
  return isNew
}

/** The same node where nothing changed. An open block keeps its identity, because more will be added to it. */
const refresh = (state: State, node: OpenNode): OpenNode => {
  if ('missing' in node) {
    const isResolved = node.missing.split('\n').some(label => state.definitions.has(label))
    return isResolved ? readProse(state, { ...node }, node.draft) : node
  }
  const before = childrenOf(node)
  const children = before.map(child => refresh(state, child))
  if (children.every((child, index) => child === before[index])) return node
  return Object.assign(state.open.includes(node) ? node : { ...node }, { children })
}

/**
 * Puts the objects of the last update in the place of copies that read the same: of blocks that
 * the unfinished line had closed already, and of all when it was held back. From the end on, since
 * what stands before an object that stayed has stayed too.
 */
const reuse = (node: OpenNode, before: OpenNode, settled: OpenNode | undefined): OpenNode => {
  const children = childrenOf(node)
  const previous = childrenOf(before)
  const final = settled ? childrenOf(settled) : []
  const fields = new Map(Object.entries(before))
  let isSame =
    children.length === previous.length &&
    Object.entries(node).every(([key, value]) => value === fields.get(key) || derived.includes(key))
  for (let index = children.length - 1; index >= 0 && children[index] !== previous[index]; index--) {
    const child = children[index] as Node
    const old = previous[index]
    const kept = (old ? reuse(child, old, final[index]) : child) as Node
    // Closed for good: from now on it is this object.
    if (final[index] === child) final[index] = kept
    children[index] = kept
    isSame &&= kept === old
  }
  return isSame ? before : node
}

/** What follows from the rest, or is compared one by one. */
const derived = ['content', 'children']
