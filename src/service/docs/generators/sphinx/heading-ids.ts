import type { PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { HeadingIds } from '../../contract.ts'
import { makeId } from '../../rst/index.ts'

/**
 * Ids of Docutils with the settings of Sphinx: a repeated or empty id becomes `id1`, `id2`. A title without a heading in
 * the file has none.
 */
export const docutilsIds = (): HeadingIds => {
  const taken = new Set<string>()
  let counter = 0
  const idOf = (name: string): string => {
    let id = makeId(name)
    while (!id || taken.has(id)) {
      counter += 1
      id = `id${counter}`
    }
    taken.add(id)
    return id
  }
  return ({ nodes, explicit, named = [], label: own, implied }) => {
    if (implied) return ''
    const ids = named.map(idOf)
    if (own !== undefined) return ids[named.lastIndexOf(own)] ?? ''
    const label = ids.at(-1)
    const words = wordsOf(nodes, explicit)
    const id = idOf(words)
    // A heading whose label is the same has both ids.
    return label === makeId(words) ? label : id
  }
}

/** The text of a heading. Docutils has no explicit ids, so `{#setup}` is text, and so is HTML. */
const wordsOf = (nodes: PhrasingContent[], explicit = ''): string =>
  explicit ? `${textOf(nodes)} ${explicit}` : textOf(nodes)
