import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { CommandError } from '../../terminal/exit-codes.ts'

/** The progress of an export. When the export is resumed, output after `bytes` is cut off. */
export interface Checkpoint {
  /** Identifies the request; only an export with the same text is resumed. */
  request: string
  /** Cursor of the next page; `undefined` before the first page. */
  cursor: string | undefined
  /** Whether the last page was written. */
  complete: boolean
  /** Entries written. */
  rows: number
  /** Repeated entries, which were left out. */
  duplicates: number
  /** Length of the output. */
  bytes: number
}

/** Stores the written ids and the checkpoint of an export on disk, so that a million ids take no memory. */
export interface Ledger {
  checkpoint(): Checkpoint | undefined
  clear(): void
  /** Returns the entries whose ids are new, and adds their ids. The next `save` makes that permanent. */
  onlyNew<Entry extends { id: string }>(entries: readonly Entry[]): Entry[]
  /** Stores the checkpoint and the ids since the last one, both or neither. */
  save(checkpoint: Checkpoint): void
  close(): void
}

/**
 * Opens a ledger file and locks it. With an empty path the ledger is in memory. A file survives a killed process; a power
 * cut can lose its last checkpoints, but never a part of one.
 */
export const openLedger = (path: string): Ledger => {
  const told = <Result>(work: () => Result): Result => {
    try {
      return work()
    } catch (cause) {
      throw ledgerError(path, cause)
    }
  }
  // Created before the database opens it, so that only its owner can read it: ids of entries are readers’ data.
  if (path) closeSync(openSync(path, 'a', 0o600))
  const database = told(() => openOrRemove(path))
  const add = database.prepare('INSERT OR IGNORE INTO seen VALUES (?)')
  const save = database.prepare('INSERT OR REPLACE INTO checkpoint VALUES (1, ?)')
  database.exec('BEGIN')
  const ledger: Ledger = {
    checkpoint() {
      const row = database.prepare('SELECT value FROM checkpoint').get()
      return row && (JSON.parse(String(row.value)) as Checkpoint)
    },
    clear() {
      told(() => database.exec('DELETE FROM seen; DELETE FROM checkpoint; COMMIT; BEGIN'))
    },
    onlyNew: entries => told(() => entries.filter(({ id }) => add.run(id).changes > 0)),
    save(checkpoint) {
      told(() => {
        save.run(JSON.stringify(checkpoint))
        database.exec('COMMIT; BEGIN')
      })
    },
    close() {
      // On a full disk even the rollback fails; what was saved stays as it is.
      try {
        if (database.isTransaction) database.exec('ROLLBACK')
      } finally {
        database.close()
      }
    }
  }
  return ledger
}

const open = (path: string): DatabaseSync => {
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
}

/** Opens the database; removes a new file that cannot be initialized. */
const openOrRemove = (path: string): DatabaseSync => {
  const isNew = path !== '' && statSync(path).size === 0
  try {
    return open(path)
  } catch (cause) {
    if (isNew && kindOf(cause) !== codes.busy)
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    throw cause
  }
}

/** SQLite’s result codes: locked by another process; disk full; I/O error; read-only. */
const codes = { busy: 5, full: 13, disk: 10, readOnly: 8 }

/** An error of SQLite as a sentence about the export. */
export const ledgerError = (path: string, cause: unknown): CommandError => {
  const { message } = cause as { message?: string }
  const kind = kindOf(cause)
  const place = path || 'The list of ids'
  if (kind === codes.busy) return new CommandError('usage', `${path}: another export is writing it.`, { cause })
  if (kind === codes.full) return new CommandError('not_written', `${place}: the disk is full.`, { cause })
  if (kind === codes.disk || kind === codes.readOnly) {
    return new CommandError('not_written', `${place} could not be written (${message}): is the disk full?`, { cause })
  }
  return new CommandError('usage', `${place}: it cannot be read; remove it to begin anew.`, { cause })
}

/** The primary result code, which is the low byte of SQLite’s extended code. */
const kindOf = (cause: unknown): number => ((cause as { errcode?: number }).errcode ?? 0) & 0xff
