/** The state that the blocks and lines of one file share. */
export interface RstContext {
  depth: number
  /** The adornments of titles, in the order of their first occurrence. */
  adornments: string[]
  /** Addresses of links, by their names in lower case. */
  targets: ReadonlyMap<string, string>
  /** Titles of the sections that have a label. */
  titles: ReadonlyMap<string, string>
  /** The texts of substitutions such as `|name|`. */
  substitutions: ReadonlyMap<string, string>
  /** Whether the text of the page has begun: fields before it describe the file and are not shown. */
  hasBegun: { value: boolean }
  /** The default language of code. */
  language: { value: string | null }
}
