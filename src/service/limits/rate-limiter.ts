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

/** Most uses in a period, for each key of the limiter. */
export interface RateLimiterConfig {
  uses: number
  /** Seconds, or the rest of the calendar month in UTC. */
  per: number | 'month'
}

/** The remaining uses of a key. */
export interface Allowance {
  /** Name of the limit, as in the configuration. */
  name: string
  limit: number
  remaining: number
  /** Whether more uses were taken than allowed. */
  isOverrun: boolean
  /** Milliseconds until all uses are available again. */
  resetIn: number
}

/** Counts uses by a key that the client cannot choose. */
export interface RateLimiter {
  peek: (key: string) => Promise<Allowance>
  /** Whether no use was left when one was last taken here: then `peek` before the next. */
  wasUsedUp: (key: string) => boolean
  /** Takes one use, also where none is left. Returns what is left. */
  consume: (key: string) => Promise<Allowance>
  /** Gives one use back. */
  refund: (key: string) => Promise<void>
}

/** The database that counts uses. */
export type Counts = DatabaseSync | Pool

/**
 * Creates a limiter. On PostgreSQL all instances share it. On SQLite it is in memory, for workers in that of their parent
 * process; a monthly one is in the file, because a month outlives the process.
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
    if (usedUp.size > maxUsedUp) usedUp.clear()
  }
  const allowance = (result: RateLimiterRes | null): Allowance => ({
    name,
    limit: uses,
    remaining: result ? Math.max(0, result.remainingPoints) : uses,
    isOverrun: (result?.consumedPoints ?? 0) > uses,
    resetIn: per === 'month' ? untilNextMonth() : (result?.msBeforeNext ?? duration * 1000)
  })
  return {
    peek: async key => allowance(await limiter.get(storedKey(key))),
    wasUsedUp: key => usedUp.has(key),
    async consume(key) {
      // `penalty` does not reject when no use is left, unlike the library’s `consume`.
      const left = allowance(await limiter.penalty(storedKey(key), 1))
      remember(key, left)
      return left
    },
    async refund(key) {
      // Gives nothing back when a new period has begun meanwhile.
      const { remaining } = allowance(await limiter.get(storedKey(key)))
      if (remaining < uses) await limiter.reward(storedKey(key), 1)
    }
  }
}

/** Most keys that are remembered as used up. Others are refused too, after taking a use and giving it back. */
const maxUsedUp = 10_000

/** Counts the uses of all workers in this process. */
export const countForWorkers = (): void => {
  new RateLimiterClusterMaster()
}

/** Longest period in memory, in seconds, because a longer timer would fire at once. */
const maxMemoryDuration = Math.floor(maxTimerDelay / 1_000)

const limiterIn = (
  counts: Counts,
  options: IRateLimiterOptions,
  { isMonthly, isWorker }: { isMonthly: boolean; isWorker: boolean }
) => {
  const memory = new RateLimiterMemory({ ...options, duration: Math.min(options.duration ?? 0, maxMemoryDuration) })
  // Counts in memory while the database fails.
  const stored = { ...options, insuranceLimiter: memory, tableName: 'rate_limits' }
  if (!(counts instanceof DatabaseSync)) {
    return new RateLimiterPostgres({ ...stored, storeClient: counts, storeType: 'pool', tableCreated: true })
  }
  if (!isMonthly) return isWorker ? orInMemory(new RateLimiterCluster(options), memory) : memory
  return new RateLimiterSQLite({ ...stored, storeClient: forLimiter(counts), storeType: 'better-sqlite3' })
}

/** Counts in memory while the parent process, which counts for all workers, is too busy to answer. */
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

/** Adapts Node’s SQLite to the interface that `rate-limiter-flexible` expects. Each of its statements is one transaction. */
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
