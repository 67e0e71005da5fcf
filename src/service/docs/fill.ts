import { asciidocPages, isAsciidoc } from './asciidoc/index.ts'
import type { DocsSite, FillPage } from './contract.ts'
import { expandIncludes } from './includes/index.ts'

/** Returns the function that puts into a page of a site what the build puts there. */
export const filledBy = ({ fill = expandIncludes, asciidoc }: Pick<DocsSite, 'fill' | 'asciidoc'>): FillPage => {
  const fillAsciidoc = asciidocPages(asciidoc)
  return (file, source, read) => (isAsciidoc(file) ? fillAsciidoc : fill)(file, source, read)
}
