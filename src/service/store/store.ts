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

/** Where a service keeps its state. */
export interface StorePlace {
  /** Folder of the file. */
  data: string
  /** Or a database of PostgreSQL. */
  databaseUrl?: string | undefined
}

/** Either database, with what each does in a way of its own. */
export interface Store {
  database: Database
  /** What `rate-limiter-flexible` counts in: it knows both libraries, and not Kysely. */
  counts: DatabaseSync | Pool
  createEraser: (report: (error: unknown) => void) => Eraser
  /** Bytes of the database on its disk; none of one in memory. */
  size: () => Promise<number>
  /** From now on whoever waits for the database waits with all readers. */
  beginServing: () => void
  /** A failure as whoever runs the service can act on it. */
  asError: (error: unknown) => unknown
}

/** Opens the database, or makes its tables. Throws `DatabaseError` when that cannot be done. */
export const openStore = ({ data, databaseUrl }: StorePlace): Promise<Store> =>
  databaseUrl ? openOnPostgres(databaseUrl) : openOnSqlite(databaseIn(data))

/** Steps that the tables lack and an opening would take; nothing is changed. */
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
    // Whoever waits for another process that writes, waits with all readers: not for long.
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
