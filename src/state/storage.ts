import type { ResolvedOptions } from '../widget/options.ts'

export type Scope = Pick<ResolvedOptions, 'persist' | 'baseUrl' | 'endpoint' | 'domain' | 'fingerprint'>

/**
 * What is kept for one address, domain and fingerprint: threads, each under its id; the one that a tab shows; the
 * answers that tabs are writing; the draft with its context; and the
 * reader's place in the conversation.
 */
type Kept = 'thread' | 'current' | 'writing' | 'draft' | 'context' | 'place'

/** The storage key of something that belongs to one address, domain and fingerprint. */
export const storageKey = (what: Kept, { baseUrl, endpoint, domain = '', fingerprint }: Scope): string =>
  `docs-assistant:${what}:${[(endpoint ?? baseUrl).replace(/\/+$/, ''), domain, fingerprint].map(encodeURIComponent).join(':')}`

/** A storage that never throws. Values that it cannot store last as long as the page. */
export interface SafeStorage {
  /** Whether its values outlive the page. */
  readonly lasts: boolean
  keys(): string[]
  get(key: string): string | null
  /** False where the value lives only as long as the page. */
  set(key: string, value: string): boolean
  /** Values that last only as long as the page; they take precedence over those in the storage. */
  readonly forPage: Map<string, string>
  remove(key: string): void
}

/** Opens a storage. Accessing one throws in a sandboxed frame, and writing throws where it is full. */
export const openStorage = (persist: Scope['persist']): SafeStorage => {
  const storage = attempt(() => (persist === 'none' ? undefined : window[`${persist}Storage`]))
  const fallback = new Map<string, string>()
  return {
    lasts: storage !== undefined,
    keys: () => [...new Set([...fallback.keys(), ...(attempt(() => Object.keys(storage ?? {})) ?? [])])],
    get: key => fallback.get(key) ?? attempt(() => storage?.getItem(key)) ?? null,
    set(key, value) {
      fallback.delete(key)
      const isKept = attempt(() => {
        storage?.setItem(key, value)
        return storage !== undefined
      })
      if (!isKept) fallback.set(key, value)
      return isKept === true
    },
    forPage: fallback,
    remove(key) {
      fallback.delete(key)
      attempt(() => storage?.removeItem(key))
    }
  }
}

/** Removes all stored threads of a scope. */
export const clearThreads = (scope: Scope, storage = openStorage(scope.persist)) => {
  const owned = (['thread', 'current', 'writing'] as const).map(what => `${storageKey(what, scope)}:`)
  for (const key of storage.keys()) {
    if (owned.some(own => `${key}:`.startsWith(own))) storage.remove(key)
  }
  // The session storage always has the tab’s current thread. Only that: the threads may have been moved there just now.
  openStorage('session').remove(storageKey('current', scope))
}

const attempt = <Value>(run: () => Value): Value | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}
