import type { RoleLink } from '../contract.ts'

/** A text or a picture. */
export type Substitution = string | { url: string; alt: string }

/** The link that a role makes, where the site knows it. */
export type RoleLinkReader = (role: string, content: string) => RoleLink | undefined

/** The state that the blocks and lines of one file share. */
export interface RstContext {
  depth: number
  /** The adornments of titles, in the order of their first occurrence. */
  adornments: string[]
  /** Addresses of links, by their names in lower case. */
  targets: ReadonlyMap<string, string>
  /** The title of the file, as it is written. */
  title: string
  /** Titles of the sections that have a label. */
  titles: ReadonlyMap<string, string>
  /** All titles in lower case, each of which is a name too: `lamp_` leads to the section “Lamp”. */
  headings: ReadonlySet<string>
  /** What stands for substitutions such as `|name|`. */
  substitutions: ReadonlyMap<string, Substitution>
  roleLink: RoleLinkReader
  /** Whether the text of the page has begun: fields before it describe the file and are not shown. */
  hasBegun: { value: boolean }
  /** Names since the last title that Docutils gives an id as it gives titles one; empty for a number. */
  named: string[]
  /** The default language of code. */
  language: { value: string | null }
  /** How deep the last title is. */
  titleDepth: { value: number }
  /** The module and the program whose objects and options are described, and the language of these objects. */
  scope: { module: string; program: string; domain: string }
  /** For each described object that the text is within, outermost first: the class whose members are described. */
  classes: string[]
}
