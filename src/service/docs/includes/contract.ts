/** A file that a page includes, with its path relative to the docs folder. */
export interface IncludedFile {
  path: string
  lines: string[]
}

/** What a rule needs to include another file in a page. */
export interface IncludeContext {
  /** Reads a file as the page names it: relative to the page, to the docs folder or to the folder above. */
  open: (target: string) => Promise<IncludedFile | undefined>
  /** The lines of a Markdown file, with its own includes expanded. */
  expand: (file: IncludedFile) => Promise<string[]>
}

/** Lines that replace lines of a page. */
interface Inclusion {
  lines: string[]
  /** Number of lines of the page that are replaced. */
  length: number
}

/** Recognises one include notation at a line of a page. */
export type IncludeRule = (
  lines: readonly string[],
  index: number,
  context: IncludeContext
) => Promise<Inclusion | undefined>
