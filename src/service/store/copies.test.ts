import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { copyDatabase, restoreDatabase } from './copies.ts'
import { openDatabase } from './database.ts'

const folderOf = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const opened = async (file: string) => {
  const { database, connection } = await openDatabase(file)
  const set = (name: string, value: string) =>
    void connection.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)').run(name, value)
  return { connection, set, close: () => database.destroy() }
}

const valueIn = (file: string, name: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('SELECT value FROM settings WHERE name = ?').get(name)
  database.close()
  return row?.value
}

it('copies what was written so far, also what is only in the log, for its owner alone', async () => {
  const folder = await folderOf()
  const database = await opened(join(folder, 'service.db'))
  database.set('a', 'before')
  copyDatabase(join(folder, 'service.db'), join(folder, 'copy.db'))
  database.set('a', 'after')
  expect(valueIn(join(folder, 'copy.db'), 'a')).toBe('before')
  expect((await stat(join(folder, 'copy.db'))).mode & 0o777).toBe(0o600)
  await database.close()
  expect((await readdir(folder)).filter(name => /part|copy\.db-/.test(name))).toEqual([])
})

it('restores it, and nothing of what was there after it', async () => {
  const folder = await folderOf()
  const [file, copy] = [join(folder, 'service.db'), join(folder, 'copy.db')]
  const database = await opened(file)
  database.set('a', 'before')
  copyDatabase(file, copy)
  database.set('a', 'after')
  const log = await readFile(`${file}-wal`)
  await database.close()
  // A write-ahead log as a killed service leaves it.
  await writeFile(`${file}-wal`, log)
  restoreDatabase(copy, file)
  const restored = await opened(file)
  expect(valueIn(file, 'a')).toBe('before')
  await restored.close()
})

it('refuses to restore over a database that is in use', async () => {
  const folder = await folderOf()
  const [file, copy] = [join(folder, 'service.db'), join(folder, 'copy.db')]
  const database = await opened(file)
  copyDatabase(file, copy)
  database.set('a', 'after')
  expect(() => restoreDatabase(copy, file)).toThrow('is in use. Stop the service')
  await database.close()
  expect(valueIn(file, 'a')).toBe('after')
  restoreDatabase(copy, file)
  expect(valueIn(file, 'a')).toBeUndefined()
})

/** An inconsistent copy, whose second half was read after the service had written more. */
const tornCopy = async (folder: string) => {
  const file = join(folder, 'service.db')
  const { connection, close } = await opened(file)
  const insert = connection.prepare('INSERT INTO settings (name, value) VALUES (?, ?)')
  const grow = (from: number) => {
    for (let row = from; row < from + 400; row++) insert.run(`${row % 7}-${row}`, 'value '.repeat(30))
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }
  grow(0)
  const before = await readFile(file)
  grow(400)
  const after = await readFile(file)
  await close()
  const half = Math.floor(before.length / 8192) * 4096
  const torn = join(folder, 'torn.db')
  await writeFile(torn, Buffer.concat([before.subarray(0, half), after.subarray(half)]))
  return torn
}

it('a copy that was made by hand while the service wrote is torn: no start and no restore takes it', async () => {
  const folder = await folderOf()
  const torn = await tornCopy(folder)
  expect(() => restoreDatabase(torn, join(folder, 'other.db'))).toThrow(/torn or damaged.*docs-assistant backup/)
  expect(await readdir(folder)).not.toContain('other.db')
  await expect(openDatabase(torn)).rejects.toThrow(/made by hand while the service ran\. Restore it from a backup/)
})

it('refuses what is cut short, no database, a folder, or one of something else', async () => {
  const folder = await folderOf()
  const [file, given] = [join(folder, 'service.db'), join(folder, 'given.db')]
  const { close } = await opened(file)
  copyDatabase(file, given)
  await close()
  const whole = await readFile(given)
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no database '.repeat(1000))]) {
    await writeFile(given, bytes)
    expect(() => restoreDatabase(given, file)).toThrow(/torn or damaged/)
  }
  expect(() => restoreDatabase(folder, file)).toThrow('is a folder. Name the backup in it')
  await rm(given)
  new DatabaseSync(given).exec('CREATE TABLE other (a)')
  expect(() => restoreDatabase(given, file)).toThrow('is a database of something else')
  await rm(given)
  await writeFile(given, whole)
  const newer = new DatabaseSync(given)
  newer.exec("INSERT INTO kysely_migration VALUES ('999-later', '2030-01-01')")
  newer.close()
  expect(() => restoreDatabase(given, file)).toThrow('made by a newer version (it has 999-later)')
  await (await opened(file)).close()
})
