/** What was asked for last. */
export interface LruCache<Key, Value> {
  /** @param make Makes what is not there, and says how many bytes it takes. */
  get: (key: Key, make: () => { value: Value; size: number }) => Value
  delete: (key: Key) => void
}

/** Keeps what was asked for last (least recently used), up to so many and so many bytes. */
export const createLruCache = <Key, Value>(most: number, bytes: number): LruCache<Key, Value> => {
  const known = new Map<Key, { value: Value; size: number }>()
  let size = 0
  const forget = (key: Key) => {
    size -= known.get(key)?.size ?? 0
    known.delete(key)
  }
  return {
    get(key, make) {
      const found = known.get(key) ?? make()
      forget(key)
      known.set(key, found)
      size += found.size
      for (const oldest of known.keys()) {
        if (known.size <= most && (size <= bytes || known.size === 1)) break
        forget(oldest)
      }
      return found.value
    },
    delete: forget
  }
}
