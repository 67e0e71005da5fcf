import { posix } from 'node:path'
import type { AsciidocSite, FillPage } from '../contract.ts'

/** Whether a file is written in AsciiDoc. */
export const isAsciidoc = (file: string): boolean => /\.(?:adoc|asciidoc)$/i.test(file)

/** A folder of which no generator is known: files name each other relative to themselves. */
export const plainAsciidoc: AsciidocSite = {
  attributesFor: () => ({}),
  locate: ({ target, from }) =>
    /^[a-z][a-z\d+.-]*:/i.test(target) ? undefined : posix.join(posix.dirname(from), target)
}

/**
 * Fills in pages of AsciiDoc: includes are read, conditions decided, attributes replaced, as only its processor can. What
 * comes out is HTML behind front matter. Loaded with the first such page, because few sites have one.
 */
export const asciidocPages =
  (site: AsciidocSite = plainAsciidoc): FillPage =>
  async (file, source, read) => {
    const { convertPage } = await import('./convert.ts')
    return convertPage(file, source, read, site)
  }
