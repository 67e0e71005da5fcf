import { ServiceError } from './errors.ts'

/** Lets so many through at a time. */
export interface Gate {
  /** Takes a place and returns how to leave it, once or more. 503 when all are taken. */
  enter: () => () => void
}

export const createGate = (places: number): Gate => {
  const inside = new Set<symbol>()
  return {
    enter() {
      if (inside.size >= places) {
        throw new ServiceError('busy', 'Too many answers are being written. Try again in a moment.', {
          headers: { 'Retry-After': '2' }
        })
      }
      const place = Symbol()
      inside.add(place)
      return () => void inside.delete(place)
    }
  }
}
