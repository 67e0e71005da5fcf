import { limits } from './limits.ts'

/**
 * The path of a page as `currentPath` carries it: no query, no hash, at most 200 UTF-16 units,
 * never cut inside a surrogate pair or a percent escape.
 */
export const pagePath = (path: string): string => {
  const bare = path.replace(/[?#].*$/s, '')
  if (bare.length <= limits.currentPath) return bare
  return bare
    .slice(0, limits.currentPath)
    .replace(/%[\dA-Fa-f]?$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')
}
