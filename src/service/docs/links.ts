import { barePath, decoded, pagePathOf } from './paths.ts'

/** What a link or an image of a page becomes on the site. */
export type ResolveUrl = (url: string) => string

/**
 * Resolves what a page links to. A link to a file of the folder becomes the path of its page; a link that is written
 * for a site with a prefix (`/docs/guides/install`) loses the prefix when only then it names a page.
 */
export const linkResolver = (fromFile: string, hasPage: (path: string) => boolean): ResolveUrl => {
  const folder = new URL(fromFile.split('/').map(encodeURIComponent).join('/'), 'file:///')
  return url => {
    if (/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(url) || !URL.canParse(url, folder)) return url
    const { pathname, search, hash } = new URL(url, folder)
    const path = /\.mdx?$/i.test(pathname) ? pagePathOf(decoded(pathname.slice(1))) : pathname
    return (knownPath(barePath(path), hasPage) ?? path) + search + hash
  }
}

const knownPath = (path: string, hasPage: (path: string) => boolean): string | undefined => {
  const segments = path.split('/').slice(1)
  const candidates = [path, pagePathOf(decoded(path.slice(1)))]
  if (segments.length > 1) candidates.push(`/${segments.slice(1).join('/')}`)
  return candidates.find(hasPage)
}
