import { join } from 'node:path'
import { insideFolder } from '../paths.ts'

/**
 * The folders to read for a configured folder `docs` of a site built from `sources`, that of `docs` first: all sources, or
 * the configured part of each. `undefined` when `docs` is no part of the site.
 */
export const readFoldersOf = (
  docs: string,
  sources: readonly [string, ...string[]]
): [string, ...string[]] | undefined => {
  const [own, ...others] = sources
  const part = insideFolder(own, docs)
  if (part !== undefined) return [join(own, part), ...others.map(folder => join(folder, part))]
  return insideFolder(docs, own) === undefined ? undefined : [own, ...others]
}
