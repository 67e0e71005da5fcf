import type { Theme } from '../widget/options.ts'
import type { PageActionsLabels } from './labels.ts'

/** An address of the owner’s list, “Open in …”. */
export interface PageTarget {
  /** What it is called: a name, such as that of an assistant. */
  label: string
  /** http or https. `{url}` stands for the page’s address, `{markdown}` for that of its Markdown. */
  url: string
}

/** Options of `<docs-assistant-page>` (`docs/page-actions.md`). */
export interface PageActionsOptions {
  /**
   * Where the page’s Markdown is; `{path}` stands for the page’s path without `.html` or a last slash. Default: what the
   * page’s `<link rel="alternate" type="text/markdown">` names, else the page’s path with `.md`.
   */
  markdownUrl?: string
  /** Where else the page can be opened; in the attribute as JSON. */
  targets?: PageTarget[]
  /** BCP 47 tag. Default: the page’s `lang`. */
  locale?: string
  /** `auto` (default) follows the page. */
  theme?: Theme
  /** Any text, by its name in `docs/page-actions.md`; in the attribute as JSON. */
  labels?: Record<string, string>
}

export type PageActionsOption = keyof PageActionsOptions

/** Options of the element as markup has them: as properties, and in kebab-case. */
export type PageActionsElementOptions = PageActionsOptions & { 'markdown-url'?: string }

export const optionNames: readonly PageActionsOption[] = ['markdownUrl', 'targets', 'locale', 'theme', 'labels']

/** What the element draws. */
export interface ResolvedPageActions {
  markdownUrl: string | undefined
  /** The owner’s list, unchecked. */
  targets: unknown
  label: PageActionsLabels
  /** Ends what was started. */
  signal: AbortSignal
}

/** Returns the value of an option, parsed where it is the JSON of an attribute. Warns of invalid JSON and returns nothing. */
export const readJson = (name: PageActionsOption, given: unknown): unknown => {
  try {
    return typeof given === 'string' ? JSON.parse(given) : given
  } catch {
    console.warn(`Docs Assistant: ${name} is no JSON.`)
  }
}
