import { parseInline } from './inline.ts'
import * as limits from './limits.ts'
import type { MathRules } from './scanner.ts'
import { readDefinition } from './target.ts'
import type { Cell, Code, Definition, Heading, Node, NoteKind, Paragraph, Quote, Root } from './tree.ts'

/** The state of a document to which lines are added. */
export interface State {
  /** The open blocks, from the root to the innermost; each is the last child of the one before. */
  open: [Open<Root>, ...OpenNode[]]
  definitions: Map<string, Definition>
  /** How many definitions there were when references were last resolved. */
  resolved: number
  /** How many footnotes are defined. */
  footnotes: number
  /** Levels of the headings that enclose the current section, outermost first. The array is replaced, never changed. */
  headings: readonly number[]
  /** Whether the previous line was blank, which makes a list loose. */
  blank: boolean
  /** True when the last line may still grow. */
  streaming: boolean
  math: MathRules | undefined
  /** Estimated cost of drawing the document, in nodes. */
  size: number
  /** The mark that closes the formula left open by the previous line. */
  awaited?: string | undefined
}

/** A block that is still open, with writable fields. Only the parser holds it; readers get a copy. */
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

/** Copies the state, to try the unfinished last line on it. Open blocks are copied, finished ones are shared. */
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

/** The children of the innermost open block, where the next block is added. */
export const siblings = (state: State): Node[] => childrenOf(innermost(state))

/** Adds a block to the innermost open one, and opens it. */
export const openNode = (state: State, node: Open<Node>): void => {
  // Empty rules and quotes count as much as code and tables: the browser lays each out again when a block above it
  // changes its height.
  state.size += /code|table|rule|quote/.test(node.type) ? 20 : 4
  if (innermost(state).type === 'list' && node.type !== 'item') state.open.pop()
  const list = state.open.at(innermost(state).type === 'item' ? -2 : -1)
  if (state.blank && siblings(state).length && list?.type === 'list') list.loose = true
  siblings(state).push(node)
  state.open.push(node)
}

/** Adds a block of a single line, and closes it. */
export const addNode = (state: State, node: Open<Node>): void => {
  openNode(state, node)
  state.open.pop()
}

/**
 * Closes open blocks until `depth` of them are left. With `draft` they are closed only because the text has not arrived
 * further.
 */
export const closeTo = (state: State, depth: number, draft = false): void => {
  while (state.open.length > depth) {
    const node = innermost(state)
    if (node.type === 'paragraph') closeParagraph(state, node, draft)
    if (node.type === 'code') closeCode(node, draft)
    state.open.pop()
  }
}

/** Prose whose inline marks are not parsed yet. */
export const unparsed = (text: string) => ({ text, content: [], missing: '', draft: false })

/** Makes a heading, ranked one below the nearest previous heading of a higher level. */
export const readHeading = (state: State, level: number, text: string): Open<Heading> => {
  state.headings = [...state.headings.filter(above => above < level), level]
  return readProse(state, { type: 'heading', level, rank: state.headings.length, ...unparsed(text) })
}

/** Parses the inline marks of a text, and records the labels that are not defined yet. */
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
  // Stacked combining marks are slow to lay out, most of all in table cells, and an image is a component with state of
  // its own. Both are replaced by a longer text, so that they count as more nodes.
  const json = encodeURI(JSON.stringify(prose.content).replace(/\p{M}{2}|"image"/gu, '文文文文文文文文'))
  state.size += 2 + json.length / limits.jsonPerNode + (state.math?.sizeOf(prose.content) ?? 0)
  // Each undefined label may become a link when the text is parsed again.
  state.size += prose.missing.length
  return prose
}

/**
 * Stores a definition and returns it, or the label’s first definition if there is one. A definition in a line that may
 * still grow is returned but not stored.
 */
export const define = (state: State, label: string, definition: Definition): Definition => {
  const known = state.definitions.get(label)
  if (known) return known
  if (!state.streaming) state.definitions.set(label, definition)
  return definition
}

/** Moves link reference definitions from a paragraph’s start into the state. */
export const takeDefinitions = (state: State, paragraph: Open<Paragraph>): void => {
  // The length is checked first: reading a long concatenated string makes the engine copy it, here for each line.
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
  // Trailing blank lines do not belong to indented code.
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

/** Turns a quote that begins with `[!NOTE]`, or another note kind, into a note, and removes the mark from its text. */
const takeNote = (quote: Open<Quote>, paragraph: Open<Paragraph>): void => {
  const [mark = '', word = ''] = /^\[!(\w+)\][-+]?(?:\s+|$)/.exec(paragraph.text) ?? []
  const note = noteKinds.get(word.toLowerCase())
  if (!note) return
  quote.note = note
  // Text on the mark’s line is a title, so a hard line break follows it.
  const text = paragraph.text.slice(mark.length)
  paragraph.text = mark.includes('\n') ? text : text.replace('\n', '  \n')
}

/** GitHub’s five kinds, and the names that other tools use for them. */
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
