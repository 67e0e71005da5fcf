import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { isBusy, locked } from './database-error.ts'

/** Milliseconds to wait while another process writes (`all`), and after which that is reported (`silent`). */
const lockTimeout = { all: 5_000, silent: 500 }

/** Most bytes of a database that is checked at the start; SQLite checks some hundred megabytes a second. */
const checked = 64_000_000

/** Opens or creates a database file with the settings of this service. */
export const connect = async (file: string, report: (message: string) => void): Promise<DatabaseSync> => {
  if (file !== ':memory:') keepPrivate(file)
  const connection = new DatabaseSync(file)
  try {
    // Waits here instead of in SQLite, which would block the event loop.
    connection.exec('PRAGMA busy_timeout = 0')
    const unlocked = whenUnlocked(file, report)
    // A write-ahead log that is synced at each commit: acknowledged writes survive a killed process and a power cut. Those
    // of conversations and counts survive only a killed process.
    await unlocked(() => connection.exec('PRAGMA journal_mode = WAL'))
    // `secure_delete` overwrites deleted rows, because they are readers’ data.
    connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
    checkWhole(file, connection)
    // Several processes may start at once; one migrates while the others wait.
    await unlocked(() => connection.exec('BEGIN IMMEDIATE'))
    connection.exec(`PRAGMA busy_timeout = ${lockTimeout.all}`)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/** Makes the files readable for their owner only, whatever the folder allows, because they contain conversations and keys. */
const keepPrivate = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  // SQLite gives new files beside it the same mode, but existing ones of an earlier version may be readable for others.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
}

/** Retries while another process writes, because SQLite itself does not wait when it switches to a write-ahead log. */
const whenUnlocked = (file: string, report: (message: string) => void) => {
  const start = performance.now()
  let isSaid = false
  return async (act: () => void): Promise<void> => {
    for (;;) {
      try {
        return act()
      } catch (error) {
        const waited = performance.now() - start
        if (!isBusy(error) || waited > lockTimeout.all) throw error
        if (waited > lockTimeout.silent && !isSaid) {
          report(`The database ${file} ${locked} It is waited for, for ${lockTimeout.all / 1_000} seconds.`)
          isSaid = true
        }
        await wait(20)
      }
    }
  }
}

/** Checks a database, because a partly damaged one would start and fail later. */
const checkWhole = (file: string, connection: DatabaseSync): void => {
  if (file === ':memory:' || statSync(file).size > checked) return
  const [result] = connection.prepare('PRAGMA quick_check(1)').all()
  const said = String(result?.quick_check)
  if (said !== 'ok') throw Object.assign(new Error(said), { code: 'ERR_SQLITE_ERROR', errcode: 11 })
}
