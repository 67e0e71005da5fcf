import type { DatabaseSync } from 'node:sqlite'
import { RateLimiterMemory, type RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible'

/** How many uses there are in a stretch of time, for whoever or whatever the bucket counts. */
export interface BucketConfig {
  uses: number
  /** Seconds, or the rest of the calendar month in UTC. */
  per: number | 'month'
}

/** What is left in a bucket. */
export interface Allowance {
  limit: number
  remaining: number
  /** Milliseconds until it is full again. */
  resetIn: number
}

/** Counts uses by a name that the client cannot choose. */
export interface Bucket {
  look: (name: string) => Promise<Allowance>
  /** Takes one use and tells what is left. */
  take: (name: string) => Promise<Allowance>
}

/** A bucket in memory, or in the database when it has to outlive the process. */
export const createBucket = (kind: string, { uses, per }: BucketConfig, connection?: DatabaseSync): Bucket => {
  const duration = per === 'month' ? 31 * 86_400 : per
  const options = { keyPrefix: kind, points: uses, duration }
  const limiter = connection
    ? new RateLimiterSQLite({
        ...options,
        storeClient: forLimiter(connection),
        storeType: 'better-sqlite3',
        tableName: 'rate_limits'
      })
    : new RateLimiterMemory(options)
  const keyOf = (name: string) => (per === 'month' ? `${name}:${new Date().toISOString().slice(0, 7)}` : name)
  const left = (result: RateLimiterRes | null): Allowance => ({
    limit: uses,
    remaining: result ? Math.max(0, result.remainingPoints) : uses,
    resetIn: per === 'month' ? untilNextMonth() : (result?.msBeforeNext ?? duration * 1000)
  })
  return {
    look: async name => left(await limiter.get(keyOf(name))),
    take: async name => left(await limiter.penalty(keyOf(name), 1))
  }
}

const untilNextMonth = (): number => {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()
}

/** Node’s own SQLite in the shape of the library that the limiter knows; each of its statements is one transaction. */
const forLimiter = (connection: DatabaseSync) => ({
  prepare: (sql: string) => connection.prepare(sql),
  transaction: (run: () => unknown) => run
})
