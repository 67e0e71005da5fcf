import type { KeptThread } from './kept-thread.ts'
import { readHeader, type ThreadHeader, type ThreadRecord, writeRecord } from './record.ts'
import { readVersion1 } from './record-version-1.ts'
import { shorten } from './shorten.ts'

/** A thread that is kept, as a list shows it. */
export interface ThreadSummary {
  id: string
  title: string
  /** When something was last said in it, in milliseconds since the epoch. */
  updatedAt: number
}

/** All threads of one scope. */
export interface ThreadStore {
  /** Threads that are kept, the latest first. */
  list(): ThreadSummary[]
  /** Returns what was stored: the newest messages where there is no place for all. */
  write(id: string, record: ThreadRecord): string
  /** No tab writes the thread again. */
  delete(id: string): void
  /** Deletes all, also what cannot be read. */
  deleteAll(): void
  /** Makes a thread like the others of what version 1 stored. Returns its id. */
  migrate(): string | undefined
}

/**
 * All threads of a scope may have so many characters. A browser counts two bytes for each, so that this is 1 MB of
 * the 10 MB that it gives to the whole site.
 */
export const maxTotal = 500_000

/** A tab that slept for longer may bring a deleted thread back, in milliseconds. */
const deletionKept = 7 * 24 * 60 * 60 * 1000

/** Storages that were full once. */
const warned = new WeakSet<KeptThread['storage']>()

export const createThreadStore = ({ storage, prefix }: Pick<KeptThread, 'storage' | 'prefix'>): ThreadStore => {
  const version1Key = prefix.slice(0, -1)

  /** The headers that can be read, the latest first; what else lies here is not touched. */
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

  /** What cannot be stored is kept for the page. */
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
    while (others.at(-1)?.deleted && (others.at(-1)?.updatedAt ?? 0) < Date.now() - deletionKept) dropOldest()
    while (total > maxTotal && dropOldest()) {}
    while (!storage.set(prefix + id, text)) {
      if (!storage.lasts) return whole
      if (others.some(other => !storage.forPage.has(prefix + other.id)) && dropOldest()) continue
      // The site itself has filled the storage: the newer half is stored, the page keeps the rest.
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
    // Without its words; it is what tells the other tabs.
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
