import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { serialize } from 'node:v8'
import { loadOnce } from '../../../shared/load-once.ts'
import { createMutex } from '../../../shared/mutex.ts'
import {
  type DocsSite,
  encodedPath,
  isAsciidoc,
  listDocs,
  type Placement,
  pathKey,
  reasonOf,
  withoutExtension
} from '../../docs/index.ts'
import type { Language } from '../analysis/languages/language.ts'
import { readBodiesFrom } from './bodies.ts'
import type {
  Failures,
  KnownPages,
  PageSource,
  ParsedPage,
  Parsing,
  Reader,
  ReadingEvent,
  SiteFacts
} from './contract.ts'
import { createFiles, type LookedAt } from './files.ts'
import { type FileFacts, noPageCache, type PageCache } from './page-cache.ts'

export interface ReaderOptions {
  folder: string
  /** How the site is built, looked up anew at every reading. */
  readSite: (folder: string) => Promise<DocsSite>
  /** That of all pages. Default: each page’s own. */
  language?: Language | undefined
  failures?: Failures
  /** Default: nothing is cache. */
  cache?: PageCache
  /** Told before each page that is parsed, which may take long, and of nothing behind it. */
  onParsing?: (parsing: Parsing | undefined) => void
  /** Another thread that parses pages: nothing where it has enough to do, or cannot. Default: this one parses all. */
  parseInThread?: (source: PageSource, site: DocsSite) => Promise<ParsedPage | undefined> | undefined
}

/** What became of something that may fail. */
interface Outcome<Value> {
  value?: Value | undefined
  error?: NodeJS.ErrnoException | undefined
}

/** A file that is being read. */
interface Begun {
  file: string
  outcome: Promise<Outcome<ReadingEvent>>
}

/** Files that are looked at at once, pages that are parsed at once, and events that are told together. */
const batch = { files: 32, pages: 16, events: 16 }

