import type { HeadingIds } from '../../contract.ts'

/** The title of a page has no id. One that begins with a digit is no id for GitBook. */
export const gitbookHeadingIds = (): HeadingIds => {
  const counts = new Map<string, number>()
  let isTitle = true
  return ({ text, depth, explicit, implied }) => {
    const isFirst = isTitle
    isTitle = false
    if (implied || (isFirst && depth === 1)) return ''
    const slug = text
      .toLowerCase()
      .replaceAll('&', ' and ')
      // Invisible, and marks by their kind: they choose between the forms of an emoji.
      .replaceAll(/\p{Variation_Selector}/gu, '')
      .replaceAll(/[^\p{L}\p{M}\p{N}\s._-]/gu, '')
      .trim()
      .replaceAll(/\s+/g, '-')
    const id = explicit ?? (/^\d/.test(slug) ? `id-${slug}` : slug)
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return count === 0 ? id : `${id}-${count}`
  }
}
