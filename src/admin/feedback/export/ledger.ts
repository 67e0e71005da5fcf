import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { CommandError } from '../../terminal/exit-codes.ts'

/** How far an export has come: what lies behind `bytes` is as if it had never been written. */
export interface Mark {
  /** What was asked for; an export goes on only with the same. */
  request: string
  /** Where the next page begins; none before the first page. */
  cursor: string | undefined
  /** The last page is written. */
  complete: boolean
  /** Entries written. */
  rows: number
  /** Entries that came again and were left out. */
  duplicates: number
  /** Length of the output. */
  bytes: number
}

/** Remembers the ids that were written and how far the export has come, on disk: a million ids take no memory. */
export interface Ledger {
  mark(): Mark | undefined
  forget(): void
  /** Entries whose ids were not there before; they are remembered when the mark is saved. */
  onlyNew<Entry extends { id: string }>(entries: readonly Entry[]): Entry[]
  /** Keeps the ids since the last time and the mark, both or neither. */
  save(mark: Mark): void
  close(): void
}

/**
 * Opens a ledger file and keeps others from it; an empty path is a ledger that ends with the process.
 * A killed process leaves it whole. After a power cut it may lie behind the output, never ahead of itself.
 */
export const openLedger = (path: string): Ledger => {
  // Made here first, because entries are readers’ words: the file is for its owner only.
  if (path) closeSync(openSync(path, 'a', 0o600))
  const database = open(path)
  const add = database.prepare('INSERT OR IGNORE INTO seen VALUES (?)')
  const save = database.prepare('INSERT OR REPLACE INTO mark VALUES (1, ?)')
  database.exec('BEGIN')
  const ledger: Ledger = {
    mark() {
      const row = database.prepare('SELECT value FROM mark').get()
      return row && (JSON.parse(String(row.value)) as Mark)
    },
    forget() {
      database.exec('DELETE FROM seen; DELETE FROM mark; COMMIT; BEGIN')
    },
    onlyNew: entries => entries.filter(({ id }) => add.run(id).changes > 0),
    save(mark) {
      save.run(JSON.stringify(mark))
      database.exec('COMMIT; BEGIN')
    },
    close() {
      database.exec('ROLLBACK')
      database.close()
    }
  }
  return ledger
}

const open = (path: string): DatabaseSync => {
  try {
    const database = new DatabaseSync(path)
    database.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA cache_size = -32000;
      PRAGMA wal_autocheckpoint = 10000;
      CREATE TABLE IF NOT EXISTS seen (id TEXT PRIMARY KEY) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS mark (key INTEGER PRIMARY KEY, value TEXT NOT NULL);
    `)
    return database
  } catch (cause) {
    const busy = (cause as { errcode?: number }).errcode === 5
    const why = busy ? 'another export is writing it' : 'it cannot be read; remove it to begin anew'
    throw new CommandError('usage', `${path}: ${why}.`, { cause })
  }
}
