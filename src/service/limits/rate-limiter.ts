import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { RateLimiterMemory, type RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible'
import { withoutSync } from '../store/index.ts'

/** How many uses there are in a stretch of time, for each key of the limiter. */
export interface RateLimiterConfig {
  uses: number
  /** Seconds, or the rest of the calendar month in UTC. */
  per: number | 'month'
}

/** What a key has left. */
export interface Allowance {
  limit: number
  remaining: number
  /** Milliseconds until all uses are there again. */
  resetIn: number
}

/** Counts uses by a key that the client cannot choose. */
export interface RateLimiter {
  peek: (key: string) => Promise<Allowance>
  /** Takes one use and tells what is left. */
  consume: (key: string) => Promise<Allowance>
  /** Gives one use back. */
  refund: (key: string) => Promise<void>
}

/** A limiter in memory; one of months is kept in the database, since a month outlives the process. */
export const createRateLimiter = (
  name: string,
  { uses, per }: RateLimiterConfig,
  connection: DatabaseSync
): RateLimiter => {
  const duration = per === 'month' ? 31 * 86_400 : per
  const options = { keyPrefix: name, points: uses, duration }
  const limiter =
    per === 'month'
      ? new RateLimiterSQLite({
          ...options,
          storeClient: forLimiter(connection),
          // While the database fails, uses are counted here.
          insuranceLimiter: new RateLimiterMemory(options),
          storeType: 'better-sqlite3',
          tableName: 'rate_limits'
        })
      : new RateLimiterMemory(options)
  const storedKey = (key: string) => (per === 'month' ? `${key}:${new Date().toISOString().slice(0, 7)}` : key)
  const allowance = (result: RateLimiterRes | null): Allowance => ({
    limit: uses,
    remaining: result ? Math.max(0, result.remainingPoints) : uses,
    resetIn: per === 'month' ? untilNextMonth() : (result?.msBeforeNext ?? duration * 1000)
  })
  return {
    peek: async key => allowance(await limiter.get(storedKey(key))),
    // Unlike the library’s own `consume`, this does not reject when nothing is left.
    consume: async key => allowance(await limiter.penalty(storedKey(key), 1)),
    async refund(key) {
      // When a new stretch of time has begun meanwhile, there is nothing to give back.
      const { remaining } = allowance(await limiter.get(storedKey(key)))
      if (remaining < uses) await limiter.reward(storedKey(key), 1)
    }
  }
}

const untilNextMonth = (): number => {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()
}

/** Node’s own SQLite in the shape that `rate-limiter-flexible` knows; each of its statements is one transaction. */
const forLimiter = (connection: DatabaseSync) => ({
  prepare(sql: string) {
    const statement = connection.prepare(sql)
    return {
      get: (...values: SQLInputValue[]) => withoutSync(connection, () => statement.get(...values)),
      run: (...values: SQLInputValue[]) => withoutSync(connection, () => statement.run(...values))
    }
  },
  transaction: (run: () => unknown) => run
})
