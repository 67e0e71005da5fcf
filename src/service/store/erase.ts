import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Database } from './database.ts'
import { createErasing, type Eraser } from './erasing.ts'

const day = 86_400_000
const hour = 3_600_000

/**
 * Erases deleted rows from SQLite’s file. SQLite overwrites a deleted row (`secure_delete`), but not copies that are left
 * in the free space of a page after rows moved, so the file is rewritten (`VACUUM`). That takes a second for a hundred
 * megabytes, so it runs in a thread while all queries wait, without blocking the event loop.
 *
 * @param timeout Milliseconds to wait while another process has locked the database.
 */
export const createEraser = (
  file: string,
  database: Database,
  connection: DatabaseSync,
  report: (error: unknown) => void,
  timeout = 5_000
): Eraser => {
  let erasedAt = Date.now() - day + hour
  /** Number of rows that this connection has changed. An earlier process may have left copies, which this does not count. */
  const changes = () => (connection.prepare('SELECT total_changes() AS count').get() as { count: number }).count
  let changesErased = -1

  const { erase, isOwed } = createErasing(async () => {
    const before = changes()
    // Taking Kysely’s only connection makes all other queries wait without blocking the event loop.
    await database.connection().execute(async () => {
      const { timeout: busyTimeout } = connection.prepare('PRAGMA busy_timeout').get() as { timeout: number }
      // The rate limiter uses the connection directly. Without a busy timeout it fails at once and counts in memory.
      connection.exec('PRAGMA busy_timeout = 0')
      await writeAnew(file, timeout).finally(() => connection.exec(`PRAGMA busy_timeout = ${busyTimeout}`))
    })
    erasedAt = Date.now()
    changesErased = before
  }, report)

  return {
    erase: async () => file === ':memory:' || erase(),
    isOwed,
    /** Truncates the write-ahead log, and once a day, if anything has changed, erases expired rows from the file too. */
    async deleteBefore() {
      if (file === ':memory:') return
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      if (isOwed() || (changes() > changesErased && Date.now() - erasedAt >= day)) await erase()
    }
  }
}

/** The program of the thread, as a text because it is no file of the bundle. */
const program = `
const { DatabaseSync } = require('node:sqlite')
const { workerData: { file, timeout } } = require('node:worker_threads')
const connection = new DatabaseSync(file)
connection.exec('PRAGMA busy_timeout = ' + timeout + '; PRAGMA secure_delete = ON; VACUUM')
const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
connection.close()
if (busy) throw new Error('The database is read by another process, so its log cannot be emptied yet.')
`

const writeAnew = (file: string, timeout: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = { eval: true, workerData: { file, timeout }, execArgv: ['--disable-warning=ExperimentalWarning'] }
    const thread = new Worker(program, options)
    thread.once('error', reject)
    thread.once('exit', code => (code === 0 ? resolve() : reject(new Error(`The thread ended with ${code}.`))))
  })
