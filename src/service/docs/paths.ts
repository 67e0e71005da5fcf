import { isAbsolute, posix, relative, sep } from 'node:path'

/**
 * The path of a page on the site from its file in the docs folder: number prefixes order the files and do not
 * show, `index`, `_index` and `readme` stand for their folder, a folder in parentheses for nothing.
 *
 *     02-guides/10-install.mdx  →  /guides/install
 *     index.md                  →  /
 */
export const pagePathOf = (file: string): string => {
  const segments = withoutExtension(file)
    .split('/')
    .filter(segment => !isRouteGroup(segment))
    .map(withoutNumber)
  if (/^(_?index|readme)$/i.test(segments.at(-1) ?? '')) segments.pop()
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** Whether it is a folder that only groups others, with Next.js and what is built on it: `(guides)`. */
const isRouteGroup = (segment: string): boolean => /^\(.+\)$/.test(segment)

/** The extensions of pages that are read. */
export const pageExtension =
  /\.(?:mdx?|mdoc|markdown|mdown|mkdn|mkd|rst|adoc|asciidoc|qmd|rmd|ipynb|livemd|cheatmd|topic)$/i

/** Those that only some generators read: documents with code that runs, and topics of XML. */
export const extraFormat = /\.(?:qmd|rmd|ipynb|topic)$/i

/** A file’s path without its extension. */
export const withoutExtension = (file: string): string => file.replace(pageExtension, '')

/** `10-install` is `install`; versions and dates such as `4-2-upgrade` keep their numbers. */
export const withoutNumber = (segment: string): string =>
  /^\d+\s*[-_.]+\s*\d/.test(segment) ? segment : segment.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')

/**
 * Normalises the encoding of a path. The result begins with one slash and does not lead up, whatever a page’s front matter
 * says, because `//evil.example` would be another site. Characters that cannot be encoded stay.
 */
export const encodedPath = (path: string): string => {
  if (isEncoded.test(path)) return path
  const encoded = path
    .split('/')
    .map(segment => attempt(encodeURIComponent, decoded(segment)))
    .join('/')
  return encoded.startsWith('/') ? posix.normalize(encoded) : encoded
}

/** A path that is as it would become, as nearly all are: encoding takes ten times as long as this. */
const isEncoded = /^(?:\/[\w~-][\w.~-]*)+$/

/** Decodes percent-encoding, if it is valid. */
export const decoded = (text: string): string => attempt(decodeURIComponent, text)

const attempt = (change: (text: string) => string, text: string): string => {
  try {
    return change(text)
  } catch {
    return text
  }
}

/** The key of a path for comparisons: without `.html`, `index.html` and a trailing slash, which servers add or leave out. */
export const pathKey = (path: string): string =>
  barePath(encodedPath(barePath(path)).replace(/(\/index)?\.html?$/i, '')) || '/'

/** A path without query, hash and trailing slash. */
const barePath = (path: string): string => {
  const bare = path.replace(/[?#].*$/s, '')
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare
}

/** The path relative to a folder, with forward slashes; empty for the folder itself, `undefined` for a path outside. */
export const insideFolder = (folder: string, path: string): string | undefined => {
  const inside = relative(folder, path).split(sep).join('/')
  return /^\.\.($|\/)/.test(inside) || isAbsolute(inside) ? undefined : inside
}
