import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { type Kysely, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase, onPostgres } from '../testing/databases.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { forKysely } from './database.ts'
import { databaseIn, missingSteps, openStore } from './index.ts'
import { migrations } from './migrations.ts'
import { connectPostgres } from './postgres.ts'
import type { StorePlace } from './store.ts'

// Every step was released, so an existing database has one of these schemas.
const steps = Object.keys(migrations)

type Row = Record<string, string | number | null>

const createdAt = '2026-03-01T00:00:00.000Z'

/** A complete row of each table, in the order of their references. */
const rowsOf = (id: string): Record<string, Row> => ({
  keys: {
    id,
    project_id: 'local',
    kind: 'admin',
    secret: `secret ${id}`,
    name: 'Docs',
    origins: '["https://docs.example"]',
    created_at: createdAt,
    revoked_at: null,
    scopes: '["questions:read"]',
    expires_at: createdAt,
    last_used_at: createdAt
  },
  threads: {
    id,
    project_id: 'local',
    fp: 'a',
    messages: '[{"id":"m"}]',
    created_at: createdAt,
    updated_at: createdAt,
    question_id: 'm',
    reply: '{"id":"r"}'
  },
  reply_pieces: { thread_id: id, question_id: 'm', message_id: 'r', text: 'In any', place: 0 },
  answers: {
    id,
    project_id: 'local',
    thread_id: id,
    fp: 'a',
    question: 'Which colours?',
    answer: 'Any.',
    outcome: 'answered',
    sources: '[]',
    path: '/lamp',
    language: 'en',
    created_at: createdAt,
    helpful: 0
  },
  running_answers: {
    id,
    project_id: 'local',
    thread_id: id,
    fp: 'a',
    key_id: 'k',
    is_over: 0,
    is_stopped: 0,
    looks: 2,
    looks_seen: 1,
    expires_at: createdAt
  },
  running_answer_events: { answer_id: id, from_event: 0, to_event: 1, events: '{}' },
  feedback: {
    id,
    project_id: 'local',
    source: 'contextual',
    status: 'pending',
    path: '/lamp',
    comment: 'Too dark.',
    helpful: 0,
    contact: 'Ada@example.com',
    code: null,
    filename: null,
    lang: null,
    fp: 'a',
    thread_id: id,
    message_id: id,
    created_at: createdAt,
    judgement: `a ${id}`
  },
  jobs: {
    id,
    project_id: 'local',
    status: 'active',
    repository: 'docs',
    ref: 'main',
    model: 'agent',
    pr_link: 'https://code.example/1',
    error: null,
    created_at: createdAt,
    archived_at: null,
    sequence: 1,
    summary: 'Said more.',
    diff: '+more',
    title: 'Colours',
    merged_at: null,
    closed_at: null,
    worker: 'w',
    leased_until: 1
  },
  job_messages: { job_id: id, prompt: 'Say more.', state: 'done', created_at: createdAt },
  job_notes: { job_id: id, kind: 'step', text: 'Reads.', created_at: createdAt },
  job_links: { job_id: id, kind: 'question', target_id: id, status_before: 'pending' },
  job_holds: { id, project_id: 'local', held_until: 1 },
  audit: {
    project_id: 'local',
    created_at: createdAt,
    action: 'key.create',
    key_id: 'k',
    key_name: 'Docs',
    target: id,
    facts: '{}'
  },
  settings: { name: id, value: 'here' },
  rate_limits: { key: id, points: 1, expire: 2 }
})

/** Opens the database of a place without migrating it. */
const connect = async ({ data, databaseUrl }: StorePlace): Promise<Kysely<unknown>> => {
  if (databaseUrl) return (await connectPostgres(databaseUrl)).database as Kysely<unknown>
  const { Kysely: Plain } = await import('kysely')
  return new Plain({ dialect: new SqliteDialect({ database: forKysely(new DatabaseSync(databaseIn(data))) }) })
}

const newPlace = async (): Promise<StorePlace> => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true }))
  return { data, databaseUrl: onPostgres ? await emptyDatabase() : undefined }
}

/** A database after a step. */
const databaseBy = async (step: string) => {
  const place = await newPlace()
  const database = await connect(place)
  await new Migrator({ db: database, provider: { getMigrations: async () => migrations } }).migrateTo(step)
  return { place, database }
}

/** Columns by table, without auto-increment columns. */
const columnsOf = async (database: Kysely<unknown>): Promise<Map<string, string[]>> => {
  const tables = await database.introspection.getTables()
  return new Map(
    tables
      .filter(({ name }) => !name.startsWith('sqlite'))
      .map(({ name, columns }) => [
        name,
        columns.map(column => column.name).filter(column => name === 'jobs' || column !== 'sequence')
      ])
  )
}

