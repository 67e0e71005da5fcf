import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { deserialize, serialize } from 'node:v8'
import { checkedBytes, withChecksum } from './checksum.ts'
import type { BodyPlace, ParsedPage } from './contract.ts'

/** What is known of a file, so that it need not be read while it is the same. */
export interface FileFacts {
  stamp: string
  /** Stamps of the files it includes, by their paths. */
  included: ReadonlyMap<string, string>
  frontMatter: Record<string, unknown>
}

/** What became of a version of a page: what goes into the index and where its body is, or why it cannot be read. */
type CachedPage = { facts: Uint8Array; body: BodyPlace } | { reason: string }

/** Pages that were read before, so that a service that starts again need not parse them. */
export interface PageCache {
  /** The file that they are kept in. */
  readonly path?: string | undefined
  /** Another one after all that was kept was thrown away. */
  readonly store: string
  /** What the files were like. */
  files: () => Map<string, FileFacts>
  find: (file: string, version: string) => CachedPage | undefined
  /** The page as it is kept: with its body where it is not. */
  put: (file: string, facts: FileFacts, version: string, page: ParsedPage) => CachedPage
  /** Makes what was put last. Until then, nobody else sees it. */
  commit: () => void
  /** Forgets all others. */
  retain: (files: ReadonlySet<string>) => void
  /** Forgets the bodies of pages that are not kept any more: nobody may read them any longer. */
  forgetBodies: () => void
}

export const noPageCache: PageCache = {
  store: '',
  files: () => new Map(),
  find: () => undefined,
  put: (_file, _facts, _version, page) => page,
  commit() {},
  retain() {},
  forgetBodies() {}
}

/**
 * Keeps pages in a database file. What is broken, half-written or made by another version is thrown away as a whole; it
 * can always be made again. Where the file cannot be written, nothing is kept.
 *
 * @param maker Changes with whatever the pages are made by.
 */
export const openPageCache = (path: string, maker: string): PageCache => {
  let opened = open(path, maker)
  const attempt = <Value>(use: (opened: Opened) => Value, otherwise: Value): Value => {
    try {
      return opened ? use(opened) : otherwise
    } catch (error) {
      // Another process that writes is no reason to throw away what it has written.
      if (isBusy(error)) return otherwise
      close(opened?.database)
      opened = open(path, maker, true)
      return otherwise
    }
  }
  return {
    path,
    get store() {
      return opened?.store ?? ''
    },
    files: () =>
      attempt(({ database }) => {
        const rows = database.prepare('SELECT file, facts FROM pages').all() as { file: string; facts: Uint8Array }[]
        return new Map(rows.map(({ file, facts }) => [file, deserialize(checkedBytes(facts, file)) as FileFacts]))
      }, new Map()),
    find: (file, version) =>
      attempt(({ store, find }) => {
        const row = find.get(file, version)
        if (!row) return
        const page = deserialize(checkedBytes(row.page as Uint8Array, version)) as
          | { facts: Uint8Array }
          | { reason: string }
        return 'reason' in page ? page : { facts: page.facts, body: { store, id: row.body as number } }
      }, undefined),
    put: (file, facts, version, page) =>
      attempt<CachedPage>(opened => {
        const { database, store, putBody, putPage } = opened
        if (!opened.isWriting) database.exec('BEGIN')
        opened.isWriting = true
        const id = 'reason' in page ? 0 : Number(putBody.run(withChecksum(page.body, version)).lastInsertRowid)
        const kept = 'reason' in page ? page : { facts: page.facts }
        putPage.run(file, withChecksum(serialize(facts), file), version, withChecksum(serialize(kept), version), id)
        return 'reason' in page ? page : { facts: page.facts, body: { store, id } }
      }, page),
    commit: () =>
      attempt(opened => {
        if (opened.isWriting) opened.database.exec('COMMIT')
        opened.isWriting = false
      }, undefined),
    retain: files =>
      attempt(({ database }) => {
        const kept = database.prepare('SELECT file FROM pages').all() as { file: string }[]
        const forget = database.prepare('DELETE FROM pages WHERE file = ?')
        for (const { file } of kept) if (!files.has(file)) forget.run(file)
      }, undefined),
    forgetBodies: () =>
      attempt(({ database }) => database.exec('DELETE FROM bodies WHERE id NOT IN (SELECT body FROM pages)'), undefined)
  }
}

interface Opened {
  database: DatabaseSync
  /** Whether a transaction has begun; `isTransaction` of the database itself came with Node 22.16. */
  isWriting: boolean
  store: string
  find: StatementSync
  putBody: StatementSync
  putPage: StatementSync
}

/** @param anew Whether what is there is thrown away. */
const open = (path: string, maker: string, anew = false): Opened | undefined => {
  let database: DatabaseSync | undefined
  try {
    if (anew) for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true })
    // The docs may be for few: only the owner may read what is made of them.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    closeSync(openSync(path, 'a', 0o600))
    database = new DatabaseSync(path)
    database.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    database.exec('CREATE TABLE IF NOT EXISTS maker (name TEXT NOT NULL, store TEXT NOT NULL)')
    database.exec('CREATE TABLE IF NOT EXISTS bodies (id INTEGER PRIMARY KEY AUTOINCREMENT, body BLOB NOT NULL)')
    database.exec(
      'CREATE TABLE IF NOT EXISTS pages (file TEXT PRIMARY KEY, facts BLOB NOT NULL, version TEXT NOT NULL, page BLOB NOT NULL, body INTEGER NOT NULL)'
    )
    const made = database.prepare('SELECT name, store FROM maker').get()
    if (made && made.name !== maker) throw new Error('It was made by another version.')
    const store = (made?.store as string | undefined) ?? randomUUID()
    if (!made) database.prepare('INSERT INTO maker (name, store) VALUES (?, ?)').run(maker, store)
    return {
      database,
      isWriting: false,
      store,
      find: database.prepare('SELECT page, body FROM pages WHERE file = ? AND version = ?'),
      putBody: database.prepare('INSERT INTO bodies (body) VALUES (?)'),
      putPage: database.prepare(
        'INSERT OR REPLACE INTO pages (file, facts, version, page, body) VALUES (?, ?, ?, ?, ?)'
      )
    }
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
