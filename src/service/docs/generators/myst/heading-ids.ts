import { toString as textOf } from 'mdast-util-to-string'
import type { HeadingIds } from '../../contract.ts'

/** The ids of mystmd. A repeated one is not numbered, so that only the first heading can be linked to. */
export const mystIds = (): HeadingIds => {
  const taken = new Set<string>()
  return ({ nodes, explicit, implied }) => {
    if (implied) return ''
    const id = explicit ?? mystId(textOf(nodes, { includeHtml: false, includeImageAlt: false }))
    if (taken.has(id)) return ''
    taken.add(id)
    return id
  }
}

/** `normalizeLabel` and `createHtmlId` of mystmd, for a heading’s words and for a label. */
export const mystId = (label: string): string =>
  label
    .replaceAll(/['‘’"“”]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^a-z\d-]/g, '-')
    .replace(/^(?=[\d-])/, 'id-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
