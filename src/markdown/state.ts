import { parseInline } from './inline.ts'
import * as limits from './limits.ts'
import type { MathRules } from './scanner.ts'
import { readDefinition } from './target.ts'
import type { Cell, Code, Definition, Heading, Node, NoteKind, Paragraph, Quote, Root } from './tree.ts'

/** A document while its lines are added. */
export interface State {
  /** From the document itself down to the innermost open block; each is the last child of the one before. */
  open: [Open<Root>, ...OpenNode[]]
  definitions: Map<string, Definition>
  /** How many of them there were when references were last resolved. */
  resolved: number
  /** How many footnotes are defined. */
  footnotes: number
  /** Levels of the headings that the next one may stand below, from the first one’s on. Replaced, never changed. */
  headings: readonly number[]
  /** Whether the line before was blank, for lists: blank lines make them loose. */
  blank: boolean
  /** The last line may still grow. */
  streaming: boolean
  math: MathRules | undefined
  /** About how many nodes are drawn for it. */
  size: number
  /** What closes the formula that the line before left open. */
  awaited?: string | undefined
}

/** A block while it is read. Only the parser has it, and writes to it; it is shown as a copy. */
export type Open<T> = T extends unknown
  ? {
      -readonly [K in keyof T]: K extends 'children' ? (T[K] extends readonly (infer Child)[] ? Child[] : never) : T[K]
    }
  : never

export type OpenNode = Open<Root | Node>

export const createState = (math: MathRules | undefined): State => ({
  open: [{ type: 'root', children: [] }],
  definitions: new Map(),
  resolved: 0,
  footnotes: 0,
  headings: [],
  blank: false,
  streaming: false,
  math,
  size: 0
})

/** A copy to try the unfinished last line on: open blocks are copied, finished ones are shared. */
export const fork = (state: State, streaming: boolean): State => {
  const open = state.open.map(node => ({
    ...node,
    ...('children' in node && { children: [...node.children] })
  })) as State['open']
  open.slice(1).forEach((child, index) => {
    childrenOf(open[index] as OpenNode).splice(-1, 1, child as Node)
  })
  const definitions = streaming ? state.definitions : new Map(state.definitions)
  return { ...state, open, definitions, streaming }
}

export const innermost = (state: State): OpenNode => state.open.at(-1) as OpenNode

export const childrenOf = (node: OpenNode): Node[] => ('children' in node ? node.children : [])

/** Where the next block goes. */
export const siblings = (state: State): Node[] => childrenOf(innermost(state))

/** Adds a block to the innermost open one, and opens it. */
export const openNode = (state: State, node: Open<Node>): void => {
  // A rule and a quote may be without a word, and the browser places each anew where one before it changes its height.
  state.size += /code|table|rule|quote/.test(node.type) ? 20 : 4
  if (innermost(state).type === 'list' && node.type !== 'item') state.open.pop()
  const list = state.open.at(innermost(state).type === 'item' ? -2 : -1)
  if (state.blank && siblings(state).length && list?.type === 'list') list.loose = true
  siblings(state).push(node)
  state.open.push(node)
}

/** Adds a block that is one line and no more. */
export const addNode = (state: State, node: Open<Node>): void => {
  openNode(state, node)
  state.open.pop()
}

/** Closes open blocks until so many are left. `draft`: not by a line, but because there is no more text yet. */
export const closeTo = (state: State, depth: number, draft = false): void => {
  while (state.open.length > depth) {
    const node = innermost(state)
    if (node.type === 'paragraph') closeParagraph(state, node, draft)
    if (node.type === 'code') closeCode(node, draft)
    state.open.pop()
  }
}

/** Prose whose inline marks are not read yet. */
export const unread = (text: string) => ({ text, content: [], missing: '', draft: false })

