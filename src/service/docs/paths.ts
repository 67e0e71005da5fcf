/**
 * The path of a page on the site from its file in the docs folder: number prefixes order the files and do not
 * show, `index` and `readme` stand for their folder.
 *
 *     02-guides/10-install.mdx  →  /guides/install
 *     index.md                  →  /
 */
export const pagePathOf = (file: string): string => {
  const segments = file
    .replace(/\.mdx?$/i, '')
    .split('/')
    .map(withoutNumber)
  if (/^(index|readme)$/i.test(segments.at(-1) ?? '')) segments.pop()
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** `10-install` is `install`; versions and dates such as `4-2-upgrade` keep their numbers. */
const withoutNumber = (segment: string): string =>
  /^\d+\s*[-_.]+\s*\d/.test(segment) ? segment : segment.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')

/** A path without query, hash and trailing slash. */
export const barePath = (path: string): string => {
  const bare = path.replace(/[?#].*$/s, '')
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare
}
