import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPrepare, forKysely, openDatabase, withoutSync } from './database.ts'
import { createThreadStore } from './index.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
})
afterEach(() => rm(folder, { recursive: true }))

const program = `
const { openDatabase } = await import(${JSON.stringify(new URL('./database.ts', import.meta.url).href)})
process.stdout.write('ready')
process.stdin.once('data', async () => {
  const { database } = await openDatabase(process.argv[1])
  await database.insertInto('settings').values({ name: String(process.pid), value: 'here' }).execute()
  await database.destroy()
  process.exit()
})`

describe('the database', () => {
  it('is made once when several processes start together', { timeout: 60_000 }, async () => {
    const start = () => {
      const words = ['--input-type=module', '--eval', program, file]
      return spawn(process.execPath, words, { stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: '' } })
    }
    const file = join(folder, 'new', 'service.db')
    const children = [start(), start(), start(), start()]
    const errors: string[] = []
    for (const { stderr } of children) stderr.on('data', text => errors.push(String(text)))
    await Promise.all(children.map(({ stdout }) => once(stdout, 'data')))
    const exits = Promise.all(children.map(child => once(child, 'exit')))
    for (const { stdin } of children) stdin.write('go')
    expect((await exits).map(([code]) => code)).toEqual([0, 0, 0, 0])
    // Allows the message of one that waits for another, which happens on a busy machine.
    expect(errors.filter(text => /locked(?!.*It is waited for)|up to date/.test(text))).toEqual([])
    const { database } = await openDatabase(file)
    expect(await database.selectFrom('settings').selectAll().execute()).toHaveLength(4)
    await database.destroy()
  })

  it('prepares each statement once, and keeps only so many', () => {
    const connection = new DatabaseSync(':memory:')
    const prepare = createPrepare(connection)
    const first = prepare('select 0 as number')
    expect(prepare('select 0 as number')).toBe(first)
    for (let number = 1; number <= 200; number++) prepare(`select ${number} as number`)
    expect(prepare('select 0 as number')).not.toBe(first)
    connection.close()
  })

  it('goes through the rows of one statement twice at once', () => {
    const { prepare } = forKysely(new DatabaseSync(':memory:'))
    const numbers = () => prepare('values (1), (2)').iterate([])[Symbol.iterator]()
    const [one, other] = [numbers(), numbers()]
    expect([one, other, one, other].map(rows => Object.values(rows.next().value as object))).toEqual([
      [1],
      [1],
      [2],
      [2]
    ])
  })

  it('can be read by its owner alone, also where folder and files were open to others', async () => {
    const file = join(folder, 'open', 'service.db')
    await mkdir(join(folder, 'open'))
    await chmod(join(folder, 'open'), 0o755)
    await writeFile(file, '')
    await chmod(file, 0o644)
    const { database } = await openDatabase(file)
    await database.insertInto('settings').values({ name: 'a', value: 'b' }).execute()
    const modes = await Promise.all(
      ['', '-wal', '-shm'].map(async end => ((await stat(file + end)).mode & 0o777).toString(8))
    )
    expect(modes).toEqual(['600', '600', '600'])
    await database.destroy()
  })

  it('waits for the disk, but not with conversations', async () => {
    const { database, connection } = await openDatabase(join(folder, 'service.db'))
    const mode = () => connection.prepare('PRAGMA synchronous').get()?.synchronous
    const [normal, full] = [1, 2]
    expect(mode()).toBe(full)
    expect(withoutSync(connection, mode)).toBe(normal)
    // Inside of another transaction, whose commit is synced.
    await database.transaction().execute(async () => expect(withoutSync(connection, mode)).toBe(full))
    const modes: unknown[] = []
    connection.function('mode_now', () => modes.push(mode()))
    connection.exec('CREATE TRIGGER t AFTER INSERT ON threads BEGIN SELECT mode_now(); END')
    connection.exec('CREATE TRIGGER s AFTER INSERT ON settings BEGIN SELECT mode_now(); END')
    for (const name of ['a', 'b']) {
      await createThreadStore(database).save('thread', { projectId: 'local', fp: 'a' }, [])
      await createThreadStore(database).save(name, { projectId: 'local', fp: 'a' }, [])
      await database.insertInto('settings').values({ name, value: 'b' }).returning('name').execute()
    }
    expect(modes).toEqual([normal, normal, full, normal, full])
    await database.destroy()
  })
})
