import { listDocs, type Page, pagePathOf, readDocsFile, readPage } from '../docs/index.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** The documentation of one project: its pages in order, and the index over them. */
export interface Library {
  /** Pages by path, in the order of the site. */
  readonly pages: ReadonlyMap<string, Page>
  readonly index: SearchIndex
  /** Reads again what changed in the folder since. */
  refresh: () => Promise<void>
}

/** Reads and indexes a docs folder. A page whose path is taken keeps its file’s own path instead. */
export const readLibrary = async (folder: string): Promise<Library> => {
  const index = createSearchIndex()
  let byFile = new Map<string, Page>()
  let pages = new Map<string, Page>()

  const refresh = async () => {
    const files = await listDocs(folder)
    const next = new Map<string, Page>()
    const paths = new Map<string, Page>()
    for (const file of files) {
      const page = await current(file, freePath(file, paths))
      next.set(file, page)
      paths.set(page.path, page)
    }
    for (const file of byFile.keys()) if (!next.has(file)) index.remove(file)
    byFile = next
    pages = paths
  }

  const current = async (file: string, path: string): Promise<Page> => {
    const known = byFile.get(file)
    const { source } = await readDocsFile(folder, file)
    if (known?.source === source && known.path === path) return known
    if (known) index.remove(file)
    const read = readPage(file, source, path)
    index.add(read)
    return read.page
  }

  await refresh()
  return {
    index,
    refresh,
    get pages() {
      return pages
    }
  }
}

const freePath = (file: string, taken: ReadonlyMap<string, Page>): string => {
  const path = pagePathOf(file)
  return taken.has(path) ? `/${file.replace(/\.mdx?$/i, '')}` : path
}
