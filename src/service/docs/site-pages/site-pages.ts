import type { BuiltHeading } from '../contract.ts'
import { pathKey } from '../paths.ts'

/** A page of the built site. */
export interface SitePage {
  /** Its exact path below the site’s base. */
  path: string
  /** Every id on it, and its headings in order, where the page itself could be read. */
  anchors?: ReadonlySet<string> | undefined
  headings?: readonly BuiltHeading[] | undefined
}

/** The pages that a site has. */
export interface SitePages {
  /** The page at a path, whatever form that has: `/a`, `/a/` and `/a.html` are one. */
  find: (path: string) => SitePage | undefined
  /** Path of the page nearest to a missing one. */
  nearest: (path: string) => string
  size: number
}

/** Reads the contents of a page on demand. */
type ReadPage = (path: string) => Omit<SitePage, 'path'>

/**
 * @param paths Paths below the site’s base.
 * @param readPage What is known of the page at one of the paths.
 */
export const createSitePages = (paths: Iterable<string>, readPage: ReadPage = () => ({})): SitePages => {
  const exact = new Set(paths)
  const byKey = firstBy(exact, pathKey)
  const byLowerKey = firstBy(exact, path => pathKey(path).toLowerCase())

  const pathOf = (path: string): string | undefined => (exact.has(path) ? path : byKey.get(pathKey(path)))

  const find = (path: string): SitePage | undefined => {
    const found = pathOf(path)
    return found === undefined ? undefined : { path: found, ...readPage(found) }
  }

  const nearest = (path: string): string => {
    const key = pathKey(path)
    return pathOf(path) ?? byLowerKey.get(key.toLowerCase()) ?? onlyOneBelow(key) ?? parentOf(key)
  }

  /** The only page whose path ends with this one, because the site may have a longer base path than configured. */
  const onlyOneBelow = (key: string): string | undefined => {
    const [found, second] = key === '/' ? [] : [...byKey].filter(([other]) => other.endsWith(key))
    return second ? undefined : found?.[1]
  }

  const parentOf = (key: string): string => {
    const parent = key.replace(/\/[^/]*$/, '') || '/'
    return byKey.get(parent) ?? (parent === '/' ? '/' : parentOf(parent))
  }

  return { find, nearest, size: byKey.size }
}

const firstBy = (paths: Iterable<string>, keyOf: (path: string) => string): Map<string, string> => {
  const map = new Map<string, string>()
  for (const path of paths) if (!map.has(keyOf(path))) map.set(keyOf(path), path)
  return map
}
