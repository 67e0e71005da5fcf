import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { encodedPath } from '../paths.ts'
import { readBuiltFolder } from './built-folder.ts'
import { isInventory, parseInventory } from './inventory.ts'
import { isAddress, maxBytes, readSource, unreadable } from './read-source.ts'
import { createSitePages, type SitePages } from './site-pages.ts'
import { SitePagesError } from './site-pages-error.ts'
import { parseSitemap } from './sitemap.ts'

/** Most sitemaps of an index that are read. */
const maxSitemaps = 500

/**
 * Reads the list of a site’s pages: from its `sitemap.xml`, its built folder, or the `objects.inv` of Sphinx.
 *
 * @param source Path of a file or a folder, or the address of a file.
 * @param bases Possible base paths of the site, the likeliest first: of its address, of its configuration.
 * @throws {SitePagesError}
 */
export const readSitePages = async (source: string, bases: string[] = []): Promise<SitePages> => {
  const pages = (await isFolder(source)) ? await readBuiltFolder(source) : await readList(source, bases)
  if (pages.size > 0) return pages
  throw new SitePagesError(
    'no-pages',
    `${source} names no page. It has to be what the site is built into, or its list of pages.`
  )
}

const isFolder = async (source: string): Promise<boolean> =>
  !isAddress(source) && ((await stat(source).catch(() => undefined))?.isDirectory() ?? false)

const readList = async (source: string, bases: string[]): Promise<SitePages> => {
  const bytes = await readSource(source)
  if (isInventory(bytes)) {
    const { pages, headings } = await parseInventory(bytes, maxBytes).catch(unreadable(source))
    const byPath = new Map(pages.map(page => [encodedPath(`/${page}`), page]))
    return createSitePages(byPath.keys(), path => ({ headings: headings.get(byPath.get(path) as string) }))
  }
  return createSitePages(belowBase(await readSitemap(source, bytes), bases))
}

const readSitemap = async (source: string, bytes: Buffer): Promise<string[]> => {
  const sitemap = parseSitemap(bytes.toString())
  if (!sitemap) {
    const what = 'is neither a sitemap nor an objects.inv'
    throw new SitePagesError(
      'unknown-format',
      `${source} ${what}. Name one of them, or the folder the site is built into.`
    )
  }
  const pages = [...sitemap.pages]
  const readable = sitemap.sitemaps.filter(address => URL.canParse(address, 'http://localhost'))
  for (const address of readable.slice(0, maxSitemaps)) {
    const next = siblingOf(source, address)
    pages.push(...(parseSitemap((await readSource(next)).toString())?.pages ?? []))
  }
  return pages
}

/** The sitemap beside its index. Not at the address in the index, because that may be the public address of a site that is not published yet. */
const siblingOf = (source: string, address: string): string => {
  if (!isAddress(source)) return join(dirname(source), basename(new URL(address, 'http://localhost').pathname))
  const { pathname, search } = new URL(address, source)
  return new URL(pathname + search, source).href
}

/** The paths of addresses without the site’s base: the first possible base that any of them has. */
const belowBase = (addresses: string[], bases: string[]): string[] => {
  const paths = addresses.flatMap(address =>
    URL.canParse(address, 'http://localhost') ? [encodedPath(new URL(address, 'http://localhost').pathname)] : []
  )
  const isBelow = (path: string, base: string) => `${path}/`.startsWith(`${base}/`)
  const base =
    bases.map(path => path.replace(/\/+$/, '')).find(path => path && paths.some(page => isBelow(page, path))) ?? ''
  return paths.filter(path => isBelow(path, base)).map(path => path.slice(base.length) || '/')
}
