import type { ComponentType } from 'preact'
import { useMemo } from 'preact/hooks'
import { drawBlocks } from './block-view.tsx'
import {
  type CodeBlockProps,
  DefaultCodeBlock,
  DefaultLink,
  DefaultNoteTitle,
  type FormulaProps,
  type LinkProps,
  type NoteTitleProps
} from './components.tsx'
import type { MarkdownLabels, RenderContext } from './context.ts'
import { createDocument } from './document.ts'
import type { MathRules } from './scanner.ts'

export interface MathModule {
  rules: MathRules
  Formula: ComponentType<FormulaProps>
}

export interface MarkdownProps {
  text: string
  /** True while more text may follow: what is begun at the end is shown as it will look. Default false. */
  streaming?: boolean
  /** Absolute URL that relative links are resolved against; links to its origin are not external. */
  docsUrl: string
  /** Resolves an address against `docsUrl`. By default as a browser does. */
  resolveAddress?: (address: string, docsUrl: string) => URL
  /** Whether an image is loaded; any other becomes a link. Keep the function's identity. */
  allowsImage: (url: URL) => boolean
  /** Keep the object's identity. */
  labels: MarkdownLabels
  /** Draws a link. By default an `a` element that opens other origins in a new tab. */
  link?: ComponentType<LinkProps>
  /** Draws a code block. By default a `pre` element. */
  codeBlock?: ComponentType<CodeBlockProps>
  /** Draws the title of a note, which `[!NOTE]` or one of its kin begins. By default a `p` element. */
  noteTitle?: ComponentType<NoteTitleProps>
  /** Finds formulas and draws them; without it they are their source. Keep the object’s identity. */
  math?: MathModule | undefined
  /** The level above an answer’s headings: its first one is one below, and none of the next skips any. Default 2. */
  headingOffset?: number
}

/**
 * An answer's text as elements: no HTML of the answer is ever markup, no address but http, https
 * and mailto is ever a link, nothing is requested but images of the allowed origins. While text is
 * only added, finished blocks are neither parsed nor drawn again.
 */
export const Markdown = ({
  text,
  streaming = false,
  docsUrl,
  resolveAddress,
  allowsImage,
  labels,
  link = DefaultLink,
  codeBlock = DefaultCodeBlock,
  noteTitle = DefaultNoteTitle,
  math,
  headingOffset = 2
}: MarkdownProps) => {
  const document = useMemo(() => createDocument(math?.rules), [math])
  const context: RenderContext = {
    docsUrl,
    resolveAddress,
    allowsImage,
    labels,
    link,
    codeBlock,
    noteTitle,
    formula: math?.Formula,
    headingOffset,
    direction: undefined
  }
  return <div class="markdown">{drawBlocks(document.update(text, streaming), context)}</div>
}
