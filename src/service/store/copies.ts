import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { asDatabaseError, DatabaseError, isBusy, newerDatabase } from './database-error.ts'
import { migrations } from './migrations.ts'

/**
 * Copies a database into one new file while others write to it; the copy is a snapshot. The file is complete or does not
 * exist. Only its owner may read it.
 */
export const copyDatabase = (from: string, to: string): void => {
  const part = `${to}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  try {
    reading(from, database => void database.prepare('VACUUM INTO ?').run(part))
    checkBackup(part)
    sync(part)
    renameSync(part, to)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Throws `DatabaseError` unless the file is an intact database of this or an earlier version of the service. */
const checkBackup = (file: string): void => {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new DatabaseError(`${file} is a folder. Name the backup in it that is meant.`)
  reading(file, database => {
    const [result] = database.prepare('PRAGMA integrity_check(1)').all()
    const said = String(result?.integrity_check)
    if (said !== 'ok') throw new DatabaseError(`${file} is ${torn} (${said})`)
    const tables = database
      .prepare("select name from sqlite_master where name in ('kysely_migration', 'threads')")
      .all()
    if (tables.length < 2) throw new DatabaseError(`${file} is a database of something else than this service.`)
    const names = database
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name))
    const unknown = names.filter(name => !(name in migrations))
    if (unknown.length > 0) throw newerDatabase(file, unknown)
  })
}

const torn =
  'torn or damaged, as a copy is that was made by hand while the service ran. Take another: `docs-assistant backup` makes them.'

/**
 * Replaces a database with a backup. Throws `DatabaseError` and changes nothing when the backup is unusable or a service
 * uses the database.
 */
export const restoreDatabase = (backup: string, file: string): void => {
  checkBackup(backup)
  if (existsSync(file)) checkUnused(file)
  const restored = `${file}.restored`
  copyDatabase(backup, restored)
  // Removes the log files of the old database, which SQLite would apply to the new one.
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true })
  renameSync(restored, file)
}

/** Throws where another process has the database open. A damaged one cannot be open. */
const checkUnused = (file: string): void => {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    // With a write-ahead log this fails while another process is connected.
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK')
  } catch (error) {
    if (isBusy(error))
      throw new DatabaseError(`${file} is in use. Stop the service, and restore then.`, { cause: error })
  } finally {
    database?.close()
  }
}

const reading = (file: string, work: (database: DatabaseSync) => void): void => {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    database.exec('PRAGMA busy_timeout = 5000')
    work(database)
  } catch (error) {
    throw isForeign(error)
      ? new DatabaseError(`${file} is no database, or ${torn}`, { cause: error })
      : asDatabaseError(file, error)
  } finally {
    database?.close()
  }
}

/** Whether SQLite’s error means that the file is no database, or a damaged one. */
const isForeign = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)

const sync = (file: string): void => {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
