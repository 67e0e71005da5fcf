import { isAsciidoc } from './asciidoc/index.ts'
import type { Dialect, PageRules } from './contract.ts'

/** The syntax of a page. AsciiDoc is told by its extension, whatever the generator is. */
export const dialectOf = ({ dialect }: PageRules, file: string, source?: string): Dialect =>
  isAsciidoc(file) ? 'asciidoc' : dialect(file, source)
