import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { docsFolder } from '../testing/docs-folder.ts'
import { createEraser, databaseIn, openDatabase } from './index.ts'

const words = 'Marzipanschwein'

const start = async () => {
  const data = await docsFolder({})
  const file = databaseIn(data)
  const { database, connection } = await openDatabase(file)
  onTestFinished(async () => {
    await database.destroy()
    await rm(data, { recursive: true })
  })
  const reports: unknown[] = []
  const eraser = createEraser(file, database, connection, error => reports.push(error), 200)
  const copies = () =>
    ['', '-wal', '-shm']
      .filter(end => existsSync(file + end))
      .reduce((sum, end) => sum + countIn(readFileSync(file + end)), 0)
  return { file, database, connection, eraser, reports, copies }
}

const countIn = (bytes: Buffer): number => bytes.toString('latin1').split(words).length - 1

/** Grows conversations of several readers, so that rows move between pages, then deletes those of one reader. */
const deleteAmongMoving = (connection: DatabaseSync) => {
  let seed = 1
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % limit
  }
  const insert = connection.prepare(
    `INSERT INTO threads (id, project_id, fp, messages, created_at, updated_at) VALUES (?, 'local', ?, ?, '2026', '2026')`
  )
  const grow = connection.prepare('UPDATE threads SET messages = messages || ? WHERE id = ?')
  const threads: [id: string, fp: string][] = []
  const textOf = (fp: string, times: number) => `${fp === 'ann' ? words : 'ordinary words'} `.repeat(times)
  connection.exec('BEGIN')
  for (let step = 0; step < 4_000; step++) {
    const [id, fp] = threads[below(Math.max(1, threads.length))] ?? []
    if (id === undefined || fp === undefined || below(10) < 4) {
      const made: [string, string] = [`thread_${below(1_000_000_000)}_${step}`, below(10) === 0 ? 'ann' : 'ben']
      threads.push(made)
      insert.run(...made, textOf(made[1], 1 + below(40)))
    } else grow.run(textOf(fp, below(60)), id)
  }
  connection.exec(`COMMIT; DELETE FROM threads WHERE fp = 'ann'; PRAGMA wal_checkpoint(TRUNCATE)`)
}

it('leaves no copy of what was deleted, not even those that rows leave behind when they move', async () => {
  const { connection, eraser, copies } = await start()
  deleteAmongMoving(connection)
  // The control: deleting alone leaves copies, although SQLite overwrites deleted rows.
  expect(copies()).toBeGreaterThan(0)
  expect(await eraser.erase()).toBe(true)
  expect(copies()).toBe(0)
})

it('keeps queries waiting and loses none, and erases once for all who ask meanwhile', async () => {
  const { database, connection, eraser } = await start()
  deleteAmongMoving(connection)
  const write = (name: string) => database.insertInto('settings').values({ name, value: 'x' }).execute()
  const all = await Promise.all([eraser.erase(), eraser.erase(), eraser.erase(), write('a'), write('b')])
  expect(all.slice(0, 3)).toEqual([true, true, true])
  expect((await database.selectFrom('settings').select('name').execute()).map(({ name }) => name)).toEqual(['a', 'b'])
  expect(connection.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5_000 })
})

it('says so when another process reads, and does it an hour later', async () => {
  const { file, connection, eraser, reports, copies } = await start()
  deleteAmongMoving(connection)
  const other = new DatabaseSync(file)
  other.exec('BEGIN; SELECT count(*) FROM threads')
  expect([await eraser.erase(), eraser.isOwed()]).toEqual([false, true])
  expect(reports).toHaveLength(1)
  other.close()
  await eraser.deleteBefore()
  expect([eraser.isOwed(), copies()]).toEqual([false, 0])
})
