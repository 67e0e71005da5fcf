/** @module-tag slow */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { asDatabaseError, cannotStore } from './database-error.ts'
import { takesWrites } from './index.ts'

const folderOf = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const made = async () => {
  const file = join(await folderOf(), 'service.db')
  const { database, connection } = await openDatabase(file)
  const insert = connection.prepare('INSERT INTO settings (name, value) VALUES (?, ?)')
  for (let row = 0; row < 300; row++) insert.run(`name-${row}`, 'value '.repeat(30))
  await database.destroy()
  return file
}

/** Milliseconds; far more than it takes, and less than the five seconds that a locked database is waited for. */
const noWait = 4_500

const errorOf = async (file: string): Promise<Error> => {
  const opened = await openDatabase(file, () => {}).catch((error: unknown) => error)
  if (opened instanceof Error) return opened
  throw new Error('The database was opened.')
}

it('says without waiting that a file is no database', async () => {
  const file = join(await folderOf(), 'service.db')
  await writeFile(file, 'This is no database. '.repeat(1_000))
  const start = performance.now()
  const { name, message } = await errorOf(file)
  expect(performance.now() - start).toBeLessThan(noWait)
  expect([name, message]).toEqual([
    'DatabaseError',
    expect.stringContaining(`The database ${file} is damaged, as a copy is`)
  ])
  expect(message).toContain('Restore it from a backup (`docs-assistant restore FILE --force`), or move it away')
})

it('says that a database is damaged in places, before anything is read there', async () => {
  const file = await made()
  const bytes = await readFile(file)
  // Damages a page in the middle of the settings.
  const middle = bytes.indexOf('name-150')
  bytes.fill(0xff, middle - (middle % 4_096), middle - (middle % 4_096) + 4_096)
  await writeFile(file, bytes)
  expect((await errorOf(file)).message).toMatch(/service\.db is damaged, .* Restore it .* \(.+\)$/s)
})

it('says without waiting that a database is of a newer version, and what it has', async () => {
  const file = await made()
  const newer = new DatabaseSync(file)
  newer.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('999-dreams', '2030')")
  newer.close()
  const start = performance.now()
  const { message } = await errorOf(file)
  expect(performance.now() - start).toBeLessThan(noWait)
  expect(message).toBe(
    `The database ${file} was made by a newer version (it has 999-dreams). Install that version, or choose another folder with --data.`
  )
})

it('says what step could not be done', async () => {
  const file = join(await folderOf(), 'service.db')
  const other = new DatabaseSync(file)
  other.exec('CREATE TABLE keys (mine TEXT)')
  other.close()
  expect((await errorOf(file)).message).toMatch(/service\.db fails: table "keys" already exists\. Restore it/)
})

it('waits for another process that writes, says so and what to do within a second, and lets others work meanwhile', async () => {
  const file = await made()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const said = vi.fn()
  const opened = openDatabase(file, said)
  // Of two timers of one process the earlier one rings first, however late both are on a busy machine.
  await wait(noWait)
  expect(said.mock.calls).toEqual([
    [
      `The database ${file} is locked by another process, such as a second service. Stop that one, or choose another folder with --data. It is waited for, for 5 seconds.`
    ]
  ])
  other.exec('COMMIT')
  await (await opened).database.destroy()
  expect(said).toHaveBeenCalledOnce()
})

it('gives up on one that stays locked', { timeout: 60_000 }, async () => {
  const file = await made()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  expect((await errorOf(file)).message).toMatch(/service\.db is locked by another process.* Stop that one, or choose/)
})

it('says in words what stands in the way of a folder or file', async () => {
  const folder = await folderOf()
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'service.db'))
  expect((await errorOf(join(folder, 'file', 'service.db'))).message).toMatch(/is in what is no folder\. Remove/)
  expect((await errorOf(join(folder, 'service.db'))).message).toMatch(/service\.db is a folder\. Move it away/)
  const readOnly = Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' })
  expect(asDatabaseError('a.db', readOnly)).toMatchObject({
    message: expect.stringMatching(/^The database a\.db cannot be written\..*EROFS/)
  })
})

it('leaves every other error as it is', () => {
  const other = new Error('something else')
  expect(asDatabaseError('a.db', other)).toBe(other)
  expect(asDatabaseError('a.db', 'text')).toBe('text')
  expect(cannotStore(other)).toBe(false)
})

it('tells whether anything can be written, also when the disk is full', async () => {
  const { database, connection } = await openDatabase(join(await folderOf(), 'service.db'))
  onTestFinished(() => database.destroy())
  expect(await takesWrites(database)).toBe(true)
  connection.exec('CREATE TABLE filler (text TEXT)')
  const { page_count } = connection.prepare('PRAGMA page_count').get() as { page_count: number }
  connection.exec(`PRAGMA max_page_count = ${page_count}`)
  const fill = (length: number) => {
    try {
      for (;;) connection.prepare('INSERT INTO filler VALUES (?)').run('x'.repeat(length))
    } catch (error) {
      return error
    }
  }
  expect(cannotStore(fill(3_000))).toBe(true)
  expect(asDatabaseError('a.db', fill(3_000))).toMatchObject({
    message: expect.stringContaining('a disk that is full')
  })
  await database.schema.dropTable('settings').execute()
  expect(await takesWrites(database)).toBe(false)
})
