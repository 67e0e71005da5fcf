import { parseInline } from './inline.ts'
import { readDefinition } from './target.ts'
import type { Block, Cell, Code, Definition, Heading, Item, Node, Paragraph } from './tree.ts'

/** A document while its lines are added. */
export interface State {
  /** From the document itself down to the innermost open block; each is the last child of the one before. */
  open: OpenNode[]
  definitions: Map<string, Definition>
  /** Definitions of the lines that are read for good, where this state is a fork. */
  settled: Map<string, Definition> | undefined
  /** Labels defined since references were last resolved. */
  added: string[]
  /** Labels that were asked for in vain. */
  missed: Set<string>
  /** Whether the line before was blank, for lists: blank lines make them loose. */
  blank: boolean
  /** The last line may still grow. */
  streaming: boolean
}

export interface Root {
  type: 'root'
  children: Block[]
}

export type OpenNode = Root | Node

/** Where a line stands while its blocks are found. */
export interface Place {
  /** How many open blocks the line belongs to so far. */
  depth: number
  /** The open paragraph that the line may continue, be it lazily. */
  paragraph: Paragraph | undefined
  /** The same, when all its containers go on: then some blocks cannot start, and others only here. */
  interrupted: Paragraph | undefined
}

export const createState = (): State => ({
  open: [{ type: 'root', children: [] }],
  definitions: new Map(),
  settled: undefined,
  added: [],
  missed: new Set(),
  blank: false,
  streaming: false
})

/** A copy to try the unfinished last line on: open blocks are copied, finished ones are shared. */
export const fork = (state: State, streaming: boolean): State => {
  const open = state.open.map(node => ('children' in node ? { ...node, children: [...node.children] } : { ...node }))
  open.forEach((node, index) => {
    if (index > 0) childrenOf(open[index - 1] as OpenNode).splice(-1, 1, node as Node)
  })
  return {
    ...state,
    open: open as OpenNode[],
    definitions: new Map(),
    settled: state.definitions,
    added: [],
    streaming
  }
}

export const childrenOf = (node: OpenNode): Node[] => ('children' in node ? (node.children as Node[]) : [])

export const innermost = (state: State): OpenNode => state.open.at(-1) as OpenNode

/** Adds a block to the innermost open one, and opens it. */
export const openNode = <T extends Node>(state: State, node: T): T => {
  if (innermost(state).type === 'list' && node.type !== 'item') state.open.pop()
  const parent = innermost(state)
  const siblings = childrenOf(parent)
  if (state.blank && siblings.length) {
    const list = parent.type === 'item' ? state.open.at(-2) : parent
    if (list?.type === 'list') list.loose = true
  }
  siblings.push(node)
  state.open.push(node)
  return node
}

/** Closes open blocks until so many are left. */
export const closeTo = (state: State, depth: number): void => {
  while (state.open.length > depth) {
    const node = innermost(state)
    if (node.type === 'paragraph') closeParagraph(state, node)
    if (node.type === 'code') closeCode(state, node)
    state.open.pop()
  }
}

/** Reads the inline marks of a text, and notes which definitions it missed. */
export const readProse = <T extends Paragraph | Heading | Cell>(state: State, prose: T): T => {
  prose.missing = []
  const lookup = (label: string) => {
    const definition = state.definitions.get(label) ?? state.settled?.get(label)
    if (!definition && label) {
      prose.missing.push(label)
      state.missed.add(label)
    }
    return definition
  }
  prose.content = parseInline(prose.text, lookup, state.streaming)
  return prose
}

/** The first definition of a label stands. */
export const define = (state: State, label: string, definition: Omit<Definition, 'footnote'>, footnote = false) => {
  const known = state.definitions.get(label) ?? state.settled?.get(label)
  if (known) return known
  const added = { ...definition, footnote: footnote ? countFootnotes(state) + 1 : 0 }
  state.definitions.set(label, added)
  state.added.push(label)
  return added
}

const countFootnotes = ({ definitions, settled }: State): number =>
  [...(settled?.keys() ?? []), ...definitions.keys()].filter(label => label.startsWith('^')).length

const closeCode = (state: State, code: Code): void => {
  code.complete = !state.streaming
  if (code.fence) return
  // Blank lines at the end of indented code are none of it.
  const end = code.code.indexOf('\n', code.code.trimEnd().length)
  code.code = code.code.slice(0, end + 1)
}

const closeParagraph = (state: State, paragraph: Paragraph): void => {
  const parent = state.open.at(-2) as OpenNode
  const task = parent.type === 'item' && parent.children[0] === paragraph && /^\[([ xX])\]\s+/.exec(paragraph.text)
  if (task) {
    ;(parent as Item).checked = task[1] !== ' '
    paragraph.text = paragraph.text.slice(task[0].length)
  }
  takeDefinitions(state, paragraph)
  paragraph.text = paragraph.text.trimEnd()
  readProse(state, paragraph)
}

/** Moves link reference definitions from a paragraph’s start into the state. */
export const takeDefinitions = (state: State, paragraph: Paragraph): void => {
  while (paragraph.text.startsWith('[')) {
    const definition = readDefinition(paragraph.text)
    if (!definition) return
    const { label, url, title, end } = definition
    if (!label.startsWith('^')) define(state, label, { url, title })
    paragraph.text = paragraph.text.slice(end)
  }
}
