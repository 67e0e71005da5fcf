/**
 * What an answer is parsed into. Plain data: no markup, no nodes of a page. Nothing in it ever changes, so that the same
 * object means the same content; only the parser writes to the blocks that it has not closed (`Open`, in state.ts).
 */

export type Inline =
  | string
  | { readonly type: 'em' | 'strong' | 'del'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | Link
  | Image
  | { readonly type: 'reference'; readonly number: number }
  | Formula
  | { readonly type: 'break' }

/** Within a link nothing else is a link, and no character hides. The address is as the answer wrote it. */
export interface Link {
  readonly type: 'link'
  readonly url: string
  readonly title: string
  readonly children: readonly Inline[]
}

export interface Formula {
  readonly type: 'formula'
  readonly tex: string
  /** It stands in a line of its own. */
  readonly display: boolean
}

export interface Image {
  readonly type: 'image'
  readonly url: string
  readonly title: string
  readonly text: string
  readonly inLink: boolean
}

/** Text that holds inline content. */
interface Prose {
  readonly text: string
  readonly content: readonly Inline[]
  /** The labels, a line each, of definitions it asked for in vain. */
  readonly missing: string
  /** True while its end is still being written. */
  readonly draft: boolean
}

export interface Paragraph extends Prose {
  readonly type: 'paragraph'
  /** Whether the box before it is ticked, where it begins an item of a task list. */
  readonly checked?: boolean
}

export interface Heading extends Prose {
  readonly type: 'heading'
  /** As it is marked. */
  readonly level: number
  /** Its level among the headings that the text uses, the first one’s being 1: none is skipped. */
  readonly rank: number
}

export interface Cell extends Prose {
  readonly type: 'cell'
  readonly header: boolean
  readonly alignment: Alignment
}

export interface Row {
  readonly type: 'row'
  readonly children: readonly Cell[]
}

export type Alignment = 'left' | 'right' | 'center' | undefined

/** The first row is the header. */
export interface Table {
  readonly type: 'table'
  readonly alignments: readonly Alignment[]
  readonly children: readonly Row[]
}

export interface Code {
  readonly type: 'code'
  readonly code: string
  readonly language: string
  /** False while the answer still writes it. */
  readonly complete: boolean
  /** How it was opened; absent for indented code. */
  readonly fence?: { readonly mark: string; readonly indent: number }
}

export type NoteKind = 'note' | 'tip' | 'important' | 'warning' | 'caution'

export interface Quote {
  readonly type: 'quote'
  /** Where `[!NOTE]` or one of its kin begins it. */
  readonly note?: NoteKind
  readonly children: readonly Block[]
}

/** Holds what is indented. */
interface Indented {
  /** Columns that a line must be indented by to belong to it. */
  readonly width: number
  readonly children: readonly Block[]
}

interface Footnote extends Indented {
  readonly type: 'footnote'
  readonly number: number
}

export interface Item extends Indented {
  readonly type: 'item'
}

interface List {
  readonly type: 'list'
  /** The bullet, or the character after the number. */
  readonly marker: string
  /** Undefined for a bullet list. */
  readonly start: number | undefined
  /** True when blank lines stand between its parts: its paragraphs keep their distance. */
  readonly loose: boolean
  readonly children: readonly Item[]
}

interface Rule {
  readonly type: 'rule'
}

export interface Root {
  readonly type: 'root'
  readonly children: readonly Block[]
}

export type Block = Paragraph | Heading | Code | Rule | Quote | List | Table | Footnote
export type Node = Block | Item | Row | Cell

/** What `[label]: …` says: where a link goes, or that it is a footnote, and which. */
export interface Definition {
  readonly url: string
  readonly title: string
  readonly footnote?: number
}
