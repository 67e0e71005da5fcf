import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { databaseUrlFor, emptyDatabase, onPostgres, openTestDatabase } from '../testing/databases.ts'
import { isPostgres } from './dialect.ts'
import { createAnswerStore, createFeedbackStore, createKeyStore, openStore, retried } from './index.ts'
import { migrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'

const errorOf = async (databaseUrl: string): Promise<Error> => {
  const opened = await openStore({ data: ':memory:', databaseUrl }).catch((error: unknown) => error)
  if (opened instanceof Error) return opened
  throw new Error('The database was opened.')
}

/** A port at which nothing listens. */
const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}

/** A proxy between a service and its database, whose connections can be cut. */
const startLine = async (to: number) => {
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(to, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.once('close', () => far.destroy())
    sockets.add(near.once('close', () => sockets.delete(near)))
  })
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as { port: number }
  const cut = async () => {
    const closed = new Promise(resolve => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { port, cut, mend: () => listen(port), close: cut }
}

/** A store behind such a proxy, with slow statements. */
const openOnLine = async () => {
  const direct = (await databaseUrlFor(':memory:')) ?? ''
  const url = new URL(direct)
  const line = await startLine(Number(url.port))
  onTestFinished(line.close)
  url.port = `${line.port}`
  const { database } = await openStore({ data: '', databaseUrl: url.href })
  onTestFinished(() => database.destroy())
  const beside = new pg.Client(direct)
  await beside.connect()
  onTestFinished(() => beside.end())
  /** Waits until the server has begun a number of slow statements. */
  const begun = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await beside.query(`select from pg_stat_activity where datname = current_database()
        and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`)
      expect(rows).toHaveLength(count)
    })
  return { database, line, begun, slow: sql<string>`(case when pg_sleep(2) is null then '' else 'here' end)` }
}

it('names the address where no server answers, without the password', async () => {
  const place = `127.0.0.1:${await closedPort()}/docs`
  const { name, message } = await errorOf(`postgres://writer:very:sec@ret@${place}?application_name=very-sec@ret`)
  expect([name, message]).toEqual([
    'DatabaseError',
    expect.stringMatching(
      `^The database postgres://writer@${place} cannot be reached: nothing answers there\\. Start PostgreSQL, or`
    )
  ])
  expect(message).not.toContain('ret')
})

it('says that an address is invalid, without repeating it', async () => {
  const { message, cause } = await errorOf('postgres://writer:secret@[half/docs')
  expect([message, cause]).toEqual([
    'DATABASE_URL is no address of a database: postgres://user:password@host:5432/name.',
    undefined
  ])
})

