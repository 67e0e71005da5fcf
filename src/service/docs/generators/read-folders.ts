import { join, relative, resolve, sep } from 'node:path'

/**
 * The folders that are read when `docs` was given and the site is built from `sources`, its own first: the sources, or
 * the part of each that was given. `undefined` when what was given is no part of the site.
 */
export const readFoldersOf = (
  docs: string,
  sources: readonly [string, ...string[]]
): [string, ...string[]] | undefined => {
  const [own, ...others] = sources
  const part = pathInside(own, docs)
  if (part !== undefined) return [join(own, part), ...others.map(folder => join(folder, part))]
  return pathInside(docs, own) === undefined ? undefined : [own, ...others]
}

/** The path of a file relative to a folder, with forward slashes; `undefined` for what does not lie in it. */
export const pathInside = (folder: string, file: string): string | undefined => {
  const path = relative(resolve(folder), resolve(file)).split(sep).join('/')
  return path === '..' || path.startsWith('../') || path.startsWith('/') || /^[a-z]:/i.test(path) ? undefined : path
}
