import { busy } from './busy.ts'

/** Bounds how many answers are written at the same time. */
export interface ConcurrencyLimiter {
  /**
   * Takes a place. When all are taken, the answer that was not read for longest makes room, if that is a while; else
   * 503, as after `close`.
   */
  acquire: () => Place
  /** How many places are taken. */
  taken: () => number
  /** Gives no more places; resolves when all are released. */
  close: () => Promise<void>
}

/** The place of one answer. */
export interface Place {
  /** Gives it back, once or more. */
  release: () => void
  /** Says that the answer waits for its reader. `drop` ends it, so that another can have its place. */
  waits: (drop: () => void) => void
  /** Says that it goes on. */
  goesOn: () => void
  /** Says that its reader has left: it makes room as soon as another needs its place. */
  leaves: (drop: () => void) => void
}

interface Waiting {
  since: number
  drop: () => void
}

/** @param patience Milliseconds that an answer waits for its reader before it may have to make room. */
export const createConcurrencyLimiter = (places: number, patience = 1_000): ConcurrencyLimiter => {
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
    if (!longest || performance.now() - longest.since < patience) return
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
