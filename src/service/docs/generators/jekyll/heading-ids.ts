import type { PhrasingContent } from 'mdast'
import type { HeadingIds } from '../../contract.ts'

/** Ids of kramdown as Jekyll configures it, with GitHub’s rules. A repeated one is numbered. */
export const jekyllHeadingIds = (): HeadingIds => {
  const counts = new Map<string, number>()
  return ({ nodes, source, explicit }) => {
    if (explicit || source === undefined) return explicit ?? ''
    const id = nodes
      .map(idText)
      .join('')
      .toLowerCase()
      .replaceAll(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- \t]/gu, '')
      .replaceAll(/[ \t]/g, '-')
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return count === 0 ? id : `${id}-${count}`
  }
}

const idText = (node: PhrasingContent): string => {
  // Two or three hyphens are a dash, which ids drop.
  if (node.type === 'text') return node.value.replaceAll(/-{2,3}/g, '')
  if (node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(idText).join('') : ''
}
