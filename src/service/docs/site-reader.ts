import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocsConfig } from '../contract.ts'
import type { DocsSite } from './contract.ts'
import { readSite } from './generators/index.ts'
import { readSitePages, type SitePages, withSitePages } from './site-pages/index.ts'
import { withVersionFolders } from './version-folders.ts'

/**
 * Creates a function that reads how a project’s site is built, corrected by the pages of the built site where they are
 * known. Reads these again after each build, and keeps the earlier ones when that fails.
 *
 * @throws When they cannot be read the first time.
 */
export const createSiteReader = (
  {
    siteUrl,
    generator,
    sitePages,
    placeholders
  }: Pick<DocsConfig, 'siteUrl' | 'generator' | 'sitePages' | 'placeholders'>,
  report: (error: unknown) => void
): ((folder: string) => Promise<DocsSite>) => {
  let known: { pages: SitePages; stamp: string } | undefined
  const pagesOf = async (source: string, { base }: DocsSite): Promise<SitePages> => {
    const stamp = await stampOf(source)
    if (known?.stamp === stamp) return known.pages
    const bases = [...(siteUrl ? [new URL(siteUrl).pathname] : []), base]
    const pages = await readSitePages(source, bases).catch((error: unknown) => {
      if (!known) throw error
      report(error)
      return known.pages
    })
    known = { pages, stamp }
    return pages
  }
  return async folder => {
    const choice = typeof generator === 'string' ? { name: generator } : generator
    const site = await withVersionFolders(await readSite(folder, choice, placeholders))
    const placed = sitePages ? withSitePages(site, await pagesOf(sitePages, site)) : site
    return { ...placed, placeholders }
  }
}

/** A stamp that changes when a file is written or a site is built. That of an address never changes. */
const stampOf = async (source: string): Promise<string> => {
  const times = await Promise.all(
    [source, join(source, 'index.html')].map(path =>
      stat(path)
        .then(({ mtimeMs }) => mtimeMs)
        .catch(() => '')
    )
  )
  return times.join(' ')
}
