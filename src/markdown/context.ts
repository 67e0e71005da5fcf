import type { ComponentType } from 'preact'
import type { CodeBlockProps, FormulaProps, LinkProps, NoteTitleProps } from './components.tsx'

/** Texts that a screen reader meets in an answer. */
export interface MarkdownLabels {
  /** Names the scrolling region around a table. */
  table: string
  /** Names a ticked and an open box of a task list. */
  taskDone: string
  taskOpen: string
  /** Stands before a footnote's number. */
  footnote: string
}

/** What all blocks of an answer are drawn with. When one of its values is another, all are drawn again. */
export interface RenderContext {
  docsUrl: string
  resolveAddress: ((address: string, docsUrl: string) => URL) | undefined
  allowsImage: (url: URL) => boolean
  labels: MarkdownLabels
  link: ComponentType<LinkProps>
  codeBlock: ComponentType<CodeBlockProps>
  noteTitle: ComponentType<NoteTitleProps>
  formula: ComponentType<FormulaProps> | undefined
  headingOffset: number
  /** The direction that a list, quote or table around has taken: what is inside goes the same way. */
  direction: 'rtl' | 'ltr' | undefined
}
