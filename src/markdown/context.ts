import type { ComponentType } from 'preact'
import type { CodeBlockProps, FormulaProps, ImageProps, LinkProps, NoteTitleProps } from './components.tsx'

/** Texts that a screen reader meets in an answer. */
interface MarkdownLabels {
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
  /** Absolute URL that relative links are resolved against. */
  docsUrl: string
  /** Resolves an address against `docsUrl`. By default as a browser does. */
  resolveAddress?: (address: string, docsUrl: string) => URL
  labels: MarkdownLabels
  link: ComponentType<LinkProps>
  /** Draws an image, or what stands for one that is not to be loaded. */
  image: ComponentType<ImageProps>
  codeBlock: ComponentType<CodeBlockProps>
  /** Draws the title of a note, which `[!NOTE]` or one of its kin begins. */
  noteTitle: ComponentType<NoteTitleProps>
  formula: ComponentType<FormulaProps> | undefined
  /** The level above an answer’s headings: its first one is one below, and none of the next skips any. */
  headingOffset: number
}
