import { encodedPath, listDocs, type Page, pagePathOf, readDocsFile, readPage, stampOf } from '../docs/index.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** The documentation of one project: its pages in order, and the index over them. */
export interface Library {
  /** Pages by path, in the order of the site. */
  readonly pages: ReadonlyMap<string, Page>
  readonly index: SearchIndex
  /** Reads again what changed in the folder since. */
  refresh: () => Promise<void>
}

/** A file as it was last read. */
interface KnownFile {
  stamp: string
  page: Page
}

/** Files that are read at once, while the ones before them are parsed and indexed. */
const batch = 64

/** Reads and indexes a docs folder. A page whose path is taken keeps its file’s own path instead. */
export const readLibrary = async (folder: string): Promise<Library> => {
  const index = createSearchIndex()
  let known = new Map<string, KnownFile>()
  let pages = new Map<string, Page>()

  const refresh = async () => {
    const files = await listDocs(folder)
    const found = new Map<string, KnownFile>()
    const paths = new Map<string, Page>()
    for (let start = 0; start < files.length; start += batch) {
      for (const { file, stamp, source } of await Promise.all(files.slice(start, start + batch).map(read))) {
        const page = current(file, freePath(file, paths), source)
        found.set(file, { stamp, page })
        paths.set(page.path, page)
      }
    }
    for (const file of known.keys()) if (!found.has(file)) index.remove(file)
    known = found
    pages = paths
  }

  /** The file’s source, unless it is as it was. */
  const read = async (file: string) => {
    const stamp = await stampOf(folder, file)
    const unchanged = known.get(file)?.stamp === stamp
    return { file, stamp, source: unchanged ? undefined : (await readDocsFile(folder, file)).source }
  }

  const current = (file: string, path: string, source: string | undefined): Page => {
    const before = known.get(file)?.page
    if (before && source === undefined && before.path === path) return before
    if (before) index.remove(file)
    const now = readPage(file, source ?? before?.source ?? '', path)
    index.add(now)
    return now.page
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
  return taken.has(path) ? encodedPath(`/${file.replace(/\.mdx?$/i, '')}`) : path
}
