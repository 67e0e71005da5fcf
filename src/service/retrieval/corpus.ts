import { setImmediate as nextTurn } from 'node:timers/promises'
import { type DocsSite, type Page, plainSite } from '../docs/index.ts'
import type { Language } from './analysis/languages/language.ts'
import type { SynonymGroup } from './analysis/synonyms.ts'
import { createSearchIndex, type SearchIndex } from './indexing/search-index.ts'
import {
  createReader,
  type KnownPage,
  type KnownPages,
  type Reader,
  type ReadingEvent,
  type SiteFacts,
  unpackPage
} from './reading/index.ts'
import { loadIndex, saveIndex } from './saved-index.ts'

/** The documentation of one project: its pages in order, and the index over them. */
export interface Corpus {
  readonly site: SiteFacts
  /** Pages by their keys, in the order of the site. */
  readonly pages: ReadonlyMap<string, Page>
  /** Pages by the paths of their files. */
  readonly files: ReadonlyMap<string, Page>
  readonly index: SearchIndex
  /** When the folder was last read to its end. */
  readonly readAt: Date
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
  /** From when on the folder may be read: what was indexed before is loaded meanwhile. Default: at once. */
  readFrom?: Promise<void> | undefined
  /** What the owner of the documentation knows to mean the same: groups of words. */
  synonyms?: readonly SynonymGroup[] | undefined
  /** Told of each file that cannot be read, which is then left out. */
  onUnreadable?: ((file: string, reason: string) => void) | undefined
  /** Told what else went wrong and did not end a reading. */
  onReport?: ((message: string) => void) | undefined
}

/** Milliseconds of indexing after which whatever else waits on this thread has its turn. */
const slice = 8

/** Pages that are indexed again at the next start without waiting for them: with more, the index is saved. */
const fewPages = 500

/** Reads and indexes a docs folder. */
export const readCorpus = async (
  folder: string,
  {
    language,
    readFrom,
    readSite = async path => plainSite(path),
    reader = createReader({ folder, readSite, language }),
    synonyms,
    onUnreadable = () => {},
    onReport = () => {}
  }: CorpusOptions = {}
): Promise<Corpus> => {
  const newIndex = () => createSearchIndex({ language, synonyms })

  /** Where it is lost, the page has no text until it is read again, which is now. */
  const readBody = (file: string, page: KnownPage): Uint8Array | undefined => {
    const bytes = reader.readBody(page.body, page.version)
    if (!bytes && known.get(file) === page) {
      known.set(file, { ...page, version: '' })
      refresh().catch((error: unknown) => onReport(String(error)))
    }
    return bytes
  }

  let index = newIndex()
  /** What the index holds, file by file: a reading that fails half-way leaves both alike. */
  let known = new Map<string, KnownPage>()
  let site: SiteFacts = plainSite(folder)
  let pages = new Map<string, Page>()
  let files = new Map<string, Page>()
  /** Why files could not be read, by their names. */
  let failed = new Map<string, string>()
  /** Pages that were indexed or forgotten since the index was saved. */
  let changed = 0
  let readAt = new Date()

  /** The index as it was saved, and the file that the bodies of its pages are in. */
  const load = async (): Promise<string | undefined> => {
    const saved = reader.snapshot && (await loadIndex(reader.snapshot, newIndex(), readBody))
    if (saved) ({ index, known } = saved)
    return saved?.store
  }

  const knownPages = async (loaded?: Promise<string | undefined>): Promise<KnownPages> => {
    const store = await loaded
    return { store, versions: new Map([...known].map(([file, { version }]) => [file, version])) }
  }

  const readNow = async (loaded?: Promise<string | undefined>) => {
    const failedNow = new Map<string, string>()
    const inOrder: string[] = []
    const take = (event: ReadingEvent) => {
      if (event.is === 'site') readSiteFacts(event.site)
      else if (event.is === 'anew') startAnew()
      else if (event.is === 'report') onReport(event.message)
      else if (event.is === 'unreadable') failedNow.set(event.file, event.reason)
      else {
        if (event.is === 'page') indexPage(event)
        inOrder.push(event.file)
      }
    }
    let turn = performance.now()
    for await (const events of reader.read(knownPages(loaded))) {
      for (const event of events) {
        take(event)
        if (performance.now() - turn < slice) continue
        await nextTurn()
        turn = performance.now()
      }
    }
    const there = new Set(inOrder)
    for (const file of [...known.keys()]) if (!there.has(file)) forget(file)
    files = new Map(inOrder.map(file => [file, index.pageOf(file)]))
    pages = new Map([...files.values()].map(page => [page.key, page]))
    readAt = new Date()
    tellOf(failedNow)
    if (changed <= fewPages || !reader.snapshot) return
    changed = 0
    await saveIndex(reader.snapshot, index, known)
  }

  const indexPage = ({ file, version, facts, body }: Extract<ReadingEvent, { is: 'page' }>) => {
    const own: KnownPage = { version, body }
    forget(file)
    index.add(unpackPage(facts, () => readBody(file, own)))
    known.set(file, own)
    changed++
  }

  const forget = (file: string) => {
    if (!known.delete(file)) return
    index.remove(file)
    changed++
  }

  const readSiteFacts = (facts: SiteFacts) => {
    site = facts
    index.prefer(site.language)
  }

  const startAnew = () => {
    index = newIndex()
    index.prefer(site.language)
    known = new Map()
  }

  /** Tells of a file once, and not again at each change of another. */
  const tellOf = (failedNow: Map<string, string>) => {
    const before = failed
    failed = failedNow
    for (const [file, reason] of failed) if (before.get(file) !== reason) onUnreadable(file, reason)
  }

  /** One reading after the other: what is read again because it was lost must not meet what is read because it changed. */
  let refreshed: Promise<void> = Promise.resolve()
  const refresh = (): Promise<void> => {
    const next = refreshed.then(() => readNow())
    refreshed = next.catch(() => {})
    return next
  }

  const loaded = load()
  await readFrom
  await readNow(loaded)
  return {
    refresh,
    get index() {
      return index
    },
    get readAt() {
      return readAt
    },
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
