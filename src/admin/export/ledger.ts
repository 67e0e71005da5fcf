import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { CommandError } from '../terminal/exit-codes.ts'

/** How far an export has come. Output after `bytes` does not count: it is cut off before the export goes on. */
export interface Checkpoint {
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
  checkpoint(): Checkpoint | undefined
  clear(): void
  /** Entries whose ids were not there before; they are remembered when a checkpoint is saved. */
  onlyNew<Entry extends { id: string }>(entries: readonly Entry[]): Entry[]
  /** Stores the checkpoint and the ids since the last one, both or neither. */
  save(checkpoint: Checkpoint): void
  close(): void
}

/**
 * Opens a ledger file and keeps others from it; an empty path is a ledger that ends with the process.
 * It survives a killed process. A power cut can lose its last checkpoints, but never a part of one.
 */
export const openLedger = (path: string): Ledger => {
  // Created before the database opens it, so that only its owner can read it: ids of entries are readers’ data.
  if (path) closeSync(openSync(path, 'a', 0o600))
  const database = open(path)
  const add = database.prepare('INSERT OR IGNORE INTO seen VALUES (?)')
  const save = database.prepare('INSERT OR REPLACE INTO checkpoint VALUES (1, ?)')
  database.exec('BEGIN')
  const ledger: Ledger = {
    checkpoint() {
      const row = database.prepare('SELECT value FROM checkpoint').get()
      return row && (JSON.parse(String(row.value)) as Checkpoint)
    },
    clear() {
      database.exec('DELETE FROM seen; DELETE FROM checkpoint; COMMIT; BEGIN')
    },
    onlyNew: entries => entries.filter(({ id }) => add.run(id).changes > 0),
    save(checkpoint) {
      save.run(JSON.stringify(checkpoint))
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
      CREATE TABLE IF NOT EXISTS checkpoint (key INTEGER PRIMARY KEY, value TEXT NOT NULL);
    `)
    return database
  } catch (cause) {
    const busy = (cause as { errcode?: number }).errcode === 5
    const why = busy ? 'another export is writing it' : 'it cannot be read; remove it to begin anew'
    throw new CommandError('usage', `${path}: ${why}.`, { cause })
  }
}
