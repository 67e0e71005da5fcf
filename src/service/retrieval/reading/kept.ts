import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** What is known of a file, so that it need not be read while it is the same. */
export interface FileFacts {
  stamp: string
  /** Stamps of the files it includes, by their paths. */
  included: ReadonlyMap<string, string>
  frontMatter: Record<string, unknown>
}

/** What became of a version of a page: its record, or why it cannot be read. */
export type KeptPage = { record: Uint8Array } | { reason: string }

/** Pages that were read before, so that a service that starts again need not parse them. */
export interface KeptPages {
  /** What the files were like. */
  files: () => Map<string, FileFacts>
  find: (file: string, version: string) => KeptPage | undefined
  put: (file: string, facts: FileFacts, version: string, page: KeptPage) => void
  /** Forgets all others. */
  retain: (files: ReadonlySet<string>) => void
}

export const nothingKept: KeptPages = { files: () => new Map(), find: () => undefined, put() {}, retain() {} }

/**
 * Keeps pages in a database file. What is broken, half-written or made by another version is thrown away as a whole; it
 * can always be made again. Where the file cannot be written, nothing is kept.
 *
 * @param maker Changes with whatever the pages are made by.
 */
export const keepPages = (path: string, maker: string): KeptPages => {
  let database = open(path, maker)
  const attempt = <Value>(use: (database: DatabaseSync) => Value, otherwise: Value): Value => {
    try {
      return database ? use(database) : otherwise
    } catch (error) {
      // Another process that writes is no reason to throw away what it has written.
      if (isBusy(error)) return otherwise
      close(database)
      database = open(path, maker, true)
      return otherwise
    }
  }
  return {
    files: () =>
      attempt(database => {
        const rows = database.prepare('SELECT file, facts FROM pages').all() as { file: string; facts: Uint8Array }[]
        return new Map(rows.map(({ file, facts }) => [file, deserialize(unsealed(facts, file)) as FileFacts]))
      }, new Map()),
    find: (file, version) =>
      attempt(database => {
        const row = database.prepare('SELECT page FROM pages WHERE file = ? AND version = ?').get(file, version)
        return row && (deserialize(unsealed(row.page as Uint8Array, version)) as KeptPage)
      }, undefined),
    put: (file, facts, version, page) =>
      attempt(database => {
        database
          .prepare('INSERT OR REPLACE INTO pages (file, facts, version, page) VALUES (?, ?, ?, ?)')
          .run(file, sealed(serialize(facts), file), version, sealed(serialize(page), version))
      }, undefined),
    retain: files =>
      attempt(database => {
        const kept = database.prepare('SELECT file FROM pages').all() as { file: string }[]
        const forget = database.prepare('DELETE FROM pages WHERE file = ?')
        for (const { file } of kept) if (!files.has(file)) forget.run(file)
      }, undefined)
  }
}

/** @param anew Whether what is there is thrown away. */
const open = (path: string, maker: string, anew = false): DatabaseSync | undefined => {
  let database: DatabaseSync | undefined
  try {
    if (anew) for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true })
    // The docs may be for few: only the owner may read what is made of them.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    closeSync(openSync(path, 'a', 0o600))
    database = new DatabaseSync(path)
    database.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    database.exec('CREATE TABLE IF NOT EXISTS maker (name TEXT NOT NULL)')
    database.exec(
      'CREATE TABLE IF NOT EXISTS pages (file TEXT PRIMARY KEY, facts BLOB NOT NULL, version TEXT NOT NULL, page BLOB NOT NULL)'
    )
    const made = database.prepare('SELECT name FROM maker').get()?.name
    if (made === undefined) database.prepare('INSERT INTO maker (name) VALUES (?)').run(maker)
    else if (made !== maker) throw new Error('It was made by another version.')
    return database
  } catch (error) {
    close(database)
    return anew || isBusy(error) ? undefined : open(path, maker, true)
  }
}

const close = (database: DatabaseSync | undefined): void => {
  try {
    database?.close()
  } catch {
    // One that is broken may not even be closed.
  }
}

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === 5

/** Bytes with a checksum in front, which also says what they belong to. */
const sealed = (bytes: Uint8Array, owner: string): Uint8Array => {
  const whole = Buffer.alloc(4 + bytes.length)
  whole.writeUInt32LE(crc32(bytes, crc32(owner)))
  whole.set(bytes, 4)
  return whole
}

const unsealed = (whole: Uint8Array, owner: string): Uint8Array => {
  const bytes = whole.subarray(4)
  const checksum = Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength).readUInt32LE()
  if (crc32(bytes, crc32(owner)) !== checksum) throw new Error('A page is broken.')
  return bytes
}

/** The code below a folder, and the platform that it runs on: what pages are made by. */
export const programOf = (code: URL): string => {
  const folder = fileURLToPath(code)
  const hash = createHash('sha256').update(JSON.stringify(process.versions))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.[jt]s$/.test(file))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url')
}
