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

/** Object id of the type `bigint`. All numbers here are safe integers in JavaScript. */
const bigint = 20

/**
 * Opens a PostgreSQL database and migrates it; of several processes that start at once, one migrates. Throws
 * `DatabaseError` when that fails.
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

/** Opens a PostgreSQL database without migrating it. */
export const connectPostgres = async (url: string): Promise<OpenPostgres> => {
  const pool = await poolOf(url)
  return { pool, database: new Kysely<Tables>({ dialect: new ServicePostgres({ pool }) }) }
}

const poolOf = async (url: string): Promise<Pool> => {
  // Imported late, because few services use PostgreSQL.
  const { Pool, types } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    application_name: 'docs-assistant',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Ends the transaction of an instance that hangs, so that it does not block others for long.
    idle_in_transaction_session_timeout: 10_000,
    types: {
      getTypeParser: (type: number, format) =>
        type === bigint && format !== 'binary' ? Number : types.getTypeParser(type, format)
    }
  })
  // Ignores errors of idle connections, which the pool replaces.
  pool.on('error', () => {})
  // Without a listener, a connection that breaks between two statements would crash the process; the next statement fails.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
