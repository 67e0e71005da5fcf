import type { DocsSite, Page, Placement } from '../contract.ts'
import type { SitePages } from './site-pages.ts'

/**
 * The site with every placement checked: a page takes the exact path that the built site has it at, and links to one
 * that does not exist lead to the nearest that does.
 */
export const withSitePages = (site: DocsSite, pages: SitePages): DocsSite => ({
  ...site,
  place: (file, frontMatter) => {
    const placement = site.place(file, frontMatter)
    return placement && checked(placement, pages, site.generator !== 'plain')
  }
})

/** Files of the pages that the built site does not have. */
export const missingPages = (pages: Iterable<Page>): string[] =>
  [...pages].filter(({ link, path }) => link !== path).map(({ file }) => file)

/** A generator that leaves out `.html` builds files with it all the same: its word goes before the name of the file. */
const checked = (placement: Placement, pages: SitePages, isGenerated: boolean): Placement => {
  const page = pages.find(placement.path)
  if (!page) return { ...placement, link: pages.nearest(placement.path) }
  const path = isGenerated && page.path === `${placement.path}.html` ? placement.path : page.path
  return { ...placement, path, anchors: page.anchors, headings: page.headings }
}
