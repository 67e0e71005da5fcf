import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  database: Database
  /** The connection itself, for `rate-limiter-flexible`, which brings its own table. */
  connection: DatabaseSync
}

/** Where the database of a service’s folder is; `:memory:` is in no folder. */
export const databaseIn = (data: string): string => (data === ':memory:' ? data : join(data, 'service.db'))

/** Opens, or makes, the service’s one file, and brings its tables up to date. `:memory:` keeps nothing. */
export const openDatabase = async (file: string): Promise<OpenDatabase> => {
  if (file !== ':memory:') keepPrivate(file)
  const connection = await connect(file)
  const database: Database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(connection) }) })
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  // Several processes may start at once: one brings the tables up to date while the others wait.
  connection.exec('BEGIN IMMEDIATE')
  const { error } = await migrator.migrateToLatest()
  if (error) {
    // This takes back what was done of it.
    connection.close()
    throw new Error(`The database ${file} could not be brought up to date.`, { cause: error })
  }
  connection.exec('COMMIT')
  return { database, connection }
}

/** Whether the database answers. */
export const isAlive = async (database: Database): Promise<boolean> => {
  try {
    await sql`select 1`.execute(database)
    return true
  } catch {
    return false
  }
}

/** Only the owner may read conversations and keys, whatever the folder allows. */
const keepPrivate = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  // Files that SQLite makes beside it take its mode; those of an earlier version may be open to others.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

const connect = async (file: string): Promise<DatabaseSync> => {
  const connection = new DatabaseSync(file)
  try {
    connection.exec(`PRAGMA busy_timeout = ${busyTimeout}`)
    await switchToWriteAheadLog(connection)
    // What is deleted is overwritten: it is readers’ data.
    connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
  } catch (error) {
    connection.close()
    throw error
  }
  return connection
}

/** Milliseconds to wait while another process writes. */
const busyTimeout = 5_000

/**
 * A write-ahead log, synced at each commit: what was acknowledged survives a killed process and a power cut, but for
 * conversations and counts, which survive the first alone. SQLite
 * does not wait for others while it changes to that mode, so it is tried again.
 */
const switchToWriteAheadLog = async (connection: DatabaseSync): Promise<void> => {
  const end = performance.now() + busyTimeout
  for (;;) {
    try {
      return connection.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      if (performance.now() > end) throw error
      await wait(20)
    }
  }
}

/** A power cut may take the last seconds of them: each answer would otherwise wait for the disk several times. */
const ofConversations = /^\s*(insert into|update|delete from) "(threads|reply_pieces|answers)"/i

/** Runs a statement that survives a killed process, but does not wait until it would survive a power cut. */
export const withoutSync = <Result>(connection: DatabaseSync, run: () => Result): Result => {
  try {
    connection.exec('PRAGMA synchronous = NORMAL')
  } catch {
    // In a transaction that is not allowed, and its end is what counts.
    return run()
  }
  try {
    return run()
  } finally {
    connection.exec('PRAGMA synchronous = FULL')
  }
}

// Whether a statement returns rows is read from its SQL: Node tells a statement’s columns only from 22.16 on.
const readsRows = /^\s*(select|with|pragma)\b|\breturning\b/i

/** Node’s own SQLite in the shape that Kysely’s dialect expects; it lacks only `reader`. */
const forKysely = (connection: DatabaseSync): SqliteDatabase => ({
  close: () => connection.close(),
  prepare(sql) {
    const statement = connection.prepare(sql)
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
    const run = (parameters: readonly unknown[]) => statement.run(...values(parameters))
    return {
      reader: readsRows.test(sql),
      all: parameters => statement.all(...values(parameters)),
      run: ofConversations.test(sql) ? parameters => withoutSync(connection, () => run(parameters)) : run,
      iterate: parameters => statement.iterate(...values(parameters)) as IterableIterator<unknown>
    }
  }
})
