import type { DocsSite, Page, Placement } from '../contract.ts'
import type { SitePages } from './site-pages.ts'

/**
 * Corrects the places of a site by its built pages: a page gets its exact path there, and links to a page that does not
 * exist lead to the nearest one that does.
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

/** Corrects a placement. Keeps a path without `.html`, because such generators still write `.html` files. */
const checked = (placement: Placement, pages: SitePages, isGenerated: boolean): Placement => {
  const page = pages.find(placement.path)
  if (!page) return { ...placement, link: pages.nearest(placement.path) }
  const path = isGenerated && page.path === `${placement.path}.html` ? placement.path : page.path
  return { ...placement, path, anchors: page.anchors, headings: page.headings }
}
