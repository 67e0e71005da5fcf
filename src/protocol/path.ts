import { limits } from './limits.ts'

/**
 * The path of a page as `currentPath` carries it: no query, no hash, at most 200 UTF-16 units,
 * never cut inside a surrogate pair, a percent escape, or a character written as several escapes.
 */
export const pagePath = (path: string): string => {
  const bare = path.replace(/[?#].*$/s, '')
  if (bare.length <= limits.currentPath) return bare
  let cut = bare
    .slice(0, limits.currentPath)
    .replace(/%[\dA-Fa-f]?$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')
  while (/%..$/.test(cut) && decodes(bare) && !decodes(cut)) cut = cut.slice(0, -3)
  return cut
}

const decodes = (path: string) => {
  try {
    return decodeURIComponent(path) !== undefined
  } catch {
    return false
  }
}
