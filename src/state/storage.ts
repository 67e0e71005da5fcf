import type { ResolvedOptions } from '../widget/options.ts'
import { emptyRecord, parseRecord, type ThreadRecord, writeRecord } from './record.ts'

/** Where one conversation is kept. Reading never throws; writing that fails is said once on the console. */
export interface RecordStore {
  read(): ThreadRecord
  write(record: ThreadRecord): void
  /** Removes the stored record. */
  clear(): void
}

type Scope = Pick<ResolvedOptions, 'persist' | 'baseUrl' | 'endpoint' | 'domain' | 'fingerprint'>

/** The storage key of something that belongs to one address, domain and fingerprint. */
export const storageKey = (
  what: 'thread' | 'draft' | 'context',
  { baseUrl, endpoint, domain = '', fingerprint }: Scope
): string =>
  `docs-assistant:${what}:${[(endpoint ?? baseUrl).replace(/\/+$/, ''), domain, fingerprint].map(encodeURIComponent).join(':')}`

export const createStore = (scope: Scope): RecordStore => {
  const key = storageKey('thread', scope)
  const storage = scope.persist === 'none' ? undefined : findStorage(scope.persist)
  let warned = false
  const put = (record: ThreadRecord) => storage?.setItem(key, writeRecord(record))
  return {
    read: () => {
      try {
        return parseRecord(storage?.getItem(key) ?? null)
      } catch {
        return emptyRecord()
      }
    },
    clear() {
      try {
        storage?.removeItem(key)
      } catch {
        // A storage that cannot be used holds nothing to remove.
      }
    },
    write(record) {
      try {
        put(record)
      } catch {
        // Most likely the quota: the older half goes, the thread stays.
        try {
          put({ ...record, messages: record.messages.slice(-Math.ceil(record.messages.length / 2)) })
        } catch (error) {
          if (!warned) console.warn('Docs Assistant: the conversation cannot be stored and ends with the page.', error)
          warned = true
        }
      }
    }
  }
}

/** A sandboxed frame throws as soon as the storage is named. */
const findStorage = (persist: 'local' | 'session'): Storage | undefined => {
  try {
    return persist === 'local' ? localStorage : sessionStorage
  } catch {
    return undefined
  }
}
