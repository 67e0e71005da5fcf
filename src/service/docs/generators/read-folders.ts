import { join } from 'node:path'
import { insideFolder } from '../paths.ts'

/**
 * The folders that are read when `docs` was given and the site is built from `sources`, its own first: the sources, or
 * the part of each that was given. `undefined` when what was given is no part of the site.
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
