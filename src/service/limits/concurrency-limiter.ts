import { busy } from './busy.ts'

/** Limits the number of answers that are written at the same time. */
export interface ConcurrencyLimiter {
  /**
   * Takes a place. When all are taken, drops the answer that has waited longest for its reader, if it has waited for at
   * least `idleTimeout`. Throws 503 otherwise, and after `close`.
   */
  acquire: () => Place
  /** Number of taken places. */
  taken: () => number
  /** Refuses further calls of `acquire`; resolves when all places are released. */
  close: () => Promise<void>
}

/** The place of one answer. */
export interface Place {
  /** Releases the place. May be called more than once. */
  release: () => void
  /** Reports that the answer waits for its reader. `drop` ends it, so that another gets its place. */
  waits: (drop: () => void) => void
  /** Reports that the answer continues. */
  goesOn: () => void
  /** Reports that the reader has left: the answer is dropped as soon as another needs its place. */
  leaves: (drop: () => void) => void
}

interface Waiting {
  since: number
  drop: () => void
}

/** @param idleTimeout Milliseconds that an answer may wait for its reader before it can be dropped. */
export const createConcurrencyLimiter = (places: number, idleTimeout = 1_000): ConcurrencyLimiter => {
  const taken = new Map<symbol, Waiting | undefined>()
  let isClosed = false
  let resolveDrained = () => {}
  const drained = new Promise<void>(resolve => {
    resolveDrained = resolve
  })
  const release = (place: symbol) => {
    taken.delete(place)
    if (isClosed && taken.size === 0) resolveDrained()
  }
  const makeRoom = () => {
    const unread = [...taken].flatMap(([place, waiting]) => (waiting ? [{ place, ...waiting }] : []))
    const [longest] = unread.toSorted((a, b) => a.since - b.since)
    if (!longest || performance.now() - longest.since < idleTimeout) return
    release(longest.place)
    longest.drop()
  }
  return {
    acquire() {
      if (isClosed) throw busy('The service is about to stop. Try again in a moment.')
      if (taken.size >= places) makeRoom()
      if (taken.size >= places) throw busy('Too many answers are being written. Try again in a moment.')
      const place = Symbol()
      taken.set(place, undefined)
      const note = (waiting: Waiting | undefined) => void (taken.has(place) && taken.set(place, waiting))
      return {
        release: () => release(place),
        waits: drop => note({ since: performance.now(), drop }),
        goesOn: () => note(undefined),
        leaves: drop => note({ since: Number.NEGATIVE_INFINITY, drop })
      }
    },
    taken: () => taken.size,
    close() {
      isClosed = true
      if (taken.size === 0) resolveDrained()
      return drained
    }
  }
}
