import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DocsSite, type Page, plainSite } from '../docs/index.ts'
import type { Language } from './analysis/languages/language.ts'
import type { SynonymGroup } from './analysis/synonyms.ts'
import { createSearchIndex, type SearchIndex } from './indexing/search-index.ts'
import { createReader, type Reader, type ReadingEvent, type SiteFacts, unpackPage } from './reading/index.ts'

/** The documentation of one project: its pages in order, and the index over them. */
export interface Corpus {
  readonly site: SiteFacts
  /** Pages by their keys, in the order of the site. */
  readonly pages: ReadonlyMap<string, Page>
  /** Pages by the paths of their files. */
  readonly files: ReadonlyMap<string, Page>
  readonly index: SearchIndex
  /** Reads again what changed in the folder since. */
  refresh: () => Promise<void>
}

export interface CorpusOptions {
  /** What reads the folder. Default: this thread. */
  reader?: Reader | undefined
  /** How the site is built, looked up anew at every reading by the default reader. Default: a plain folder. */
  readSite?: ((folder: string) => Promise<DocsSite>) | undefined
  /** That of all pages. Default: each page’s own. */
  language?: Language | undefined
  /** What the owner of the documentation knows to mean the same: groups of words. */
  synonyms?: readonly SynonymGroup[] | undefined
  /** Told of each file that cannot be read, which is then left out. */
  onUnreadable?: ((file: string, reason: string) => void) | undefined
  /** Told what else went wrong and did not end a reading. */
  onReport?: ((message: string) => void) | undefined
}

/** A page that is in the index. */
interface KnownPage {
  page: Page
  version: string
}

/** Milliseconds of indexing after which whatever else waits on this thread has its turn. */
const slice = 8

/** Reads and indexes a docs folder. */
export const readCorpus = async (
  folder: string,
  {
    language,
    readSite = async path => plainSite(path),
    reader = createReader({ folder, readSite, language }),
    synonyms,
    onUnreadable = () => {},
    onReport = () => {}
  }: CorpusOptions = {}
): Promise<Corpus> => {
  const index = createSearchIndex({ language, synonyms })
  /** What the index holds, file by file: a reading that fails half-way leaves both alike. */
  const known = new Map<string, KnownPage>()
  let site: SiteFacts = plainSite(folder)
  let pages = new Map<string, Page>()
  let files = new Map<string, Page>()
  /** Why files could not be read, by their names. */
  let failed = new Map<string, string>()

  const refresh = async () => {
    const failedNow = new Map<string, string>()
    const inOrder: string[] = []
    const take = (event: ReadingEvent) => {
      if (event.is === 'site') site = event.site
      else if (event.is === 'report') onReport(event.message)
      else if (event.is === 'unreadable') failedNow.set(event.file, event.reason)
      else {
        if (event.is === 'page') indexPage(event.file, event.version, event.record)
        inOrder.push(event.file)
      }
    }
    const versions = new Map([...known].map(([file, { version }]) => [file, version]))
    let turn = performance.now()
    for await (const events of reader.read(versions)) {
      for (const event of events) {
        take(event)
        if (performance.now() - turn < slice) continue
        await nextTurn()
        turn = performance.now()
      }
    }
    const there = new Set(inOrder)
    for (const file of [...known.keys()]) if (!there.has(file)) forget(file)
    files = new Map(inOrder.flatMap(file => [[file, (known.get(file) as KnownPage).page]]))
    pages = new Map([...files.values()].map(page => [page.key, page]))
    tellOf(failedNow)
  }

  const indexPage = (file: string, version: string, record: Uint8Array) => {
    const prepared = unpackPage(record)
    forget(file)
    index.add(prepared)
    known.set(file, { page: prepared.page, version })
  }

  const forget = (file: string) => {
    if (known.delete(file)) index.remove(file)
  }

  /** Tells of a file once, and not again at each change of another. */
  const tellOf = (failedNow: Map<string, string>) => {
    const before = failed
    failed = failedNow
    for (const [file, reason] of failed) if (before.get(file) !== reason) onUnreadable(file, reason)
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
