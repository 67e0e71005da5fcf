import type { PhrasingContent } from 'mdast'
import type { HeadingIds } from '../../contract.ts'
import { createFreeIds } from '../free-ids.ts'
import { slugOf } from './slug.ts'

/**
 * Ids of Zola, of a heading’s text and code. A repeated one gets the first free number; one in letters that `slugOf` does
 * not know is not told.
 *
 * @param isSlug Whether they are made of letters and digits alone, as they are unless `slugify.anchors` says otherwise.
 */
export const zolaHeadingIds = (isSlug: boolean) => (): HeadingIds => {
  const ids = createFreeIds()
  return ({ nodes, explicit, source, implied }) => {
    if (explicit) ids.take(explicit)
    if (explicit || implied || source === undefined) return explicit ?? ''
    const text = nodes.map(idText).join('')
    const id = isSlug ? slugOf(text) : text.replaceAll(/\s/g, '_')
    return id === undefined ? '' : ids.next(id)
  }
}

const idText = (node: PhrasingContent): string => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'image') return node.alt ?? ''
  return 'children' in node ? node.children.map(idText).join('') : ''
}
