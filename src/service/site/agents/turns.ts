import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which whatever else waits on this thread has its turn. */
const slice = 8

/** Makes what is awaited between two steps of long work. */
export const createTurns = (): (() => Promise<void>) => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < slice) return
    await nextTurn()
    begun = performance.now()
  }
}
