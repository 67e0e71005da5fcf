import { posix } from 'node:path'
import type { Page } from './contract.ts'
import { decoded, pathKey } from './paths.ts'

/** What a link or an image of a page becomes: a path below the site’s base, or what it was. */
export type ResolveUrl = (url: string) => string

/** The pages that a link may lead to. */
interface LinkTargets {
  /** Pages by their keys. */
  pages: ReadonlyMap<string, Page>
  /** Pages by the paths of their files. */
  files: ReadonlyMap<string, Page>
  /** Some generators want the path below which the site lies in every link. */
  site: { base: string }
}

/**
 * Resolves what a page links to. A link to a file becomes the path of its page; a link that is written for a site with
 * a prefix (`/docs/guides/install`) loses the prefix when only then it names a page.
 */
export const linkResolver = (page: Page, targets: LinkTargets): ResolveUrl => {
  const folder = posix.dirname(page.file)
  return url => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url) || !path) return url
    const file = decoded(path)
    const inFolder = posix.join(path.startsWith('/') ? '.' : folder, file)
    const target =
      targets.files.get(inFolder) ??
      pageAt(`/${inFolder}`, targets) ??
      pageAt(relativeTo(page, path), targets) ??
      fileInRepository(path, targets)
    if (target) return target.link + (target.link === target.path ? rest : '')
    return (path.startsWith('/') ? withoutBase(path, targets.site.base) : `/${inFolder}`) + rest
  }
}

const pageAt = (path: string, { pages, site: { base } }: LinkTargets): Page | undefined => {
  const segments = path.split('/').slice(1)
  const candidates = [path, withoutBase(path, base), segments.length > 1 ? `/${segments.slice(1).join('/')}` : path]
  return candidates.map(candidate => pages.get(pathKey(candidate))).find(Boolean)
}

/** Code hosts read `/docs/guides/install.md` from the top of the repository, where the docs are one of its folders. */
const fileInRepository = (path: string, { files }: LinkTargets): Page | undefined => {
  const segments = decoded(path).split('/').slice(1)
  if (!path.startsWith('/') || !/\.(mdx?|rst)$/i.test(path) || /^(index|readme)\./i.test(segments.at(-1) ?? '')) return
  return segments.map((_, at) => files.get(segments.slice(at).join('/'))).find(Boolean)
}

/** A link without a file’s ending may be meant for browsers: they resolve it against the page’s address. */
const relativeTo = ({ path }: Page, url: string): string =>
  URL.canParse(url, `file://${path}`) ? new URL(url, `file://${path}`).pathname : url

const withoutBase = (path: string, base: string): string =>
  base && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
