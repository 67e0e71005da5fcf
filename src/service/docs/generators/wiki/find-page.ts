import { posix } from 'node:path'
import { withoutExtension } from '../../paths.ts'

/**
 * Returns the file of the page that a link names: by its name, or by the end of its path. Of several it is the one in
 * the folder nearest to that of the linking page.
 */
export type FindPage = (name: string, from: string) => string | undefined

/** Pages of one name that are compared. */
const maxNamesakes = 100

/** @param files Paths relative to the docs folder. Pages of folders beside it are named by none. */
export const pageFinder = (files: readonly string[]): FindPage => {
  const named = new Map<string, string[]>()
  for (const file of files.filter(name => !name.startsWith('../'))) {
    const segments = keyOf(file).split('/')
    for (const at of segments.keys()) {
      const key = segments.slice(at).join('/')
      const others = named.get(key)
      if (others) others.push(file)
      else named.set(key, [file])
    }
  }
  return (name, from) => {
    const path = name.startsWith('.') ? posix.join(posix.dirname(from), name) : name
    const [best] = (named.get(keyOf(path).replace(/^\//, '')) ?? [])
      .slice(0, maxNamesakes)
      .map(file => ({ file, shared: sharedFolders(file, from) }))
      .sort((a, b) => b.shared - a.shared)
    return best?.file
  }
}

/** A name as it is compared: in GitHub’s wikis `Getting started` is the file `Getting-started.md`. */
const keyOf = (name: string): string =>
  withoutExtension(name)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

const sharedFolders = (one: string, other: string): number => {
  const others = other.split('/')
  return one.split('/').findIndex((segment, at) => segment !== others[at])
}
