import { ServiceError } from '../http/index.ts'

/** Bounds how many answers are written at the same time. */
export interface ConcurrencyLimiter {
  /** Takes a place and returns how to release it, once or more. 503 when all are taken, or after `close`. */
  acquire: () => () => void
  /** Gives no more places; resolves when all are released. */
  close: () => Promise<void>
}

export const createConcurrencyLimiter = (places: number): ConcurrencyLimiter => {
  const taken = new Set<symbol>()
  let isClosed = false
  let resolveDrained = () => {}
  const drained = new Promise<void>(resolve => {
    resolveDrained = resolve
  })
  const resolveWhenDrained = () => {
    if (isClosed && taken.size === 0) resolveDrained()
  }
  return {
    acquire() {
      if (isClosed) throw busy('The service is about to stop. Try again in a moment.')
      if (taken.size >= places) throw busy('Too many answers are being written. Try again in a moment.')
      const place = Symbol()
      taken.add(place)
      return () => {
        taken.delete(place)
        resolveWhenDrained()
      }
    },
    close() {
      isClosed = true
      resolveWhenDrained()
      return drained
    }
  }
}

const busy = (message: string) => new ServiceError('busy', message, { headers: { 'Retry-After': '2' } })