describe.runIf(onPostgres)('on a server', () => {
  const changed = async (change: (url: URL) => void) => {
    const url = new URL((await databaseUrlFor(':memory:')) ?? '')
    change(url)
    return (await errorOf(url.href)).message
  }

  it('says that the password is wrong, and that there is no such database', async () => {
    const wrong = await changed(url => {
      url.password = 'mistaken'
    })
    expect(wrong).toMatch(
      /^The database postgres:\/\/postgres@\S+ refuses this user or its password\. Look at DATABASE_URL/
    )
    expect(wrong).not.toContain('mistaken')
    const none = await changed(url => {
      url.pathname = '/nowhere'
    })
    expect(none).toMatch(/\/nowhere is not there\. Make it with createdb/)
  })

  it('is made once when several instances start together, with one first key', async () => {
    const databaseUrl = await emptyDatabase()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ data: '', databaseUrl })))
    onTestFinished(async () => {
      for (const { database } of stores) await database.destroy()
    })
    const keys = stores.map(({ database }) => createKeyStore(database, { assistant: 'a_', admin: 'b_' }))
    await Promise.all(keys.map(store => store.createFirst('local')))
    expect(await keys[0]?.list('local')).toHaveLength(1)
  })

  it('goes on beside a newer version, and does not start on its tables', async () => {
    const databaseUrl = (await databaseUrlFor(':memory:')) ?? ''
    const { database } = await openStore({ data: '', databaseUrl })
    onTestFinished(() => database.destroy())
    const feedback = createFeedbackStore(database)
    await feedback.add('local', { source: 'contextual', path: '/', fp: 'a' })
    await sql`alter table feedback add column dream text default 'sheep'`.execute(database)
    await sql`insert into kysely_migration (name, timestamp) values ('999-dreams', '2030')`.execute(database)
    await feedback.add('local', { source: 'contextual', path: '/', fp: 'b' })
    expect((await feedback.list('local', { limit: 9, after: 0 })).entries).toHaveLength(2)
    expect((await errorOf(databaseUrl)).message).toContain('was made by a newer version (it has 999-dreams)')
  })

  it('holds up no reader while its tables wait for a long transaction, and takes its steps behind that', {
    timeout: 60_000
  }, async () => {
    const databaseUrl = (await databaseUrlFor(':memory:')) ?? ''
    const [older, dump] = [await openPostgres(databaseUrl), new pg.Client(databaseUrl)]
    onTestFinished(async () => {
      await dump.end()
      await older.database.destroy()
    })
    migrations['999-newer'] = {
      async up(database) {
        await sql`alter table feedback add column newer text default 'yes'`.execute(database)
      }
    }
    onTestFinished(() => void delete migrations['999-newer'])
    await dump.connect()
    await dump.query('begin')
    await dump.query('lock table feedback in access share mode')
    const opening = openPostgres(databaseUrl)
    const isWaiting = sql`select from pg_locks where mode = 'AccessExclusiveLock' and not granted
      and relation = 'feedback'::regclass`
    await vi.waitFor(async () => expect((await isWaiting.execute(older.database)).rows).toHaveLength(1), 10_000)
    // A query behind the waiting step succeeds.
    expect((await sql`select from feedback`.execute(older.database)).rows).toEqual([])
    await dump.query('commit')
    const newer = await opening
    onTestFinished(() => newer.database.destroy())
    expect((await sql`select newer from feedback`.execute(newer.database)).rows).toEqual([])
  })

  it('outlives a connection that is ended between two statements, and goes on with another', async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.destroy())
    await expect(
      database.transaction().execute(async transaction => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database)
        await vi.waitFor(() => expect(sql`select 1`.execute(transaction)).rejects.toThrow())
        await sql`select 1`.execute(transaction)
      })
    ).rejects.toThrow()
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
  })

  it('asks once more what an administrator ended, outside of transactions', async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.destroy())
    const end = () =>
      vi.waitFor(async () => {
        const { rows } = await sql<{ done: boolean }>`select pg_terminate_backend(pid) as done from pg_stat_activity
          where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`.execute(database)
        expect(rows).toEqual([{ done: true }])
      })
    const slow = sql<string>`(case when pg_sleep(2) is null then '' else 'here' end)`
    const read = database.selectNoFrom(slow.as('said')).execute()
    await end()
    expect(await read).toEqual([{ said: 'here' }])
    const write = database.insertInto('settings').values({ name: 'once', value: slow }).execute()
    await end()
    await write
    const rows = await database.selectFrom('settings').select('value').where('name', '=', 'once').execute()
    expect(rows).toEqual([{ value: 'here' }])
  })

  it('waits for a server that is away for a moment, and repeats no write of which nobody knows', async () => {
    const { database, line, begun, slow } = await openOnLine()
    const read = database.selectNoFrom(slow.as('said')).execute()
    const write = database.insertInto('settings').values({ name: 'x', value: slow }).execute()
    write.catch(() => {})
    await begun(2)
    await line.cut()
    const later = database.selectFrom('settings').select('name').where('name', '=', 'nothing').execute()
    setTimeout(line.mend, 300)
    await expect(write).rejects.toThrow('Connection terminated')
    expect(await read).toEqual([{ said: 'here' }])
    expect(await later).toEqual([])
  })

  it('waits for twenty seconds: less than a browser waits for a first byte', async () => {
    const { database, line } = await openOnLine()
    await line.cut()
    const [now, clock] = [performance.now.bind(performance), vi.spyOn(performance, 'now')]
    onTestFinished(() => clock.mockRestore())
    /** Runs a query; after its first failure the clock jumps by a number of seconds. */
    const ask = async (seconds: number) => {
      clock.mockClear().mockImplementation(now)
      const asked = database.selectFrom('settings').select('name').where('name', '=', 'nothing').execute()
      await vi.waitFor(() => expect(clock.mock.calls.length).toBeGreaterThan(2))
      clock.mockImplementation(() => now() + seconds * 1_000)
      return { asked }
    }
    const { asked } = await ask(15)
    setTimeout(line.mend, 300)
    expect(await asked).toEqual([])
    await line.cut()
    await expect((await ask(20)).asked).rejects.toThrow('ECONNREFUSED')
  })

  it('does what may be done twice again when its connection breaks', async () => {
    const { database, line, begun, slow } = await openOnLine()
    const row = { name: 'x', value: slow }
    const write = retried(() =>
      database
        .insertInto('settings')
        .values(row)
        .onConflict(conflict => conflict.column('name').doUpdateSet(row))
        .execute()
    )
    await begun(1)
    await line.cut()
    await line.mend()
    await write
    await expect(retried(() => sql`select nothing`.execute(database))).rejects.toThrow('"nothing" does not exist')
  })

  it('asks once more what was taken back for another transaction', { tags: 'slow' }, async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.destroy())
    for (const name of ['a', 'b']) await database.insertInto('settings').values({ name, value: '' }).execute()
    let both: Promise<unknown> = Promise.resolve()
    await database.transaction().execute(async transaction => {
      // So that the other transaction detects the deadlock.
      await sql`set local deadlock_timeout = '1min'`.execute(transaction)
      const set = (name: string) => transaction.updateTable('settings').set({ value: 'first' }).where('name', '=', name)
      await set('b').execute()
      both = database.updateTable('settings').set({ value: 'second' }).execute()
      both.catch(() => {})
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
        expect(rows).toHaveLength(1)
      })
      await set('a').execute()
    })
    await both
    const rows = await database.selectFrom('settings').select('value').execute()
    expect(rows).toEqual([{ value: 'second' }, { value: 'second' }])
  })

  it('samples nothing of what readers wrote', async () => {
    const database = await openTestDatabase()
    onTestFinished(() => database.destroy())
    const feedback = createFeedbackStore(database)
    for (let count = 0; count < 100; count++) {
      const words = `flicker ${count % 5}`
      await feedback.add('local', { source: 'contextual', path: words, fp: words, comment: words, contact: words })
    }
    await sql`analyze feedback`.execute(database)
    const { rows } = await sql<{ column: string; sample: string }>`select attname as column,
      concat(most_common_vals::text, histogram_bounds::text) as sample
      from pg_stats where tablename = 'feedback' and schemaname = current_schema()`.execute(database)
    expect(rows.filter(({ sample }) => sample.includes('flicker'))).toEqual([])
    // The control.
    expect(rows).toContainEqual({ column: 'project_id', sample: '{local}' })
  })
})

