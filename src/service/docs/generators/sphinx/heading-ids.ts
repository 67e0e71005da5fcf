import type { PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { HeadingIds } from '../../contract.ts'

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
  return ({ nodes, explicit, named = [], implied }) => {
    if (implied) return ''
    const label = named.map(idOf).at(-1)
    const words = wordsOf(nodes, explicit)
    const id = idOf(words)
    // A heading whose label is the same has both ids.
    return label === makeId(words) ? label : id
  }
}

/** The text of a heading. Docutils has no explicit ids, so `{#setup}` is text, and so is HTML. */
const wordsOf = (nodes: PhrasingContent[], explicit = ''): string =>
  explicit ? `${textOf(nodes)} ${explicit}` : textOf(nodes)

/** `make_id` of Docutils: ASCII letters, digits and hyphens, beginning with a letter. */
export const makeId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[øđħıłŧƀƃƈƌƒƙƚƞƥƫƭƶǥȥȴȵȶȷȼȿɀɇɉɋɍɏßæœȸȹ]/g, letter => letters[letter] as string)
    .normalize('NFKD')
    .replaceAll(/\P{ASCII}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')

/** Replacements of letters that do not decompose into a letter and an accent. */
const letters: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  ƀ: 'b',
  ƃ: 'b',
  ƈ: 'c',
  ƌ: 'd',
  ƒ: 'f',
  ƙ: 'k',
  ƚ: 'l',
  ƞ: 'n',
  ƥ: 'p',
  ƫ: 't',
  ƭ: 't',
  ƶ: 'z',
  ǥ: 'g',
  ȥ: 'z',
  ȴ: 'l',
  ȵ: 'n',
  ȶ: 't',
  ȷ: 'j',
  ȼ: 'c',
  ȿ: 's',
  ɀ: 'z',
  ɇ: 'e',
  ɉ: 'j',
  ɋ: 'q',
  ɍ: 'r',
  ɏ: 'y',
  ß: 'sz',
  æ: 'ae',
  œ: 'oe',
  ȸ: 'db',
  ȹ: 'qp'
}
