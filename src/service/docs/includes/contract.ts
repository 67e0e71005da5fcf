/** A file that a page includes, with its path relative to the docs folder. */
export interface IncludedFile {
  path: string
  lines: string[]
}

/** What a rule needs to put another file into a page. */
export interface IncludeContext {
  /** Reads a file as the page names it: relative to the page, to the docs folder or to the folder above. */
  open: (target: string) => Promise<IncludedFile | undefined>
  /** The lines of a Markdown file, with what they include in turn. */
  expand: (file: IncludedFile) => Promise<string[]>
}

/** What stands in a page instead of the lines that it takes the place of. */
interface Inclusion {
  lines: string[]
  /** How many lines of the page it takes the place of. */
  length: number
}

/** Recognises one way to include a file at a line of a page. */
export type IncludeRule = (
  lines: readonly string[],
  index: number,
  context: IncludeContext
) => Promise<Inclusion | undefined>
