import { posix } from 'node:path'
import picomatch from 'picomatch'

/** Creates a function that tells what patterns match as `fnmatch` of Python and Ruby does, where a star means slashes too. */
export const matcherOf = (patterns: readonly string[]): ((file: string) => boolean) =>
  picomatch([...patterns], { bash: true, dot: true })

/**
 * Joins those patterns that differ only in the name of the file: each of many files is held against each pattern.
 *
 *     ['docs/conf.py', 'book.toml', 'mkdocs.{yml,yaml}']  →  ['docs/conf.py', '{book.toml,mkdocs.{yml,yaml}}']
 */
export const joinPatterns = (patterns: readonly string[]): string[] => {
  const names = new Map<string, Set<string>>()
  for (const pattern of patterns) {
    const folder = posix.dirname(pattern)
    names.set(folder, (names.get(folder) ?? new Set()).add(posix.basename(pattern)))
  }
  return [...names].map(([folder, [first = '', ...others]]) =>
    posix.join(folder, others.length > 0 ? `{${[first, ...others].join(',')}}` : first)
  )
}
