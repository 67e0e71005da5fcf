import { ServiceError } from './errors.ts'

/** Lets so many through at a time. */
export interface Gate {
  /** Takes a place and returns how to leave it, once or more. 503 when all are taken, or when it is closed. */
  enter: () => () => void
  /** Lets nobody in any more; resolves when the last one has left. */
  close: () => Promise<void>
}

export const createGate = (places: number): Gate => {
  const inside = new Set<symbol>()
  let isClosed = false
  let isEmpty = () => {}
  const emptied = new Promise<void>(resolve => {
    isEmpty = resolve
  })
  const tellWhenEmpty = () => {
    if (isClosed && inside.size === 0) isEmpty()
  }
  return {
    enter() {
      if (isClosed) throw busy('The service is about to stop. Try again in a moment.')
      if (inside.size >= places) throw busy('Too many answers are being written. Try again in a moment.')
      const place = Symbol()
      inside.add(place)
      return () => {
        inside.delete(place)
        tellWhenEmpty()
      }
    },
    close() {
      isClosed = true
      tellWhenEmpty()
      return emptied
    }
  }
}

const busy = (message: string) => new ServiceError('busy', message, { headers: { 'Retry-After': '2' } })
