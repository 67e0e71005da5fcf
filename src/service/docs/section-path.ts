import type { Page } from './contract.ts'
import { readSections } from './page.ts'
import { idOfAnchor } from './part-anchor.ts'

/**
 * The path of a section below the site’s base. An id that the built page lacks is replaced with that of the nearest
 * heading above that it has.
 */
export const sectionPath = (page: Page, anchor: string): string => {
  const own = idOfAnchor(anchor)
  const id = page.link === page.path && own ? builtAnchor(page, own) : ''
  // A lone surrogate cannot be encoded.
  return id ? `${page.path}#${encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))}` : page.link
}

const builtAnchor = (page: Page, anchor: string): string => {
  const { anchors } = page
  if (!anchors || anchors.has(anchor)) return anchor
  const sections = readSections(page)
  const index = sections.findIndex(section => section.anchor === anchor)
  const above = sections.slice(0, Math.max(0, index))
  return above.findLast(section => anchors.has(section.anchor))?.anchor ?? ''
}
