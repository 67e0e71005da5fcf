import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { asDatabaseError, isBusy } from './database-error.ts'
import { bringUpToDate } from './migrate.ts'
import { connect } from './open.ts'
import { retried } from './retried.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  database: Database
  /** The connection itself, for `rate-limiter-flexible`, which creates its own table. */
  connection: DatabaseSync
}

/** Path of the database in a service’s folder, or `:memory:`. */
export const databaseIn = (data: string): string => (data === ':memory:' ? data : join(data, 'service.db'))

/**
 * Opens or creates the service’s database and migrates it. `:memory:` keeps nothing. Throws `DatabaseError` when that
 * fails.
 *
 * @param report Called when opening takes long. Default: standard error.
 */
export const openDatabase = async (file: string, report = console.error): Promise<OpenDatabase> => {
  const connection = await connect(file, report).catch((error: unknown) => {
    throw asDatabaseError(file, error)
  })
  const database: Database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(connection) }) })
  try {
    await bringUpToDate(database, file)
    connection.exec('COMMIT')
    return { database, connection }
  } catch (error) {
    // Closing rolls back.
    connection.close()
    throw asDatabaseError(file, error)
  }
}

/** Opens a database file for reading, without migrating it. */
export const connectSqlite = (file: string): Database =>
  new Kysely<Tables>({
    dialect: new SqliteDialect({ database: forKysely(new DatabaseSync(file, { readOnly: true })) })
  })

/**
 * Whether the database accepts writes, which it does not on a full disk. An SQLite file that another process has locked for
 * a moment counts as accepting.
 */
export const takesWrites = async (database: Database): Promise<boolean> => {
  try {
    const row = { name: 'written', value: new Date().toISOString() }
    const write = database
      .insertInto('settings')
      .values(row)
      .onConflict(conflict => conflict.column('name').doUpdateSet(row))
    await retried(() => write.execute(), isBusy)
    return true
  } catch {
    return false
  }
}

/** Statements that are not synced, so that an answer does not wait for the disk several times. A power cut may lose the last seconds. */
const ofConversations =
  /^\s*(insert into|update|delete from) "(threads|reply_pieces|answers|running_answers|running_answer_events)"/i

/** The current `synchronous` mode of each connection; `open.ts` sets `FULL`. */
const synchronous = new WeakMap<DatabaseSync, 'FULL' | 'NORMAL'>()

/** Sets `synchronous` only where it changes, because a question makes ten writes with the same mode. */
const setSynchronous = (connection: DatabaseSync, wanted: 'FULL' | 'NORMAL') => {
  if ((synchronous.get(connection) ?? 'FULL') === wanted) return
  try {
    connection.exec(`PRAGMA synchronous = ${wanted}`)
    synchronous.set(connection, wanted)
  } catch {
    // Ignored, because it fails inside of a transaction, where only the mode at the commit matters.
  }
}

/** Runs a statement without syncing: it survives a killed process, but not a power cut. */
export const withoutSync = <Result>(connection: DatabaseSync, run: () => Result): Result => {
  setSynchronous(connection, 'NORMAL')
  return run()
}

const withSync = <Result>(connection: DatabaseSync, run: () => Result): Result => {
  setSynchronous(connection, 'FULL')
  return run()
}

// Tells from the SQL whether a statement returns rows, because Node has `columns()` only from 22.16 on.
const readsRows = /^\s*(select|with|pragma)\b|\breturning\b/i
const onlyReads = /^\s*select\b/i

/** Most prepared statements that are kept; a question and its answer need fewer. */
const maxStatements = 200

/**
 * Caches prepared statements. Not for iterating over rows, because running a statement again restarts its iteration.
 */
export const createPrepare = (connection: DatabaseSync): ((sql: string) => StatementSync) => {
  const statements = new Map<string, StatementSync>()
  return sql => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= maxStatements) statements.clear()
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}

/**
 * Begins a transaction as a writer, because all transactions of the service write. One that begins by reading fails at its
 * first write, without waiting, if another process has written in between.
 */
const beginToWrite = 'begin immediate'

/** Adapts Node’s SQLite to the interface that Kysely expects; it lacks only `reader`. */
export const forKysely = (connection: DatabaseSync): SqliteDatabase => {
  const prepare = createPrepare(connection)
  return {
    close: () => connection.close(),
    prepare(sql) {
      const statement = prepare(sql === 'begin' ? beginToWrite : sql)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      const synced = ofConversations.test(sql) ? withoutSync : withSync
      const all = (parameters: readonly unknown[]) => statement.all(...values(parameters))
      return {
        reader: readsRows.test(sql),
        all: onlyReads.test(sql) ? all : parameters => withSync(connection, () => all(parameters)),
        run: parameters => synced(connection, () => statement.run(...values(parameters))),
        iterate: parameters => connection.prepare(sql).iterate(...values(parameters)) as IterableIterator<unknown>
      }
    }
  }
}
