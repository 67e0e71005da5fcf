import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { serialize } from 'node:v8'
import {
  createDocsReader,
  type DocsSite,
  encodedPath,
  expandIncludes,
  frontMatterOf,
  listDocs,
  type Placement,
  pathKey,
  readPage,
  reasonOf,
  stampOf,
  withoutExtension
} from '../../docs/index.ts'
import type { Language } from '../analysis/languages/language.ts'
import { createPreparation } from '../indexing/prepare.ts'
import { readBodiesFrom } from './bodies.ts'
import type { Failures, Parsing, Reader, ReadingEvent, SiteFacts } from './contract.ts'
import { type FileFacts, type KeptPages, nothingKept, type ParsedPage } from './kept.ts'
import { packPage } from './record.ts'

export interface ReaderOptions {
  folder: string
  /** How the site is built, looked up anew at every reading. */
  readSite: (folder: string) => Promise<DocsSite>
  /** That of all pages. Default: each page’s own. */
  language?: Language | undefined
  failures?: Failures
  /** Default: nothing is kept. */
  kept?: KeptPages
  /** Told before each page that is parsed, which may take long, and of nothing behind it. */
  onParsing?: (parsing: Parsing | undefined) => void
}

/** A file that was looked at; its text, with what it includes, only when it had to be read. */
interface LookedAt {
  facts: FileFacts
  source?: string | undefined
}

/** Files that are looked at at once, and events that are told together. */
const batch = { files: 128, events: 16 }

/** A page whose path is taken keeps its file’s own path instead. */
export const createReader = ({
  folder,
  readSite,
  language,
  failures = new Map(),
  kept = nothingKept,
  onParsing = () => {}
}: ReaderOptions): Reader => {
  const prepare = createPreparation(language)
  const remembered = kept.files()
  let isFirst = true

  async function* read(told: ReadonlyMap<string, string>, store?: string): AsyncGenerator<ReadingEvent[]> {
    // Whoever read the pages that were replaced before knows the new ones by now.
    if (!isFirst) kept.forgetBodies()
    isFirst = false
    const isAnew = store !== undefined && store !== kept.store
    const known: typeof told = isAnew ? new Map() : told
    const site = await readSite(folder)
    const events: ReadingEvent[] = [...(isAnew ? [{ is: 'anew' } as const] : []), { is: 'site', site: factsOf(site) }]
    const names = await listDocs(site, (file, reason) =>
      events.push({ is: 'unreadable', file, reason: reason.message })
    )
    const files = createFiles(site, remembered)
    const taken = new Set<string>()

    const readFile = async (file: string, found: LookedAt): Promise<ReadingEvent | undefined> => {
      const placement = freePlacement(file, site.place(file, found.facts.frontMatter), taken)
      if (!placement) return undefined
      const version = versionOf(site, found.facts, placement)
      if (known.get(file) === version) {
        taken.add(pathKey(placement.path))
        return { is: 'same', file }
      }
      const page = kept.find(file, version) ?? (await readPageOf(file, version, found, placement))
      if ('reason' in page) return { is: 'unreadable', file, reason: page.reason }
      taken.add(pathKey(placement.path))
      return { is: 'page', file, version, ...page }
    }

    const readPageOf = async (file: string, version: string, { facts, source }: LookedAt, placement: Placement) => {
      const failed = failures.get(version)
      const page: ParsedPage = failed === undefined ? await parse(file, version, source, placement) : { reason: failed }
      if ('reason' in page) failures.set(version, page.reason)
      return kept.put(file, facts, version, page)
    }

    const parse = async (
      file: string,
      version: string,
      source: string | undefined,
      placement: Placement
    ): Promise<ParsedPage> => {
      const text = source ?? (await files.read(file)).source
      onParsing({ file, version })
      try {
        return packPage(prepare(readPage(file, text, placement, site)))
      } catch (error) {
        return { reason: reasonOf(error).message }
      } finally {
        onParsing(undefined)
      }
    }

    for (let start = 0; start < names.length; start += batch.files) {
      const some = names.slice(start, start + batch.files)
      const found = await Promise.all(some.map(async file => ({ file, ...(await outcomeOf(files.lookAt(file))) })))
      for (const { file, value, error } of found) {
        const event = error ? undefined : value && (await outcomeOf(readFile(file, value)))
        const failure = error ?? event?.error
        if (event?.value) events.push(event.value)
        // One that has gone since it was listed is no error.
        else if (failure && failure.code !== 'ENOENT') {
          events.push({ is: 'unreadable', file, reason: reasonOf(failure).message })
        }
        if (events.length < batch.events) continue
        kept.commit()
        yield events.splice(0)
      }
    }
    kept.retain(new Set(names))
    kept.commit()
    yield events
  }

  return { read, readBody: readBodiesFrom(kept.path) }
}

const createFiles = (site: DocsSite, remembered: Map<string, FileFacts>) => {
  const [docs] = site.folders
  const reader = createDocsReader(site)
  const read = async (file: string) => {
    const stamp = await stampOf(docs, file)
    const text = await reader.page(file)
    const { source, included } = await expandIncludes(file, text, reader.included)
    const facts = { stamp, included: await stampsOf(docs, included), frontMatter: frontMatterOf(text) }
    remembered.set(file, facts)
    return { facts, source }
  }
  const lookAt = async (file: string): Promise<LookedAt> => {
    const facts = remembered.get(file)
    const isSame =
      facts?.stamp === (await stampOf(docs, file)) &&
      isDeepStrictEqual(await stampsOf(docs, facts.included.keys()), facts.included)
    return facts && isSame ? { facts } : read(file)
  }
  return { read, lookAt }
}

const outcomeOf = async <Value>(
  promise: Promise<Value>
): Promise<{ value?: Value; error?: NodeJS.ErrnoException | undefined }> => {
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

const freePlacement = (
  file: string,
  placement: Placement | undefined,
  taken: ReadonlySet<string>
): Placement | undefined =>
  placement && taken.has(pathKey(placement.path))
    ? { ...placement, path: encodedPath(`/${withoutExtension(file)}`) }
    : placement

/** Stamps of files; one that has gone has none. */
const stampsOf = async (docs: string, files: Iterable<string>): Promise<ReadonlyMap<string, string>> => {
  const stamps = await Promise.all(
    [...files].map(async file => [file, await stampOf(docs, file).catch(() => '')] as const)
  )
  return new Map(stamps)
}
