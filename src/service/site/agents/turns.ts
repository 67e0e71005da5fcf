import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work after which the event loop gets a turn. */
const slice = 8

/** Creates a function to await between the steps of long work. */
export const createTurns = (): (() => Promise<void>) => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < slice) return
    await nextTurn()
    begun = performance.now()
  }
}
