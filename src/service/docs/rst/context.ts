/** What the blocks and lines of one file share. */
export interface RstContext {
  depth: number
  /** The lines of punctuation that mark titles, in the order in which they have come. */
  adornments: string[]
  /** Addresses of links, by their names in lower case. */
  targets: ReadonlyMap<string, string>
  /** Titles of the sections that have a label. */
  titles: ReadonlyMap<string, string>
  /** What `|name|` stands for. */
  substitutions: ReadonlyMap<string, string>
  /** Whether the text of the page has begun: fields before it describe the file and are not shown. */
  hasBegun: { value: boolean }
  /** The language of code that does not say its own. */
  language: { value: string | null }
}
