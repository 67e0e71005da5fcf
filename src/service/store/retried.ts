import { setTimeout as wait } from 'node:timers/promises'
import { isDisconnected, isUndone } from './database-error.ts'

/** How often it is tried, and milliseconds between: until it is known which other connections broke with this one. */
const attempts = { most: 4, pause: 50 }

/**
 * Does what may be done twice, and again where its connection broke or where two transactions stood in each other’s way:
 * whether it was done is then not known, or it was not.
 */
export const retried = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let left = attempts.most - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !(isDisconnected(error) || isUndone(error))) throw error
      await wait(attempts.pause)
    }
  }
}
