import { encodedPath, listDocs, type Page, pagePathOf, readDocsFile, readPage, stampOf } from '../docs/index.ts'
import { english } from './languages/english/index.ts'
import type { Language } from './languages/language.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

/** The documentation of one project: its pages in order, and the index over them. */
export interface Corpus {
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

interface ReadFile {
  name: string
  stamp: string
  source: string | undefined
}

/** Files that are read at once, while the ones before them are parsed and indexed. */
const batch = 128

/** Reads and indexes a docs folder. A page whose path is taken keeps its file’s own path instead. */
export const readCorpus = async (folder: string, language: Language = english): Promise<Corpus> => {
  const index = createSearchIndex(language)
  /** What the index holds, file by file: a refresh that fails half-way leaves both alike. */
  const known = new Map<string, KnownFile>()
  let pages = new Map<string, Page>()

  const refresh = async () => {
    const files = await listDocs(folder)
    const found = new Set<string>()
    const paths = new Map<string, Page>()
    for (let start = 0; start < files.length; start += batch) {
      const read = await Promise.all(files.slice(start, start + batch).map(readFile))
      for (const file of read) {
        if (!file) continue
        const page = current(file, freePath(file.name, paths))
        found.add(file.name)
        paths.set(page.path, page)
      }
    }
    for (const name of [...known.keys()]) if (!found.has(name)) forget(name)
    pages = paths
  }

  /** The file’s source, unless it is as it was; nothing when it has gone since it was listed. */
  const readFile = async (name: string): Promise<ReadFile | undefined> => {
    try {
      const stamp = await stampOf(folder, name)
      const unchanged = known.get(name)?.stamp === stamp
      return { name, stamp, source: unchanged ? undefined : (await readDocsFile(folder, name)).source }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      throw error
    }
  }

  const current = ({ name, stamp, source }: ReadFile, path: string): Page => {
    const before = known.get(name)?.page
    if (before && source === undefined && before.path === path) return before
    if (before) forget(name)
    const now = readPage(name, source ?? before?.source ?? '', path)
    index.add(now)
    known.set(name, { stamp, page: now.page })
    return now.page
  }

  const forget = (name: string) => {
    index.remove(name)
    known.delete(name)
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
