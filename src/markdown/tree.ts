/**
 * The syntax tree of an answer, as plain data without markup or DOM nodes. Nodes are immutable, so the same object
 * means the same content. Only the parser writes to blocks, as long as they are open (`Open`, in state.ts).
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

/** Its children contain no link and no invisible characters. The address is unresolved, as the answer wrote it. */
export interface Link {
  readonly type: 'link'
  readonly url: string
  readonly title: string
  readonly children: readonly Inline[]
}

export interface Formula {
  readonly type: 'formula'
  readonly tex: string
  /** True when the formula stands on a line of its own. */
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
  /** The labels that it refers to and that are not defined, one per line. */
  readonly missing: string
  /** True while its end is still streaming. */
  readonly draft: boolean
}

export interface Paragraph extends Prose {
  readonly type: 'paragraph'
  /** Whether its checkbox is ticked; undefined unless it begins an item of a task list. */
  readonly checked?: boolean
}

export interface Heading extends Prose {
  readonly type: 'heading'
  /** The level that the Markdown gives, 1 to 6. */
  readonly level: number
  /** The level to draw, counted from 1, which skips no level. */
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
  /** False while the code is still streaming. */
  readonly complete: boolean
  /** The fence that opened it; undefined for indented code. */
  readonly fence?: { readonly mark: string; readonly indent: number }
}

export type NoteKind = 'note' | 'tip' | 'important' | 'warning' | 'caution'

export interface Quote {
  readonly type: 'quote'
  /** The kind of note, if the quote begins with a mark such as `[!NOTE]`. */
  readonly note?: NoteKind
  readonly children: readonly Block[]
}

/** A container whose content is indented. */
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
  /** True when blank lines separate its parts: then its paragraphs are drawn with space between them. */
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

/** What `[label]: …` defines: the target of a link, or the number of a footnote. */
export interface Definition {
  readonly url: string
  readonly title: string
  readonly footnote?: number
}
