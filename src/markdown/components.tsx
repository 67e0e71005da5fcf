import type { ComponentChildren } from 'preact'
import type { NoteKind } from './tree.ts'

/** Props of the component that draws a link of an answer. */
export interface LinkProps {
  /** Absolute and safe: http, https or mailto. */
  url: string
  title: string | undefined
  children: ComponentChildren
}

/** Props of the component that draws an image. Nothing is requested until that component requests it. */
export interface ImageProps {
  /** Absolute and safe: http, https or mailto. */
  url: URL
  title?: string | undefined
  alt: string
  /** The fallback to show when the image is not loaded: a link to it, or only its text when it is inside a link. */
  instead: ComponentChildren
}

/** Props of the component that draws a code block. */
export interface CodeBlockProps {
  code: string
  /** The name that the answer gave; empty when it gave none, or the name is still streaming. */
  language: string
  /** False while the code is still streaming. */
  complete: boolean
}

/** Props of the component that draws a formula. */
export interface FormulaProps {
  /** TeX source. */
  tex: string
  /** True when the formula stands on a line of its own. */
  display: boolean
}

/** Props of the component that draws the title of a note. */
export interface NoteTitleProps {
  kind: NoteKind
}

/** Props of the component below a text that is drawn only in part. */
export interface RestProps {
  /** How many parts are drawn. Parts come in pairs: after an odd one the component asks for the next by itself. */
  parts: number
  /** Draws one more part. */
  onShow(): void
}
