import type { HeadingIds } from '../contract.ts'
import { createFreeIds } from './free-ids.ts'

/**
 * The ids of markdown-it-anchor as it comes: all signs stay. It writes them encoded, as the addresses of links have them,
 * where they are encoded anyway.
 */
export const markdownItAnchorIds = (): HeadingIds => {
  const ids = createFreeIds()
  return ({ text, explicit, implied }) =>
    implied ? '' : ids.next(explicit ?? text.trim().toLowerCase().replace(/\s+/g, '-'))
}
