import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { docsFolder } from '../testing/docs-folder.ts'
import { openStore, retried, takesWrites } from './index.ts'

/** A store, and a second connection to its file, as another process has. */
const sharedFile = async () => {
  const data = await docsFolder({})
  const { database, beginServing } = await openStore({ data })
  beginServing()
  const other = new DatabaseSync(join(data, 'service.db'))
  onTestFinished(async () => {
    other.close()
    await database.destroy()
    await rm(data, { recursive: true })
  })
  return { database, other }
}

it('is tried again while another process brings the tables of the same file up to date', async () => {
  const { database, other } = await sharedFile()
  other.exec('BEGIN IMMEDIATE')
  let attempts = 0
  const write = async () => {
    attempts++
    if (attempts === 2) other.exec('COMMIT')
    await database.insertInto('settings').values({ name: 'here', value: 'yes' }).execute()
  }
  await retried(write)
  expect(attempts).toBe(2)
  expect(other.prepare("SELECT value FROM settings WHERE name = 'here'").get()).toEqual({ value: 'yes' })
})

it('is how a file counts as taking writes that another process holds for a moment, and not one that it keeps', {
  tags: 'slow'
}, async () => {
  const { database, other } = await sharedFile()
  other.exec('BEGIN IMMEDIATE')
  expect(await takesWrites(database)).toBe(false)
  const held = setTimeout(() => other.exec('COMMIT'), 300)
  onTestFinished(() => clearTimeout(held))
  expect(await takesWrites(database)).toBe(true)
})

it('is not needed within a transaction: what it has read no other process changes before it writes', async () => {
  const { database, other } = await sharedFile()
  await database.transaction().execute(async transaction => {
    await transaction.selectFrom('settings').selectAll().execute()
    expect(() => other.exec("INSERT INTO settings VALUES ('there', 'yes')")).toThrow('database is locked')
    await transaction.insertInto('settings').values({ name: 'here', value: 'yes' }).execute()
  })
  expect(other.prepare("SELECT value FROM settings WHERE name = 'here'").get()).toEqual({ value: 'yes' })
})
