import type { ComponentChildren } from 'preact'
import type { NoteKind } from './tree.ts'

/** What a link of an answer is drawn from. */
export interface LinkProps {
  /** Absolute and safe: http, https or mailto. */
  url: string
  title: string | undefined
  children: ComponentChildren
}

/** What an image of an answer is drawn from. Nothing is requested before its component does. */
export interface ImageProps {
  /** Absolute and safe: http, https or mailto. */
  url: URL
  title?: string | undefined
  alt: string
  /** A link to it, or its text where a link is around it: what it is when it is not loaded. */
  instead: ComponentChildren
}

/** What a code block of an answer is drawn from. */
export interface CodeBlockProps {
  code: string
  /** As the answer named it; empty when it did not, or is still writing the name. */
  language: string
  /** False while the answer still writes it. */
  complete: boolean
}

/** What a formula of an answer is drawn from. */
export interface FormulaProps {
  /** In the notation of TeX. */
  tex: string
  /** It stands in a line of its own. */
  display: boolean
}

/** What the title of a note is drawn from. */
export interface NoteTitleProps {
  kind: NoteKind
}

/** What stands below a text that is longer than what is drawn of it. */
export interface RestProps {
  /** How much is drawn: the second part of two comes without being asked for. */
  parts: number
  /** Draws more. */
  onShow(): void
}
