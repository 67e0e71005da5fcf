import type { KeptThread } from './kept-thread.ts'
import { readHeader, type ThreadHeader, type ThreadRecord, writeRecord } from './record.ts'
import { readVersion1 } from './record-version-1.ts'
import { shorten } from './shorten.ts'

/** A stored thread, as a list shows it. */
export interface ThreadSummary {
  id: string
  title: string
  /** Time of the last change, in milliseconds since the epoch. */
  updatedAt: number
}

/** All threads of one scope. */
export interface ThreadStore {
  /** Stored threads, the latest first. */
  list(): ThreadSummary[]
  /** Stores a thread and makes space by dropping the oldest others. Returns the text of the record. */
  write(id: string, record: ThreadRecord): string
  /** Deletes a thread and leaves a tombstone, so that no tab writes it again. */
  delete(id: string): void
  /** Deletes all threads, also records that cannot be read. */
  deleteAll(): void
  /** Converts the record of version 1 to a thread of this version. Returns its id. */
  migrate(): string | undefined
}

/**
 * Most characters of all threads of a scope. A browser counts two bytes for each, so this is 1 MB of the 10 MB that the
 * whole site has.
 */
export const maxTotal = 500_000

/** Milliseconds that a tombstone is kept. A tab that slept for longer may bring the deleted thread back. */
const tombstoneLifetime = 7 * 24 * 60 * 60 * 1000

/** Storages whose fullness was warned of, so that each is warned of once. */
const warned = new WeakSet<KeptThread['storage']>()

export const createThreadStore = ({ storage, prefix }: Pick<KeptThread, 'storage' | 'prefix'>): ThreadStore => {
  const version1Key = prefix.slice(0, -1)

  /** The headers that can be read, the latest first. Other values under the prefix are not touched. */
  const headers = (): (ThreadHeader & { id: string })[] =>
    storage
      .keys()
      .filter(key => key.startsWith(prefix))
      .flatMap(key => {
        const header = readHeader(storage.get(key))
        return header ? [{ ...header, id: key.slice(prefix.length) }] : []
      })
      .sort((a, b) => b.updatedAt - a.updatedAt)

  const lengthOf = (id: string) => prefix.length + id.length + (storage.get(prefix + id)?.length ?? 0)

  /** Keeps a text that cannot be stored until the page ends. */
  const keepForPage = (key: string, text: string) => {
    storage.forPage.set(key, text)
    if (!warned.has(storage))
      console.warn('Docs Assistant: the storage is full. What cannot be stored ends with the page.')
    warned.add(storage)
  }

  const write = (id: string, record: ThreadRecord): string => {
    const whole = writeRecord(record)
    const short = storage.lasts ? shorten(record) : record
    const text = short === record ? whole : writeRecord(short)
    const others = headers().filter(other => other.id !== id)
    let total = prefix.length + id.length + text.length + others.reduce((sum, other) => sum + lengthOf(other.id), 0)
    const dropOldest = () => {
      const oldest = others.pop()
      if (!oldest) return false
      total -= lengthOf(oldest.id)
      storage.remove(prefix + oldest.id)
      return true
    }
    while (others.at(-1)?.deleted && (others.at(-1)?.updatedAt ?? 0) < Date.now() - tombstoneLifetime) dropOldest()
    while (total > maxTotal && dropOldest()) {}
    while (!storage.set(prefix + id, text)) {
      if (!storage.lasts) return whole
      if (others.some(other => !storage.forPage.has(prefix + other.id)) && dropOldest()) continue
      // The site itself has filled the storage: stores the newer half, and keeps everything until the page ends.
      storage.set(prefix + id, writeRecord({ ...short, messages: newerHalf(short.messages) }))
      keepForPage(prefix + id, whole)
      return whole
    }
    if (whole !== text) keepForPage(prefix + id, whole)
    return whole
  }

  const remove = (id: string) => {
    const header = readHeader(storage.get(prefix + id))
    if (!header) return storage.remove(prefix + id)
    // Leaves a tombstone without the reader’s words, by which other tabs see that the thread was deleted.
    const { threadKey: _, resume: __, ...rest } = header
    storage.set(
      prefix + id,
      writeRecord({
        ...rest,
        title: '',
        threadId: null,
        removed: [],
        deleted: true,
        updatedAt: Date.now(),
        messages: []
      })
    )
  }

  return {
    list: () => headers().flatMap(({ id, title, updatedAt, deleted }) => (deleted ? [] : [{ id, title, updatedAt }])),
    write,
    delete: remove,
    deleteAll() {
      for (const key of storage.keys()) if (key.startsWith(prefix)) remove(key.slice(prefix.length))
    },
    migrate() {
      const record = readVersion1(storage.get(version1Key))
      if (!record) return
      const id = record.messages[0] && `v1-${record.messages[0].id}`
      if (id) write(id, record)
      if (!id || !storage.forPage.has(prefix + id)) storage.remove(version1Key)
      return id
    }
  }
}

const newerHalf = <Item>(items: Item[]): Item[] => items.slice(-Math.ceil(items.length / 2))
