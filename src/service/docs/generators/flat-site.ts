import { posix } from 'node:path'
import type { DocsSite } from '../contract.ts'
import { pathKey } from '../paths.ts'
import { hashOf } from './hash.ts'
import type { PagePaths, Sample } from './sample.ts'

/** So many links to different pages, and so many times as many as lead to a folder, tell that a site is flat. */
const least = { links: 5, times: 9 }

/** Links from the top of the site, those through folders, and those without any: `/docs/install`, `../install`, `install`. */
const absolute = /\]\((\/[^\s)"'#?{}<>]+)/g
const withFolders = /\]\(((?:\.\.?\/|[\w-]+\/)+[^\s/)"'#?{}<>:]+)/g
const relative = /\]\((?:\.\/)?([^\s/)"'#?{}<>:]+)[#)]/g

/**
 * A site without a configuration whose folders only group its pages, as its own links say: `02-guides/10-install.md` is at
 * `/install`, and `[…](install)` leads there from everywhere. A page with the name of another stays in its folder.
 */
export const flatSite = (site: DocsSite, sample: Sample, pages: PagePaths): DocsSite | undefined => {
  const pathOf = (file: string) => pathKey(site.place(file, {})?.path ?? '/')
  const paths = new Set(pages.values())
  const folders = foldersByName([...paths])
  if (!isFlat(sample, pathOf, paths, folders)) return undefined
  const base = baseOf(sample, folders)
  return {
    ...site,
    base,
    stamp: hashOf([site.stamp, base, [...folders.keys()]]),
    place: (file, frontMatter) => {
      const placement = site.place(file, frontMatter)
      const name = nameOf(pathKey(placement?.path ?? '/'))
      if (!placement || !folders.has(name)) return placement
      return { ...placement, path: `/${name}${/(?:\.html|\/)$/.exec(placement.path)?.[0] ?? ''}` }
    }
  }
}

/** Whether links name pages of other folders as if they were in their own. */
const isFlat = (
  { texts }: Sample,
  pathOf: (file: string) => string,
  known: ReadonlySet<string>,
  folders: ReadonlyMap<string, string>
): boolean => {
  const [flat, inFolders] = [new Set<string>(), new Set<string>()]
  for (const [file, text] of texts) {
    // A page `index.md` stands for its folder.
    const own = folderOf(pathOf(posix.join(posix.dirname(file), 'page.md')))
    for (const path of [...matches(text, absolute), ...matches(text, withFolders, own)])
      if (known.has(path) && folderOf(path)) inFolders.add(path)
    for (const path of matches(text, relative)) {
      const folder = folders.get(nameOf(path))
      if (folder !== undefined && folder !== own && !known.has(own + path)) flat.add(path)
    }
  }
  return flat.size >= least.links && flat.size >= least.times * inFolders.size
}

/** What most links from the top of the site have before the names of pages. */
const baseOf = ({ texts }: Sample, folders: ReadonlyMap<string, string>): string => {
  const links = new Set([...texts.values()].flatMap(text => matches(text, absolute)))
  const counts = new Map<string, number>()
  for (const path of links)
    if (folders.has(nameOf(path))) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1)
  const [best, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count > 1 ? best : ''
}

/** @param folder The one that links without a slash at their beginning lead from. */
const matches = (text: string, link: RegExp, folder = ''): string[] =>
  [...text.matchAll(link)].map(([, path = '']) => pathKey(posix.resolve('/', folder, path)))

/** The folders of the pages whose names no other page has. */
const foldersByName = (paths: readonly string[]): ReadonlyMap<string, string> => {
  const folders = new Map<string, string>()
  const shared = new Set<string>()
  for (const path of paths) {
    const name = nameOf(path)
    if (folders.has(name)) shared.add(name)
    folders.set(name, folderOf(path))
  }
  return new Map([...folders].filter(([name]) => name && !shared.has(name)))
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