it('sorts by the bytes of a text, as SQLite does, and takes U+0000', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  for (const name of ['b', 'B', 'a', '_', 'ä', '\0']) {
    await database.insertInto('settings').values({ name, value: '1' }).execute()
  }
  const rows = await database.selectFrom('settings').select('name').orderBy('name').execute()
  const nul = isPostgres(database) ? [] : ['\0']
  const replaced = isPostgres(database) ? ['\uFFFD'] : []
  expect(rows.map(({ name }) => name)).toEqual([...nul, 'B', '_', 'a', 'b', 'ä', ...replaced])
})

it('loses no judgement that comes in the moment in which its answer is stored', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  const [answers, feedback] = [createAnswerStore(database), createFeedbackStore(database)]
  const ids = Array.from({ length: 100 }, (_, index) => `m${index}`)
  const facts = { projectId: 'local', threadId: 't', fp: 'a', question: '?', answer: '.', outcome: 'answered' } as const
  const more = { sources: [], path: null, language: null, createdAt: '2026-03-01T00:00:00.000Z' }
  const said = { source: 'contextual', path: '/', fp: 'a', threadId: 't', helpful: false } as const
  await Promise.all(
    ids.flatMap(id => [answers.add({ id, ...facts, ...more }), feedback.add('local', { ...said, messageId: id })])
  )
  const rows = await database.selectFrom('answers').select('id').where('helpful', '=', 0).execute()
  expect(rows).toHaveLength(ids.length)
})
