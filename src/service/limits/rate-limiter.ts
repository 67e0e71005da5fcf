import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Pool } from 'pg'
import {
  type IRateLimiterOptions,
  RateLimiterCluster,
  RateLimiterClusterMaster,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
  RateLimiterSQLite
} from 'rate-limiter-flexible'
import { maxTimerDelay } from '../../shared/timers.ts'
import { createPrepare, withoutSync } from '../store/index.ts'

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
  /** Whether more were taken than there are. */
  isOverrun: boolean
  /** Milliseconds until all uses are there again. */
  resetIn: number
}

/** Counts uses by a key that the client cannot choose. */
export interface RateLimiter {
  peek: (key: string) => Promise<Allowance>
  /** Whether nothing was left when a use was last taken here: then it is worth a look before another is. */
  wasUsedUp: (key: string) => boolean
  /** Takes one use, also where none is left, and tells what is. */
  consume: (key: string) => Promise<Allowance>
  /** Gives one use back. */
  refund: (key: string) => Promise<void>
}

/** Where uses are counted. */
export type Counts = DatabaseSync | Pool

/**
 * On PostgreSQL, a limiter that all instances share. On SQLite one in memory, of a worker in that of the process that
 * started it; one of months is kept in the file, since a month outlives the process.
 */
export const createRateLimiter = (
  name: string,
  { uses, per }: RateLimiterConfig,
  counts: Counts,
  isWorker = false
): RateLimiter => {
  const duration = per === 'month' ? 31 * 86_400 : per
  const limiter = limiterIn(
    counts,
    { keyPrefix: name, points: uses, duration },
    { isMonthly: per === 'month', isWorker }
  )
  const storedKey = (key: string) => (per === 'month' ? `${key}:${new Date().toISOString().slice(0, 7)}` : key)
  const usedUp = new Set<string>()
  const remember = (key: string, { remaining }: Allowance) => {
    if (remaining > 0) usedUp.delete(key)
    else usedUp.add(key)
    if (usedUp.size > mostUsedUp) usedUp.clear()
  }
  const allowance = (result: RateLimiterRes | null): Allowance => ({
    limit: uses,
    remaining: result ? Math.max(0, result.remainingPoints) : uses,
    isOverrun: (result?.consumedPoints ?? 0) > uses,
    resetIn: per === 'month' ? untilNextMonth() : (result?.msBeforeNext ?? duration * 1000)
  })
  return {
    peek: async key => allowance(await limiter.get(storedKey(key))),
    wasUsedUp: key => usedUp.has(key),
    async consume(key) {
      // Unlike the library’s own `consume`, this does not reject when nothing is left.
      const left = allowance(await limiter.penalty(storedKey(key), 1))
      remember(key, left)
      return left
    },
    async refund(key) {
      // When a new stretch of time has begun meanwhile, there is nothing to give back.
      const { remaining } = allowance(await limiter.get(storedKey(key)))
      if (remaining < uses) await limiter.reward(storedKey(key), 1)
    }
  }
}

/** Keys that are remembered to be used up; without a look they are refused too, by taking a use and giving it back. */
const mostUsedUp = 10_000

/** Counts in this process what the readers of all its workers use. */
export const countForWorkers = (): void => {
  new RateLimiterClusterMaster()
}

/** Seconds: the memory forgets by a timer, and a longer one would end at once. */
const longestInMemory = Math.floor(maxTimerDelay / 1_000)

const limiterIn = (
  counts: Counts,
  options: IRateLimiterOptions,
  { isMonthly, isWorker }: { isMonthly: boolean; isWorker: boolean }
) => {
  const memory = new RateLimiterMemory({ ...options, duration: Math.min(options.duration ?? 0, longestInMemory) })
  // While the database fails, uses are counted here.
  const stored = { ...options, insuranceLimiter: memory, tableName: 'rate_limits' }
  if (!(counts instanceof DatabaseSync)) {
    return new RateLimiterPostgres({ ...stored, storeClient: counts, storeType: 'pool', tableCreated: true })
  }
  if (!isMonthly) return isWorker ? orInMemory(new RateLimiterCluster(options), memory) : memory
  return new RateLimiterSQLite({ ...stored, storeClient: forLimiter(counts), storeType: 'better-sqlite3' })
}

/** While the process that counts for all workers has no time to answer, uses are counted here. */
const orInMemory = (
  shared: Pick<RateLimiterMemory, 'get' | 'penalty' | 'reward'>,
  memory: RateLimiterMemory
): typeof shared => ({
  get: key => shared.get(key).catch(() => memory.get(key)),
  penalty: (key, points) => shared.penalty(key, points).catch(() => memory.penalty(key, points)),
  reward: (key, points) => shared.reward(key, points).catch(() => memory.reward(key, points))
})

const untilNextMonth = (): number => {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()
}

/** Node’s own SQLite in the shape that `rate-limiter-flexible` knows; each of its statements is one transaction. */
const forLimiter = (connection: DatabaseSync) => {
  const prepare = createPrepare(connection)
  return {
    prepare(sql: string) {
      const statement = prepare(sql)
      return {
        get: (...values: SQLInputValue[]) => withoutSync(connection, () => statement.get(...values)),
        run: (...values: SQLInputValue[]) => withoutSync(connection, () => statement.run(...values))
      }
    },
    transaction: (run: () => unknown) => run
  }
}
