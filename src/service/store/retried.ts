import { setTimeout as wait } from 'node:timers/promises'
import { isBusy, isDisconnected, isUndone } from './database-error.ts'

/**
 * Most attempts, and milliseconds between them: enough to notice which other connections broke with this one, or for
 * another process to migrate the file.
 */
const attempts = { max: 4, pause: 150 }

/**
 * Runs idempotent work and retries it where its connection broke, or where two transactions or processes conflicted: then
 * it is unknown whether it was executed, or it was not.
 *
 * @param mayPass Which failures are retried. Default: all of these.
 */
export const retried = async <Result>(work: () => Promise<Result>, mayPass = isPassing): Promise<Result> => {
  for (let left = attempts.max - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !mayPass(error)) throw error
      await wait(attempts.pause)
    }
  }
}

const isPassing = (error: unknown): boolean => isDisconnected(error) || isUndone(error) || isBusy(error)
