import { listDocs, type Page, pagePathOf, type ReadPage, readDocsFile, readPage } from '../docs/index.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** The documentation of one project: its pages in order, and the index over them. */
export interface Library {
  /** Pages by path, in the order of the site. */
  pages: ReadonlyMap<string, Page>
  index: SearchIndex
}

/** Reads and indexes a docs folder. A page whose path is taken keeps its file’s own path instead. */
export const readLibrary = async (folder: string): Promise<Library> => {
  const pages = new Map<string, Page>()
  const index = createSearchIndex()
  for (const file of await listDocs(folder)) {
    const read = readAs(freePath(file, pages), await readDocsFile(folder, file))
    pages.set(read.page.path, read.page)
    index.add(read)
  }
  return { pages, index }
}

const readAs = (path: string, { file, source }: { file: string; source: string }): ReadPage =>
  readPage(file, source, path)

const freePath = (file: string, pages: ReadonlyMap<string, Page>): string => {
  const path = pagePathOf(file)
  return pages.has(path) ? `/${file.replace(/\.mdx?$/i, '')}` : path
}
