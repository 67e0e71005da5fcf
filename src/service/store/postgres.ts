import { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from './database.ts'
import { addressForPeople, asPostgresError } from './database-error.ts'
import { keepNoSamples } from './erase-postgres.ts'
import { bringUpToDate } from './migrate.ts'
import { ServicePostgres } from './postgres-dialect.ts'
import type { Tables } from './tables.ts'

export interface OpenPostgres {
  database: Database
  /** The connections themselves, for `rate-limiter-flexible`. They end with the database. */
  pool: Pool
}

/** The type `bigint`: no number here is larger than JavaScript knows exactly. */
const bigint = 20

/**
 * Opens a database of PostgreSQL, and brings its tables up to date; of several that start at once, one does. Throws
 * `DatabaseError` when that cannot be done.
 */
export const openPostgres = async (url: string): Promise<OpenPostgres> => {
  const { pool, database } = await connectPostgres(url)
  try {
    await bringUpToDate(database, addressForPeople(url))
    await keepNoSamples(database)
    return { database, pool }
  } catch (error) {
    await database.destroy()
    throw asPostgresError(url, error)
  }
}

/** The same, as its tables are. */
export const connectPostgres = async (url: string): Promise<OpenPostgres> => {
  const pool = await poolOf(url)
  return { pool, database: new Kysely<Tables>({ dialect: new ServicePostgres({ pool }) }) }
}

const poolOf = async (url: string): Promise<Pool> => {
  // Brought in only for those who use it.
  const { Pool, types } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    application_name: 'docs-assistant',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // An instance that fell silent in the middle of a transaction holds nobody up for long.
    idle_in_transaction_session_timeout: 10_000,
    types: {
      getTypeParser: (type: number, format) =>
        type === bigint && format !== 'binary' ? Number : types.getTypeParser(type, format)
    }
  })
  // A connection that breaks while nobody uses it is replaced when somebody does.
  pool.on('error', () => {})
  // One that breaks between two statements of whoever uses it fails the next of them, and not the process.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
