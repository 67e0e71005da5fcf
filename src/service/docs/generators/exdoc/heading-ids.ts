import { toString as textOf } from 'mdast-util-to-string'
import type { HeadingIds } from '../../contract.ts'
import { textToId } from './text-to-id.ts'

/** Ids of ExDoc, which only headings of the second and the third level have; repeated ones are numbered. */
export const exDocIds = (): HeadingIds => {
  const counts = new Map<string, number>()
  return ({ nodes, explicit, depth, implied }) => {
    if (explicit || implied || depth < 2 || depth > 3) return explicit ?? ''
    const id = textToId(textOf({ type: 'paragraph', children: nodes }, { includeHtml: false, includeImageAlt: false }))
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return count === 0 ? id : `${id}-${count}`
  }
}
