import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocsConfig } from '../contract.ts'
import type { DocsSite } from './contract.ts'
import { readSite } from './generators/index.ts'
import { readSitePages, type SitePages, withSitePages } from './site-pages/index.ts'

/**
 * Reads how the site of a project is built, with its links checked where its pages are known. They are read again when
 * the site was built again; when that fails, those that were known before are kept.
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
    const site = await readSite(folder, typeof generator === 'string' ? { name: generator } : generator)
    const placed = sitePages ? withSitePages(site, await pagesOf(sitePages, site)) : site
    return { ...placed, placeholders }
  }
}

/** Changes when a file is written, or a site built; what lies at an address is read once. */
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
