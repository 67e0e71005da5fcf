import type { PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { isObject } from '../../../../shared/objects.ts'
import type { HeadingIds } from '../../contract.ts'

/** Makes an id of a heading’s words. */
type Slugify = (text: string, separator: string) => string

/**
 * Ids as the `toc` extension of Python-Markdown gives them: one that is taken is numbered, `install_1`. A title that no
 * heading of the file gives has none.
 */
export const pythonMarkdownIds =
  (slugify: Slugify = toAscii, separator = '-') =>
  (): HeadingIds => {
    const taken = new Set<string>()
    /** The last ids of repeated words, so that many headings of one text take no more time each. */
    const last = new Map<string, string>()
    return ({ nodes, explicit, implied }) => {
      if (implied) return ''
      const slug = explicit ?? slugify(wordsOf(nodes), separator)
      const id = explicit ?? unique(last.get(slug) ?? slug, taken)
      taken.add(id)
      if (explicit === undefined) last.set(slug, id)
      return id
    }
  }

/** The function that `slugify` of the configuration names. One that is not known counts as the default. */
export const slugifyNamed = (named: unknown): Slugify => {
  if (!isObject(named)) return toAscii
  const { python, kwds } = named
  return slugifiers[String(python).replace(/^.*\b(toc|slugs)\./, '$1.')]?.(isObject(kwds) ? kwds : {}) ?? toAscii
}

/** The words of a heading without HTML, images and an attribute list that names no id: `{: .wide }`. */
const wordsOf = (nodes: PhrasingContent[]): string =>
  textOf(nodes, { includeHtml: false, includeImageAlt: false })
    .replace(/ +\{:? *[#.\w-][^{}]*\} *$/, '')
    .trim()

const unique = (slug: string, taken: ReadonlySet<string>): string => {
  let id = slug
  while (!id || taken.has(id)) {
    const [, name = id, number = '0'] = /^(.*)_(\d+)$/s.exec(id) ?? []
    id = `${name}_${Number(number) + 1}`
  }
  return id
}

/** What Python’s `\w` does not match: it takes letters and numbers, and no accents of their own. */
const noWord = /[^\p{L}\p{N}_\s-]/gu

/** `slugify` of Python-Markdown: only ASCII is left. */
const toAscii: Slugify = (text, separator) =>
  keepingLetters(text.normalize('NFKD').replaceAll(/\P{ASCII}/gu, ''), separator)

const keepingLetters: Slugify = (text, separator) => {
  const words = text.replaceAll(noWord, '').trim().toLowerCase()
  return words.replaceAll(new RegExp(`[${separator.replaceAll(/[\\\]^-]/g, '\\$&')}\\s]+`, 'g'), separator)
}

const changeCase: Record<string, (text: string) => string> = {
  lower: text => text.toLowerCase(),
  'lower-ascii': text => text.replaceAll(/[A-Z]/g, letter => letter.toLowerCase()),
  // Upper case first, because it folds what has no single lower case letter: ß becomes ss.
  fold: text => text.toUpperCase().toLowerCase()
}

/** `pymdownx.slugs.slugify`: each space becomes a separator of its own. */
const configured = (options: Record<string, unknown>): Slugify => {
  const { case: letters, percent_encode: encode, normalize = 'NFC' } = options
  return (text, separator) => {
    const normal = text
      .normalize(String(normalize))
      .replaceAll(/<\/?[^>]*>/g, '')
      .trim()
    const cased = changeCase[String(letters)]?.(normal) ?? normal
    const slug = cased.replaceAll(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', separator)
    return encode ? encodeURIComponent(slug) : slug
  }
}

const encoded = { percent_encode: true }

const slugifiers: Record<string, (options: Record<string, unknown>) => Slugify> = {
  'toc.slugify': () => toAscii,
  'toc.slugify_unicode': () => keepingLetters,
  'slugs.slugify': configured,
  'slugs.uslugify': () => configured({ case: 'lower' }),
  'slugs.uslugify_encoded': () => configured({ case: 'lower', ...encoded }),
  'slugs.uslugify_cased': () => configured({}),
  'slugs.uslugify_cased_encoded': () => configured(encoded),
  'slugs.gfm': () => configured({ case: 'lower-ascii' }),
  'slugs.gfm_encoded': () => configured({ case: 'lower-ascii', ...encoded })
}
