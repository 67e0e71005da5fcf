import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Database } from './database.ts'
import { createErasing, type Eraser } from './erasing.ts'

const day = 86_400_000
const hour = 3_600_000

/**
 * SQLite overwrites a row that is deleted (`secure_delete`), but not the copies that are left in the gaps of a page when
 * rows have moved to another one: only a file that is written anew has none. That takes a second for a hundred
 * megabytes, so it is done in a thread of its own while all queries wait in line, and the service goes on.
 *
 * @param patience Milliseconds to wait while another process has the database open.
 */
export const createEraser = (
  file: string,
  database: Database,
  connection: DatabaseSync,
  report: (error: unknown) => void,
  patience = 5_000
): Eraser => {
  let erasedAt = Date.now() - day + hour
  /** Rows that were written so far. What was deleted by an earlier run may have left copies, so it is not known of these. */
  const changes = () => (connection.prepare('SELECT total_changes() AS count').get() as { count: number }).count
  let changesErased = -1

  const { erase, isOwed } = createErasing(async () => {
    const before = changes()
    // Whoever has Kysely’s one connection keeps all others waiting, without holding up the thread.
    await database.connection().execute(async () => {
      const { timeout } = connection.prepare('PRAGMA busy_timeout').get() as { timeout: number }
      // What counts uses has a connection of its own way, and counts in memory when it is told at once that it has to.
      connection.exec('PRAGMA busy_timeout = 0')
      await writeAnew(file, patience).finally(() => connection.exec(`PRAGMA busy_timeout = ${timeout}`))
    })
    erasedAt = Date.now()
    changesErased = before
  }, report)

  return {
    erase: async () => file === ':memory:' || erase(),
    isOwed,
    /** Empties the log; and once in a day, where anything has changed, takes what has expired out of the file too. */
    async deleteBefore() {
      if (file === ':memory:') return
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      if (isOwed() || (changes() > changesErased && Date.now() - erasedAt >= day)) await erase()
    }
  }
}

/** The thread’s whole program: a text, because it is no file of the bundle. */
const program = `
const { DatabaseSync } = require('node:sqlite')
const { workerData: { file, patience } } = require('node:worker_threads')
const connection = new DatabaseSync(file)
connection.exec('PRAGMA busy_timeout = ' + patience + '; PRAGMA secure_delete = ON; VACUUM')
const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
connection.close()
if (busy) throw new Error('The database is read by another process, so its log cannot be emptied yet.')
`

const writeAnew = (file: string, patience: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = { eval: true, workerData: { file, patience }, execArgv: ['--disable-warning=ExperimentalWarning'] }
    const thread = new Worker(program, options)
    thread.once('error', reject)
    thread.once('exit', code => (code === 0 ? resolve() : reject(new Error(`The thread ended with ${code}.`))))
  })