/** A page whose path is taken keeps its file’s own path instead. */
export const createReader = ({
  folder,
  readSite,
  language,
  failures = new Map(),
  cache = noPageCache,
  onParsing = () => {},
  parseInThread = () => undefined
}: ReaderOptions): Reader => {
  // With all that parses and cuts words, which a start that finds all pages kept does without.
  const loadParser = loadOnce(async () => (await import('./parse-page.ts')).createPageParser(language))
  const remembered = cache.files()
  let isFirst = true

  async function* read(told: Promise<KnownPages>): AsyncGenerator<ReadingEvent[]> {
    // Whoever read the pages that were replaced before knows the new ones by now.
    if (!isFirst) cache.forgetBodies()
    isFirst = false
    const site = await readSite(folder)
    const events: ReadingEvent[] = [{ is: 'site', site: factsOf(site) }]
    const names = await listDocs(site, (file, reason) =>
      events.push({ is: 'unreadable', file, reason: reason.message })
    )
    const { versions, store } = await told
    const isAnew = store !== undefined && store !== cache.store
    const known: typeof versions = isAnew ? new Map() : versions
    if (isAnew) events.unshift({ is: 'anew' })
    const paths = createPaths()
    const turns = createMutex()

    /** A page of AsciiDoc is parsed where it is filled in. */
    const files = createFiles(site, remembered, (parsing, fill) => {
      if (!isAsciidoc(parsing.file)) return fill()
      return turns.run(async () => {
        const failed = failures.get(parsing.version)
        if (failed !== undefined) throw new Error(failed)
        onParsing(parsing)
        try {
          return await fill()
        } finally {
          onParsing(undefined)
        }
      })
    })

    const readFile = async (file: string, found: LookedAt, placement: Placement): Promise<ReadingEvent> => {
      const version = versionOf(site, found.facts, placement)
      if (known.get(file) === version) return { is: 'same', file }
      const page = cache.find(file, version) ?? (await readPageOf(file, version, found, placement))
      return 'reason' in page ? { is: 'unreadable', file, reason: page.reason } : { is: 'page', file, version, ...page }
    }

    const readPageOf = async (file: string, version: string, found: LookedAt, placement: Placement) => {
      const failed = failures.get(version)
      const page: ParsedPage = failed === undefined ? await parse(file, version, found, placement) : { reason: failed }
      if ('reason' in page) failures.set(version, page.reason)
      return cache.put(file, found.facts, version, page)
    }

    const parse = async (file: string, version: string, found: LookedAt, placement: Placement): Promise<ParsedPage> => {
      const text = found.source ?? (await files.read(file)).source
      const source = { file, version, source: text, placement }
      const parsed = await turns.run(async () => {
        // What the other thread has done meanwhile is known in the next turn.
        await nextTurn()
        const elsewhere = parseInThread(source, site)
        return elsewhere ? { elsewhere } : parseHere(source)
      })
      if (!('elsewhere' in parsed)) return parsed
      return (await parsed.elsewhere) ?? turns.run(() => parseHere(source))
    }

    const parseHere = async (source: PageSource): Promise<ParsedPage> => {
      const parsePage = await loadParser()
      onParsing({ file: source.file, version: source.version })
      try {
        return parsePage(source, site)
      } finally {
        onParsing(undefined)
      }
    }

    const placementOf = async (file: string, { facts }: LookedAt): Promise<Placement | undefined> => {
      const wanted = site.place(file, facts.frontMatter)
      if (!wanted || !(await paths.isTaken(wanted.path))) return wanted
      return { ...wanted, path: encodedPath(`/${withoutExtension(file)}`) }
    }

    /** Waits for no more than those that want the same path. */
    const begin = async ({ file, value: found, error }: Outcome<LookedAt> & { file: string }): Promise<Begun> => {
      const { value: placement, ...failed } = found ? await outcomeOf(placementOf(file, found)) : { error }
      if (!found || !placement) return { file, outcome: Promise.resolve(failed) }
      const outcome = outcomeOf(readFile(file, found, placement))
      const isPage = outcome.then(({ value }) => value !== undefined && value.is !== 'unreadable')
      paths.take(placement.path, isPage)
      return { file, outcome }
    }

    const tell = async ({ file, outcome }: Begun) => {
      const { value, error } = await outcome
      if (value) events.push(value)
      // One that has gone since it was listed is no error.
      else if (error && error.code !== 'ENOENT')
        events.push({ is: 'unreadable', file, reason: reasonOf(error).message })
    }

    const begun: Begun[] = []
    for (let start = 0; start < names.length; start += batch.files) {
      const some = names.slice(start, start + batch.files)
      const found = await Promise.all(some.map(async file => ({ file, ...(await outcomeOf(files.lookAt(file))) })))
      for (const one of found) {
        begun.push(await begin(one))
        if (begun.length >= batch.pages) await tell(begun.shift() as Begun)
        if (events.length < batch.events) continue
        cache.commit()
        yield events.splice(0)
      }
    }
    for (const last of begun) await tell(last)
    cache.retain(new Set(names))
    cache.commit()
    yield events
  }

  return { read, readBody: readBodiesFrom(cache.path) }
}

const outcomeOf = async <Value>(promise: Promise<Value>): Promise<Outcome<Value>> => {
  try {
    return { value: await promise }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

const factsOf = ({ generator, root, config, folders, base, siteUrl, language, version }: DocsSite): SiteFacts => ({
  generator,
  root,
  config,
  folders,
  base,
  siteUrl,
  language,
  version
})

const versionOf = ({ stamp: site }: DocsSite, { stamp, included }: FileFacts, placement: Placement): string =>
  createHash('sha256')
    .update(serialize([site, stamp, included, placement]))
    .digest('base64url')

/** Which paths have a page. Of a file that is still parsed that is not known yet. */
const createPaths = () => {
  const taken = new Map<string, Promise<boolean>>()
  return {
    isTaken: async (path: string): Promise<boolean> => taken.get(pathKey(path)) ?? false,
    take(path: string, isPage: Promise<boolean>) {
      const before = taken.get(pathKey(path))
      taken.set(pathKey(path), before ? before.then(was => was || isPage) : isPage)
    }
  }
}
