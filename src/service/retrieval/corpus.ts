import { isDeepStrictEqual } from 'node:util'
import {
  createDocsReader,
  type DocsSite,
  encodedPath,
  expandIncludes,
  frontMatterOf,
  listDocs,
  type Page,
  type Placement,
  pathKey,
  plainSite,
  readPage,
  reasonOf,
  stampOf,
  withoutEnding
} from '../docs/index.ts'
import type { Language } from './analysis/languages/language.ts'
import type { SynonymGroup } from './analysis/synonyms.ts'
import { createPreparation } from './indexing/prepare.ts'
import { createSearchIndex, type SearchIndex } from './indexing/search-index.ts'

/** The documentation of one project: its pages in order, and the index over them. */
export interface Corpus {
  readonly site: DocsSite
  /** Pages by their keys, in the order of the site. */
  readonly pages: ReadonlyMap<string, Page>
  /** Pages by the paths of their files. */
  readonly files: ReadonlyMap<string, Page>
  readonly index: SearchIndex
  /** Reads again what changed in the folder since. */
  refresh: () => Promise<void>
}

export interface CorpusOptions {
  /** How the site is built, looked up anew at every reading. Default: a plain folder. */
  readSite?: ((folder: string) => Promise<DocsSite>) | undefined
  /** That of all pages. Default: each page’s own. */
  language?: Language | undefined
  /** What the owner of the documentation knows to mean the same: groups of words. */
  synonyms?: readonly SynonymGroup[] | undefined
  /** Told of each file that cannot be read, which is then left out. */
  onUnreadable?: ((file: string, reason: unknown) => void) | undefined
}

/** A file as it was last read. */
interface KnownFile {
  stamp: string
  /** Its text, with that of the files it includes. */
  source: string
  /** Stamps of the files it includes, by their paths. */
  included: ReadonlyMap<string, string>
  frontMatter: Record<string, unknown>
  placement: Placement | undefined
  /** Nothing for a file that is no page, or that cannot be read. */
  page: Page | undefined
}

type FileOnDisk = Omit<KnownFile, 'placement' | 'page'>

/** Files that are read at once, while the ones before them are parsed and indexed. */
const batch = 128

/** Reads and indexes a docs folder. A page whose path is taken keeps its file’s own path instead. */
export const readCorpus = async (
  folder: string,
  { readSite = async path => plainSite(path), language, synonyms, onUnreadable = () => {} }: CorpusOptions = {}
): Promise<Corpus> => {
  const index = createSearchIndex({ language, synonyms })
  const prepare = createPreparation(language)
  /** What the index holds, file by file: a refresh that fails half-way leaves both alike. */
  const known = new Map<string, KnownFile>()
  let site = await readSite(folder)
  let reader = createDocsReader(site)
  let pages = new Map<string, Page>()
  let files = new Map<string, Page>()
  /** Why files could not be read, by their names. */
  let failed = new Map<string, string>()
  let failedBefore = failed

  const refresh = async () => {
    failedBefore = failed
    failed = new Map()
    site = await readSite(folder)
    reader = createDocsReader(site)
    const names = await listDocs(site, fail)
    const read = new Set<string>()
    const byFile = new Map<string, Page>()
    const byKey = new Map<string, Page>()
    for (let start = 0; start < names.length; start += batch) {
      const some = names.slice(start, start + batch)
      for (const { name, file } of await Promise.all(some.map(async name => ({ name, file: await readFile(name) })))) {
        if (!file) continue
        read.add(name)
        const page = indexFile(name, file, byKey)
        if (!page) continue
        byFile.set(name, page)
        byKey.set(page.key, page)
      }
    }
    for (const name of [...known.keys()]) if (!read.has(name)) forget(name)
    pages = byKey
    files = byFile
  }

  /** The file as it was last read, if it has not changed; nothing when it has gone since it was listed. */
  const readFile = async (name: string): Promise<FileOnDisk | undefined> => {
    const [docs] = site.folders
    try {
      const stamp = `${site.stamp} ${await stampOf(docs, name)}`
      const before = known.get(name)
      if (before?.stamp === stamp && isDeepStrictEqual(await stampsOf(docs, before.included.keys()), before.included)) {
        return before
      }
      const text = await reader.page(name)
      const { source, included } = await expandIncludes(name, text, reader.included)
      return { stamp, source, included: await stampsOf(docs, included), frontMatter: frontMatterOf(text) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') fail(name, error)
      return undefined
    }
  }

  const indexFile = (name: string, file: FileOnDisk, taken: ReadonlyMap<string, Page>): Page | undefined => {
    const before = known.get(name)
    const placement = placeOf(name, file, taken)
    if (before === file && isDeepStrictEqual(before.placement, placement)) return before.page
    forget(name)
    const page = placement && addPage(name, file.source, placement)
    known.set(name, { ...file, placement, page })
    return page
  }

  /** What one page says in its front matter must not keep the others from being read. */
  const placeOf = (
    name: string,
    { frontMatter }: FileOnDisk,
    taken: ReadonlyMap<string, Page>
  ): Placement | undefined => {
    try {
      return freePlacement(name, site.place(name, frontMatter), taken)
    } catch (error) {
      fail(name, error)
      return undefined
    }
  }

  const addPage = (name: string, source: string, placement: Placement): Page | undefined => {
    try {
      const read = readPage(name, source, placement, site)
      index.add(prepare(read))
      return read.page
    } catch (error) {
      fail(name, error)
      return undefined
    }
  }

  /** Tells of a file once, and not again at each change of another. */
  const fail = (name: string, error: unknown) => {
    const reason = reasonOf(error)
    failed.set(name, reason.message)
    if (failedBefore.get(name) !== reason.message) onUnreadable(name, reason)
  }

  const forget = (name: string) => {
    if (known.get(name)?.page) index.remove(name)
    known.delete(name)
  }

  await refresh()
  return {
    index,
    refresh,
    get site() {
      return site
    },
    get pages() {
      return pages
    },
    get files() {
      return files
    }
  }
}

const freePlacement = (
  name: string,
  placement: Placement | undefined,
  taken: ReadonlyMap<string, Page>
): Placement | undefined =>
  placement && taken.has(pathKey(placement.path))
    ? { ...placement, path: encodedPath(`/${withoutEnding(name)}`) }
    : placement

/** Stamps of files; one that has gone has none. */
const stampsOf = async (docs: string, files: Iterable<string>): Promise<ReadonlyMap<string, string>> => {
  const stamps = await Promise.all(
    [...files].map(async file => [file, await stampOf(docs, file).catch(() => '')] as const)
  )
  return new Map(stamps)
}
