import { pageExtension, pagePathOf, pathKey } from '../paths.ts'
import type { PagePaths, Sample } from './sample.ts'

/** Segments that a base path may have, or the path of a folder. */
const maxSegments = 3
/** So many links to different pages, and so many times as many as lead to pages as they are, tell it. */
const least = { links: 5, times: 9 }

/** Addresses from the top of the site. Those with the extension of a file are paths in a repository. */
const link = /(?:\]\(|\bhref=["'])(\/[^\s)"'#?{}<>]+)/g
const isOtherFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|pdf)$/i

/**
 * The base path of a site without a configuration, from its own links: `/docs`, where `/docs/guides/install` leads to
 * the page of `guides/install.md`, and hardly any link leads to a page without it.
 */
export const baseOfLinks = (paths: PagePaths, sample: Sample): string => {
  const pages = new Set(paths.values())
  return mostOf(linkedPaths(sample).flatMap(path => baseOf(path, pages) ?? []))
}

/**
 * The folder of a site’s pages in a repository without a configuration, from its own links: `src/content`, where
 * `/guides/install` leads to the page of `src/content/guides/install.md`, hardly any link leads to a page as its path
 * is, and most of the pages are in it. What else lies in the repository is no page of the site.
 */
export const folderOfLinks = (paths: PagePaths, sample: Sample): string => {
  const linked = linkedPaths(sample)
  const pages = new Set(paths.values())
  const folders = foldersByPath(paths, new Set(linked))
  const found = mostOf(linked.flatMap(path => (pages.has(path) ? [''] : (folders.get(path) ?? []))))
  const inFolder = sample.names.filter(name => name.startsWith(`${found}/`))
  return inFolder.length * 2 > sample.names.length ? found : ''
}

const linkedPaths = ({ texts }: Sample): string[] => {
  const paths = [...texts.values()].flatMap(text => [...text.matchAll(link)].map(([, path = '']) => path))
  return [...new Set(paths)].filter(path => !pageExtension.test(path) && !isOtherFile.test(path)).map(pathKey)
}

/** The folders in which a file would have one of the paths, if the site began there. */
const foldersByPath = (pages: PagePaths, wanted: ReadonlySet<string>): ReadonlyMap<string, string[]> => {
  const folders = new Map<string, string[]>()
  const ends = new Set([...wanted].map(endOf))
  for (const [name, own] of pages) {
    // All ends of a path have its own end, but for the top, which the page `index` of a folder would have.
    if (!ends.has(endOf(own)) && !ends.has('/')) continue
    const segments = name.split('/')
    for (let cut = 1; cut <= Math.min(maxSegments, segments.length - 1); cut++) {
      const path = pathKey(pagePathOf(segments.slice(cut).join('/')))
      if (wanted.has(path)) folders.set(path, [...(folders.get(path) ?? []), segments.slice(0, cut).join('/')])
    }
  }
  return folders
}

const endOf = (path: string): string => path.slice(path.lastIndexOf('/'))

/** What most links tell, where hardly any tells that there is nothing. */
const mostOf = (told: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const one of told) counts.set(one, (counts.get(one) ?? 0) + 1)
  const without = counts.get('') ?? 0
  const [best, count] = [...counts].filter(([one]) => one).sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count >= least.links && count >= least.times * without ? best : ''
}

/** What stands in an address before the path of a page: nothing at best. */
const baseOf = (path: string, pages: ReadonlySet<string>): string | undefined => {
  const segments = path.split('/').slice(1)
  for (let cut = 0; cut <= Math.min(maxSegments, segments.length - 1); cut++) {
    if (pages.has(`/${segments.slice(cut).join('/')}`))
      return segments
        .slice(0, cut)
        .map(segment => `/${segment}`)
        .join('')
  }
  return undefined
}
