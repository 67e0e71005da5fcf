import { createDocsReader, frontMatterOf, listDocs, readSite } from '../../src/service/docs/index.ts'

/** Reads the source of each page of a docs folder, by its path on the site, without indexing the pages. */
export const readPages = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const site = await readSite(folder)
  const reader = createDocsReader(site)
  const pages = new Map<string, string>()
  for (const name of await listDocs(site)) {
    const source = await reader.page(name)
    const path = site.place(name, frontMatterOf(source))?.path
    if (path !== undefined && !pages.has(path)) pages.set(path, source)
  }
  return pages
}
