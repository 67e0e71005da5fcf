import { toString as textOf } from 'mdast-util-to-string'
import type { HeadingIds } from '../../contract.ts'
import { createFreeIds } from '../free-ids.ts'

/** The ids of Pandoc: https://pandoc.org/MANUAL.html#extension-auto_identifiers. A title without a heading has none. */
export const pandocIds = (): HeadingIds => {
  const ids = createFreeIds()
  return ({ nodes, explicit, implied }) => {
    if (implied) return ''
    if (explicit === undefined) return ids.next(pandocId(textOf(nodes, { includeHtml: false })))
    ids.take(explicit)
    return explicit
  }
}

/** Letters, numbers, `_`, `-` and `.`, from the first letter on. Three dots are one sign, which is none of these. */
export const pandocId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('...', '')
    .replaceAll(/[^\p{L}\p{N}\s_.-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .replace(/^\P{L}+/u, '') || 'section'
