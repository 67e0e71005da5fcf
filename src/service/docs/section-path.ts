import type { Page } from './contract.ts'
import { readSections } from './page.ts'
import { idOfAnchor } from './part-anchor.ts'

/**
 * The path of a section below the site’s base. An id that the built page lacks is replaced with that of the nearest
 * heading above that it has.
 */
export const sectionPath = (page: Page, anchor: string): string => {
  const own = idOfAnchor(anchor)
  const id = hasOwnLink(page) && own ? builtAnchor(page, own) : ''
  if (!id) return page.link
  // A lone surrogate cannot be encoded.
  const encoded = encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
  return page.link + (isRoute(page.link) ? '?id=' : '#') + encoded
}

/** Whether links to a page lead to it, and not to the nearest one that the built site has. */
export const hasOwnLink = ({ link, path }: Page): boolean => link === path || isRoute(link)

/** Whether a page is shown by the script of a site of one HTML page, such as one of Docsify. */
export const isRoute = (link: string): boolean => link.startsWith('/#/')

const builtAnchor = (page: Page, anchor: string): string => {
  const { anchors } = page
  if (!anchors || anchors.has(anchor)) return anchor
  const sections = readSections(page)
  const index = sections.findIndex(section => section.anchor === anchor)
  const above = sections.slice(0, Math.max(0, index))
  return above.findLast(section => anchors.has(section.anchor))?.anchor ?? ''
}
