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
  /** The connection itself, for `rate-limiter-flexible`, which brings its own table. */
  connection: DatabaseSync
}

/** Where the database of a service’s folder is; `:memory:` is in no folder. */
export const databaseIn = (data: string): string => (data === ':memory:' ? data : join(data, 'service.db'))

/**
 * Opens, or makes, the service’s one file, and brings its tables up to date. `:memory:` keeps nothing. Throws
 * `DatabaseError` when that cannot be done.
 *
 * @param report Told what takes long. Default: standard error.
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
    // This takes back what was done of it.
    connection.close()
    throw asDatabaseError(file, error)
  }
}

/** A database file as its tables are, to be read. */
export const connectSqlite = (file: string): Database =>
  new Kysely<Tables>({
    dialect: new SqliteDialect({ database: forKysely(new DatabaseSync(file, { readOnly: true })) })
  })

/**
 * Whether the database takes what is written, which it does not on a full disk. A file of SQLite that another process
 * holds for a moment does.
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

/** A power cut may take the last seconds of them: each answer would otherwise wait for the disk several times. */
const ofConversations =
  /^\s*(insert into|update|delete from) "(threads|reply_pieces|answers|running_answers|running_answer_events)"/i

/** What each connection waits for; `open.ts` begins with all of it. */
const synchronous = new WeakMap<DatabaseSync, 'FULL' | 'NORMAL'>()

/** Only where it changes: a question makes ten writes that want the same. */
const setSynchronous = (connection: DatabaseSync, wanted: 'FULL' | 'NORMAL') => {
  if ((synchronous.get(connection) ?? 'FULL') === wanted) return
  try {
    connection.exec(`PRAGMA synchronous = ${wanted}`)
    synchronous.set(connection, wanted)
  } catch {
    // In a transaction that is not allowed, and its end is what counts.
  }
}

/** Runs a statement that survives a killed process, but does not wait until it would survive a power cut. */
export const withoutSync = <Result>(connection: DatabaseSync, run: () => Result): Result => {
  setSynchronous(connection, 'NORMAL')
  return run()
}

const withSync = <Result>(connection: DatabaseSync, run: () => Result): Result => {
  setSynchronous(connection, 'FULL')
  return run()
}

// Whether a statement returns rows is read from its SQL: Node tells a statement’s columns only from 22.16 on.
const readsRows = /^\s*(select|with|pragma)\b|\breturning\b/i
const onlyReads = /^\s*select\b/i

/** Statements that are kept prepared: those of a question and its answer, and more. */
const mostStatements = 200

/**
 * Prepares each statement once. Whoever goes through its rows one by one needs one of their own: a statement that is run
 * again begins again.
 */
export const createPrepare = (connection: DatabaseSync): ((sql: string) => StatementSync) => {
  const statements = new Map<string, StatementSync>()
  return sql => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= mostStatements) statements.clear()
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}

/**
 * All transactions of the service write. One that began by reading would fail at its first write, without any waiting,
 * where another process has written in between.
 */
const beginToWrite = 'begin immediate'

/** Node’s own SQLite in the shape that Kysely’s dialect expects; it lacks only `reader`. */
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
