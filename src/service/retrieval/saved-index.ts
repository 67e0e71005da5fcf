import type { PageFacts } from '../docs/index.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import { type KnownPage, type Reader, withBody } from './reading/index.ts'
import { readSnapshot, writeSnapshot } from './snapshot/file.ts'

type Snapshot = NonNullable<Reader['snapshot']>

/** What was indexed before. */
export interface SavedIndex {
  index: SearchIndex
  known: Map<string, KnownPage>
  /** The file that the bodies of the pages are in. */
  store: string
}

/**
 * Saves an index, so that the next start need not make it again. Where not all bodies are kept, or the file cannot be
 * written, it is not saved.
 */
export const saveIndex = async (
  { path, maker }: Snapshot,
  index: SearchIndex,
  known: ReadonlyMap<string, KnownPage>
): Promise<void> => {
  const stores = new Set([...known.values()].map(({ body }) => ('store' in body ? body.store : undefined)))
  const [store] = stores
  if (stores.size !== 1 || store === undefined) return
  const write = writeSnapshot(path, async snapshot => {
    await snapshot.write({ maker: maker(), store })
    await snapshot.writeAll([...known].map(([file, { version, body }]) => [file, version, 'id' in body ? body.id : 0]))
    await index.save(snapshot)
  })
  await write.catch(() => {})
}

/**
 * The index as it was saved; nothing where it was not, or is broken, or was made by another version.
 *
 * @param readBody Reads what is read at need.
 */
export const loadIndex = async (
  { path, maker }: Snapshot,
  index: SearchIndex,
  readBody: (file: string, known: KnownPage) => Uint8Array | undefined
): Promise<SavedIndex | undefined> => {
  const known = new Map<string, KnownPage>()
  let store = ''
  const restore = (page: PageFacts) => {
    const own = known.get(page.file) as KnownPage
    return withBody(page, () => readBody(page.file, own))
  }
  try {
    await readSnapshot(path, async snapshot => {
      const made = await snapshot.read<{ maker: string; store: string }>()
      if (made.maker !== maker()) throw new Error('It was made by another version.')
      store = made.store
      await snapshot.readAll<[file: string, version: string, id: number]>(some => {
        for (const [file, version, id] of some) known.set(file, { version, body: { store, id } })
      })
      await index.load(snapshot, restore)
    })
    return { index, known, store }
  } catch {
    return
  }
}