/** A heading below the nearest one before it that has a higher level. */
export const readHeading = (state: State, level: number, text: string): Open<Heading> => {
  state.headings = [...state.headings.filter(above => above < level), level]
  return readProse(state, { type: 'heading', level, rank: state.headings.length, ...unread(text) })
}

/** Reads the inline marks of a text, and notes which definitions it missed. */
export const readProse = <T extends Open<Paragraph | Heading | Cell>>(
  state: State,
  prose: T,
  draft = state.streaming
): T => {
  prose.draft = draft
  prose.missing = ''
  const lookup = (label: string) => {
    const definition = state.definitions.get(label)
    if (!definition) prose.missing += label + '\n'
    return definition
  }
  prose.content = parseInline(prose.text, lookup, draft, state.math)
  // Marks upon marks take the browser long to place, most of all in the cells of a table. An image is a component with
  // a state of its own.
  const json = encodeURI(JSON.stringify(prose.content).replace(/\p{M}{2}|"image"/gu, '文文文文文文文文'))
  state.size += 2 + json.length / limits.node + (state.math?.sizeOf(prose.content) ?? 0)
  // What it asked for in vain may be a link when it is read again.
  state.size += prose.missing.length
  return prose
}

/** The first definition of a label stands. One in a line that still grows is not yet known to others. */
export const define = (state: State, label: string, definition: Definition): Definition => {
  const known = state.definitions.get(label)
  if (known) return known
  if (!state.streaming) state.definitions.set(label, definition)
  return definition
}

/** Moves link reference definitions from a paragraph’s start into the state. */
export const takeDefinitions = (state: State, paragraph: Open<Paragraph>): void => {
  // The length first: looking into a long text that grows would copy it for each line.
  while (paragraph.text.length <= limits.prose && paragraph.text.startsWith('[')) {
    const target = readDefinition(paragraph.text)
    if (!target) return
    const { label, end, ...definition } = target
    define(state, label, definition)
    paragraph.text = paragraph.text.slice(end)
  }
}

const closeCode = (code: Open<Code>, draft: boolean): void => {
  code.complete = !draft
  if (code.fence) return
  // Blank lines at the end of indented code are none of it.
  const end = code.code.indexOf('\n', code.code.trimEnd().length)
  code.code = code.code.slice(0, end + 1)
}

const closeParagraph = (state: State, paragraph: Open<Paragraph>, draft: boolean): void => {
  const parent = state.open.at(-2)
  const task =
    parent?.type === 'item' && parent.children[0] === paragraph && /^\[([ xX])\]\s+(?=\S)/.exec(paragraph.text)
  if (task) {
    paragraph.checked = task[1] !== ' '
    paragraph.text = paragraph.text.slice(task[0].length)
  } else takeDefinitions(state, paragraph)
  if (parent?.type === 'quote' && parent.children[0] === paragraph) takeNote(parent, paragraph)
  paragraph.text = paragraph.text.trimEnd()
  readProse(state, paragraph, draft)
}

/** Makes a quote that begins with `[!NOTE]`, or another word for one, a note. What follows the word is its text. */
const takeNote = (quote: Open<Quote>, paragraph: Open<Paragraph>): void => {
  const [mark = '', word = ''] = /^\[!(\w+)\][-+]?(?:\s+|$)/.exec(paragraph.text) ?? []
  const note = noteKinds.get(word.toLowerCase())
  if (!note) return
  quote.note = note
  // Text after the word is a title of its own, in a line of its own.
  const text = paragraph.text.slice(mark.length)
  paragraph.text = mark.includes('\n') ? text : text.replace('\n', '  \n')
}

/** GitHub’s five, and what other tools call them. */
const noteKinds = new Map<string, NoteKind>([
  ['note', 'note'],
  ['info', 'note'],
  ['tip', 'tip'],
  ['hint', 'tip'],
  ['important', 'important'],
  ['warning', 'warning'],
  ['attention', 'warning'],
  ['caution', 'caution'],
  ['danger', 'caution']
])
