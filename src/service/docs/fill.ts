import { asciidocPages, isAsciidoc } from './asciidoc/index.ts'
import type { DocsSite, FillPage } from './contract.ts'
import { expandIncludes } from './includes/index.ts'

/** Returns the function that puts into a page of a site what the build puts there. */
export const filledBy = ({
  parts,
  fill = (file, source, read) => expandIncludes(file, source, read, parts),
  fillComponents,
  asciidoc
}: Pick<DocsSite, 'parts' | 'fill' | 'fillComponents' | 'asciidoc'>): FillPage => {
  const fillAsciidoc = asciidocPages(asciidoc)
  return async (file, source, read) => {
    if (isAsciidoc(file)) return fillAsciidoc(file, source, read)
    const filled = await fill(file, source, read)
    const shown = await fillComponents?.(file, filled.source, read)
    return shown ? { source: shown.source, included: [...filled.included, ...shown.included] } : filled
  }
}
