import { setTimeout as wait } from 'node:timers/promises'
import { isBusy, isDisconnected, isUndone } from './database-error.ts'

/**
 * How often it is tried, and milliseconds between: until it is known which other connections broke with this one, or
 * until another process has brought the tables of one file up to date.
 */
const attempts = { most: 4, pause: 150 }

/**
 * Does what may be done twice, and again where its connection broke or where two transactions or processes stood in each
 * other’s way: whether it was done is then not known, or it was not.
 *
 * @param mayPass Which failures it is done again after, where not after all of these.
 */
export const retried = async <Result>(work: () => Promise<Result>, mayPass = isPassing): Promise<Result> => {
  for (let left = attempts.most - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !mayPass(error)) throw error
      await wait(attempts.pause)
    }
  }
}

const isPassing = (error: unknown): boolean => isDisconnected(error) || isUndone(error) || isBusy(error)