const listed = (names: string[]) => sql.join(names.map(name => sql.ref(name)))

/** Writes a row into each table as a version does that knows only these columns. */
const write = async (database: Kysely<unknown>, known: Map<string, string[]>, id: string) => {
  for (const [table, row] of Object.entries(rowsOf(id))) {
    const columns = known.get(table)
    if (!columns) continue
    const values = sql.join(columns.map(column => row[column]))
    await sql`insert into ${sql.table(table)} (${listed(columns)}) values (${values})`.execute(database)
  }
}

const read = async (database: Kysely<unknown>, table: string, columns: string[]): Promise<unknown[]> => {
  const rows = await sql`select ${listed(columns)} from ${sql.table(table)}`.execute(database)
  return rows.rows.map(row => ({ ...(row as Row) }))
}

it.each(steps)(
  'goes on with a database as %s left it, and lets that version go on beside it',
  {
    tags: 'slow'
  },
  async step => {
    const { place, database: old } = await databaseBy(step)
    const known = await columnsOf(old)
    await write(old, known, 'before')
    await old.destroy()
    const { database } = await openStore(place)
    const newest = database as unknown as Kysely<unknown>
    onTestFinished(() => newest.destroy())
    expect(await missingSteps(place)).toEqual([])
    await write(newest, known, 'after')
    for (const [table, columns] of known) {
      if (!(table in rowsOf(''))) continue
      const whole = [rowsOf('before')[table] as Row, rowsOf('after')[table] as Row]
      const expected = whole.map(row => Object.fromEntries(columns.map(column => [column, row[column]])))
      expect([table, await read(newest, table, columns)]).toEqual([table, expected])
    }
  }
)

it('is tried with every table and every column', async () => {
  const { database } = await databaseBy(steps.at(-1) as string)
  onTestFinished(() => database.destroy())
  const tables = await columnsOf(database)
  const written = Object.entries(rowsOf('')).map(([table, row]) => [table, Object.keys(row).toSorted()] as const)
  const sorted = [...tables].map(([table, columns]) => [table, columns.toSorted()] as const)
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(sorted))
})

it('takes the steps that are missing, whatever time a machine says it is', async () => {
  const { place, database } = await databaseBy('003-feedback')
  await sql`update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z' where name = '003-feedback'`.execute(
    database
  )
  await database.destroy()
  await (await openStore(place)).database.destroy()
  expect(await missingSteps(place)).toEqual([])
})

// A process that opens a store and prints its steps; it hangs in the middle of a given step.
const program = `
import { setTimeout as wait } from 'node:timers/promises'
const { migrations } = await import(${JSON.stringify(new URL('./migrations.ts', import.meta.url).href)})
const { openStore } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
const [place, middle] = JSON.parse(process.argv[1])
for (const [name, { up }] of Object.entries(migrations)) {
  migrations[name] = {
    async up(database) {
      await up(database)
      console.log(name)
      if (name === middle) await wait(1e9)
    }
  }
}
const { database } = await openStore(place)
await database.destroy()`

const start = (place: StorePlace, middle?: string): ChildProcess => {
  const words = ['--input-type=module', '--eval', program, JSON.stringify([place, middle])]
  return spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' }
  })
}

it('takes each step once: after a kill in mid-migration, by one of two that start at once', {
  timeout: 60_000,
  tags: 'slow'
}, async () => {
  const { place, database } = await databaseBy('004-jobs')
  await write(database, await columnsOf(database), 'before')
  await database.destroy()
  for (const middle of ['005-settings', '013-judged-answers', steps.at(-1)]) {
    const killed = start(place, middle)
    let said = ''
    for await (const piece of killed.stdout as NodeJS.ReadableStream) {
      said += piece
      if (said.includes(`${middle}\n`)) break
    }
    const exited = once(killed, 'exit')
    killed.kill('SIGKILL')
    await exited
    // The interrupted steps were rolled back.
    expect(await missingSteps(place)).toEqual(steps.slice(4))
  }
  const both = [start(place), start(place)]
  const taken = await Promise.all(both.map(async ({ stdout }) => (await text(stdout as NodeJS.ReadableStream)).trim()))
  expect(taken.toSorted()).toEqual(['', steps.slice(4).join('\n')])
  const newest = await connect(place)
  onTestFinished(() => newest.destroy())
  expect(await read(newest, 'feedback', ['comment'])).toEqual([{ comment: 'Too dark.' }])
})
