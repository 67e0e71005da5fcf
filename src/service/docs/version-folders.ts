import { posix } from 'node:path'
import { count } from '../../shared/numbers.ts'
import type { DocsSite } from './contract.ts'
import { listFiles } from './folder.ts'
import { hashOf } from './generators/hash.ts'
import { withoutExtension } from './paths.ts'

/** The version of the pages beside which the folders of others lie. */
const latest = 'latest'

/** How many pages a version must share with what it lies in, and which share of its own. */
const minShared = { pages: 5, share: 1 / 3 }

/** What the folder of a version is called: `7.4`, `v2`, `1.x`. */
const versionName = /^v?\d+(?:\.(?:\d+|x))*$/i

/**
 * Tells the versions of a site whose configuration names none: the pages of a folder such as `7.4` lie once more beside
 * it, and those are the latest.
 */
export const withVersionFolders = async (site: DocsSite): Promise<DocsSite> => {
  if (site.version !== undefined) return site
  // Whoever reads the pages says that there is no folder.
  const listed = site.listed ?? (await listFiles(site).catch(() => undefined))
  const folders = versionFolders(listed?.names ?? [])
  if (folders.size === 0) return { ...site, listed }
  const parents = new Set([...folders].map(posix.dirname))
  return {
    ...site,
    listed,
    stamp: hashOf([site.stamp, ...folders]),
    version: latest,
    place: (file, frontMatter) => {
      const placement = site.place(file, frontMatter)
      if (!placement || placement.version !== undefined) return placement
      const above = foldersAbove(file)
      const folder = above.find(path => folders.has(path))
      if (!folder) return above.some(path => parents.has(path)) ? { ...placement, version: latest } : placement
      const same = besideVersion(file, folder)
      const id = site.place(same, {})?.id ?? withoutExtension(same)
      return { ...placement, version: posix.basename(folder), id }
    }
  }
}

const versionFolders = (names: readonly string[]): Set<string> => {
  const files = new Set(names)
  const filesIn = new Map<string, string[]>()
  for (const name of names) {
    for (const folder of foldersAbove(name).filter(path => versionName.test(posix.basename(path)))) {
      const inside = filesIn.get(folder)
      if (inside) inside.push(name)
      else filesIn.set(folder, [name])
    }
  }
  const isVersion = ([folder, inside]: [string, string[]]): boolean => {
    const shared = count(inside, file => files.has(besideVersion(file, folder)))
    return shared >= minShared.pages && shared >= inside.length * minShared.share
  }
  return new Set([...filesIn].filter(isVersion).map(([folder]) => folder))
}

/** The folders that hold a file, the innermost first: `a/7.4`, `a`, `.`. */
const foldersAbove = (file: string): string[] => {
  const folder = posix.dirname(file)
  return folder === '.' || folder === '/' ? [folder] : [folder, ...foldersAbove(folder)]
}

/** The file that a page of a version has outside of it: `a/b.md` for `a/7.4/b.md`. */
const besideVersion = (file: string, folder: string): string =>
  posix.join(posix.dirname(folder), posix.relative(folder, file))
