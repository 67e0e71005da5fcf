import type { DocsSite } from '../contract.ts'
import { pageExtension, pathKey } from '../paths.ts'
import type { Sample } from './sample.ts'

/** Segments that a base path may have. */
const maxSegments = 3
/** So many links to different pages, and so many times as many as without a base path, tell the base path. */
const least = { links: 5, times: 9 }

/** Addresses from the top of the site. Those with the extension of a file are paths in a repository. */
const link = /(?:\]\(|\bhref=["'])(\/[^\s)"'#?{}<>]+)/g
const isOtherFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|pdf)$/i

/**
 * The base path of a site without a configuration, from its own links: `/docs`, where `/docs/guides/install` leads to
 * the page of `guides/install.md`, and hardly any link leads to a page without it.
 */
export const baseOfLinks = (site: DocsSite, { names, texts }: Sample): string => {
  const pages = new Set(names.flatMap(name => site.place(name, {})?.path ?? []).map(pathKey))
  const links = new Set([...texts.values()].flatMap(text => [...text.matchAll(link)].map(([, path = '']) => path)))
  const counts = new Map<string, number>()
  for (const path of links) {
    const base = pageExtension.test(path) || isOtherFile.test(path) ? undefined : baseOf(pathKey(path), pages)
    if (base !== undefined) counts.set(base, (counts.get(base) ?? 0) + 1)
  }
  const without = counts.get('') ?? 0
  const [best, count] = [...counts].filter(([base]) => base).sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
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
