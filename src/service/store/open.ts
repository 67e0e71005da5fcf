import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { isBusy } from './database-error.ts'

/** Milliseconds to wait while another process writes, and after which that is said. */
const patience = { all: 5_000, silent: 500 }

/** Bytes of a database that is looked through at the start: SQLite reads some hundred megabytes a second. */
const checked = 64_000_000

/** Opens a database file, or makes it, in the way in which this service writes. */
export const connect = async (file: string, report: (message: string) => void): Promise<DatabaseSync> => {
  if (file !== ':memory:') keepPrivate(file)
  const connection = new DatabaseSync(file)
  try {
    // Waiting is done here, so that whatever else waits on this thread has its turn.
    connection.exec('PRAGMA busy_timeout = 0')
    const unlocked = whenUnlocked(file, report)
    // A write-ahead log, synced at each commit: what was acknowledged survives a killed process and a power cut, but
    // for conversations and counts, which survive the first alone.
    await unlocked(() => connection.exec('PRAGMA journal_mode = WAL'))
    // What is deleted is overwritten: it is readers’ data.
    connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
    checkWhole(file, connection)
    // Several processes may start at once: one brings the tables up to date while the others wait.
    await unlocked(() => connection.exec('BEGIN IMMEDIATE'))
    connection.exec(`PRAGMA busy_timeout = ${patience.all}`)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Only the owner may read conversations and keys, whatever the folder allows. */
const keepPrivate = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  // Files that SQLite makes beside it take its mode; those of an earlier version may be open to others.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

/** Tries again while another process writes; SQLite itself does not wait while it changes to a write-ahead log. */
const whenUnlocked = (file: string, report: (message: string) => void) => {
  const start = performance.now()
  let isSaid = false
  return async (act: () => void): Promise<void> => {
    for (;;) {
      try {
        return act()
      } catch (error) {
        const waited = performance.now() - start
        if (!isBusy(error) || waited > patience.all) throw error
        if (waited > patience.silent && !isSaid) {
          report(`The database ${file} is locked by another process, such as a second service. It is waited for.`)
          isSaid = true
        }
        await wait(20)
      }
    }
  }
}

/** A database that is damaged in places would start, and fail at whatever lies there. */
const checkWhole = (file: string, connection: DatabaseSync): void => {
  if (file === ':memory:' || statSync(file).size > checked) return
  const [result] = connection.prepare('PRAGMA quick_check(1)').all()
  const said = String(result?.quick_check)
  if (said !== 'ok') throw Object.assign(new Error(said), { code: 'ERR_SQLITE_ERROR', errcode: 11 })
}
