/** What an answer is parsed into. Plain data: no markup, no nodes of a page. */

export type Inline =
  | string
  | { type: 'em' | 'strong' | 'del'; children: Inline[] }
  | { type: 'code'; text: string }
  | Link
  | Image
  | { type: 'reference'; number: number }
  | { type: 'break' }

/** Within a link nothing else is a link, and no character hides. The address is as the answer wrote it. */
export interface Link {
  type: 'link'
  url: string
  title: string
  children: Inline[]
}

export interface Image {
  type: 'image'
  url: string
  title: string
  text: string
  inLink: boolean
}

/** Text that holds inline content. */
interface Prose {
  text: string
  content: Inline[]
  /** The labels, a line each, of definitions it asked for in vain. */
  missing: string
  /** True while its end is still being written. */
  draft: boolean
}

export interface Paragraph extends Prose {
  type: 'paragraph'
  /** Whether the box before it is ticked, where it begins an item of a task list. */
  checked?: boolean
}

export interface Heading extends Prose {
  type: 'heading'
  level: number
}

export interface Cell extends Prose {
  type: 'cell'
  header: boolean
  alignment: Alignment
}

export interface Row {
  type: 'row'
  children: Cell[]
}

export type Alignment = 'left' | 'right' | 'center' | undefined

/** The first row is the header. */
export interface Table {
  type: 'table'
  alignments: Alignment[]
  children: Row[]
}

export interface Code {
  type: 'code'
  code: string
  language: string
  /** False while the answer still writes it. */
  complete: boolean
  /** How it was opened; absent for indented code. */
  fence?: { mark: string; indent: number }
}

interface Quote {
  type: 'quote'
  children: Block[]
}

/** Holds what is indented. */
interface Indented {
  /** Columns that a line must be indented by to belong to it. */
  width: number
  children: Block[]
}

export interface Footnote extends Indented {
  type: 'footnote'
  number: number
}

export interface Item extends Indented {
  type: 'item'
}

export interface List {
  type: 'list'
  /** The bullet, or the character after the number. */
  marker: string
  /** Undefined for a bullet list. */
  start: number | undefined
  /** True when blank lines stand between its parts: its paragraphs keep their distance. */
  loose: boolean
  children: Item[]
}

interface Rule {
  type: 'rule'
}

export type Block = Paragraph | Heading | Code | Rule | Quote | List | Table | Footnote
export type Node = Block | Item | Row | Cell

/** What `[label]: …` says: where a link goes, or that it is a footnote, and which. */
export interface Definition {
  url: string
  title: string
  footnote?: number
}
