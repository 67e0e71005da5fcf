import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { connectSqlite, type Database, databaseIn, openDatabase } from './database.ts'
import { addressForPeople, asDatabaseError, asPostgresError, cannotStore } from './database-error.ts'
import { createEraser } from './erase.ts'
import { createPostgresEraser } from './erase-postgres.ts'
import type { Eraser } from './erasing.ts'
import { missingIn } from './migrate.ts'
import { connectPostgres, openPostgres } from './postgres.ts'

/** The place of a service’s state. */
export interface StorePlace {
  /** Folder of the file. */
  data: string
  /** Address of a PostgreSQL database, instead of the file. */
  databaseUrl?: string | undefined
}

/** Either database, with the operations that differ between them. */
export interface Store {
  database: Database
  /** The connection for `rate-limiter-flexible`, which supports both libraries but not Kysely. */
  counts: DatabaseSync | Pool
  createEraser: (report: (error: unknown) => void) => Eraser
  /** Bytes of the database on disk; 0 in memory. */
  size: () => Promise<number>
  /** Called when the service starts to answer: from then on, waiting for a lock blocks all readers. */
  beginServing: () => void
  /** Converts a failure to an error with advice for the operator. */
  asError: (error: unknown) => unknown
}

/** Opens or creates the database and migrates it. Throws `DatabaseError` when that fails. */
export const openStore = ({ data, databaseUrl }: StorePlace): Promise<Store> =>
  databaseUrl ? openOnPostgres(databaseUrl) : openOnSqlite(databaseIn(data))

/** The migrations that opening the database would run. Changes nothing. */
export const missingSteps = async ({ data, databaseUrl }: StorePlace): Promise<string[]> => {
  const file = databaseIn(data)
  const database = databaseUrl ? (await connectPostgres(databaseUrl)).database : connectSqlite(file)
  try {
    return await missingIn(database, databaseUrl ? addressForPeople(databaseUrl) : file)
  } catch (error) {
    throw databaseUrl ? asPostgresError(databaseUrl, error) : asDatabaseError(file, error)
  } finally {
    await database.destroy()
  }
}

const openOnSqlite = async (file: string): Promise<Store> => {
  const { database, connection } = await openDatabase(file)
  return {
    database,
    counts: connection,
    createEraser: report => createEraser(file, database, connection, report),
    size: async () => sizeOf(file) + sizeOf(`${file}-wal`),
    // A short timeout, because waiting for another process that writes blocks all readers.
    beginServing: () => connection.exec('PRAGMA busy_timeout = 250'),
    asError: error => asDatabaseError(file, error)
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const openOnPostgres = async (url: string): Promise<Store> => {
  const { database, pool } = await openPostgres(url)
  return {
    database,
    counts: pool,
    createEraser: report => createPostgresEraser(database, report),
    size: () => sizeOnPostgres(database),
    beginServing: () => {},
    asError: error => (cannotStore(error) ? asPostgresError(url, error) : error)
  }
}

const sizeOnPostgres = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(database)
  return rows[0]?.bytes ?? 0
}
