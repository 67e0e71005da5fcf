import type { PhrasingContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { isObject } from '../../../../shared/objects.ts'
import type { HeadingIds } from '../../contract.ts'

/** Makes an id of a heading’s words. */
type Slugify = (text: string, separator: string) => string

/**
 * Ids of the `toc` extension of Python-Markdown: a repeated id is numbered, `install_1`. A title without a heading in the
 * file has none.
 */
export const pythonMarkdownIds =
  (slugify: Slugify = toAscii, separator = '-') =>
  (): HeadingIds => {
    const taken = new Set<string>()
    /** The last id of each text, so that many equal headings do not take quadratic time. */
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

/** The slugify function of the configuration, by `python` in YAML and `object` in TOML; the default for an unknown one. */
export const slugifyNamed = (named: unknown): Slugify => {
  if (!isObject(named)) return toAscii
  const { object, python = object, kwds } = named
  return slugifiers[String(python).replace(/^.*\b(toc|slugs)\./, '$1.')]?.(isObject(kwds) ? kwds : {}) ?? toAscii
}

/** The text of a heading without HTML, images and attribute lists without an id: `{: .wide }`. */
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

/** Characters outside of Python’s `\w`, which has letters and numbers but no combining accents. */
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
  // Upper case first, which folds ß to ss.
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
