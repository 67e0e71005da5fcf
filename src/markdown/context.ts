import type { ComponentType } from 'preact'
import type { CodeBlockProps, FormulaProps, ImageProps, LinkProps, NoteTitleProps } from './components.tsx'

/** Labels in an answer for screen readers. */
interface MarkdownLabels {
  /** Names the scrolling group around a table. */
  table: string
  /** Names of a ticked and an unticked checkbox in a task list. */
  taskDone: string
  taskOpen: string
  /** Stands before a footnote's number. */
  footnote: string
}

/** What drawing blocks needs besides the blocks. When one of its values changes, all blocks are drawn again. */
export interface RenderContext {
  /** Absolute URL that relative links are resolved against. */
  docsUrl: string
  /** Resolves an address against `docsUrl`. Default: `new URL(address, docsUrl)`. */
  resolveAddress?: (address: string, docsUrl: string) => URL
  labels: MarkdownLabels
  link: ComponentType<LinkProps>
  /** Draws an image, or the fallback of one that must not be loaded. */
  image: ComponentType<ImageProps>
  codeBlock: ComponentType<CodeBlockProps>
  /** Draws the title of a note: a quote that begins with `[!NOTE]` or another note kind. */
  noteTitle: ComponentType<NoteTitleProps>
  formula: ComponentType<FormulaProps> | undefined
  /** Level of the heading above the answer. The answer’s headings start one below it and skip no level. */
  headingOffset: number
}
