import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Database, databaseIn, openStore, retried } from '../store/index.ts'

// Tests run on SQLite, and with `npm run test:postgres` on PostgreSQL, which sets these variables to a server and a template.

const { TEST_POSTGRES: server, TEST_POSTGRES_TEMPLATE: template } = process.env

/** Whether tests run on PostgreSQL. */
export const onPostgres = server !== undefined

/** Databases by the folder of their service, so that a restarted service finds its state. */
const urls = new Map<string, Promise<string>>()

/**
 * The database for a service with a folder; a new one for `:memory:`. `undefined` on SQLite. Dropped after the test; one
 * that is created outside of a test is dropped with the server.
 */
export const databaseUrlFor = async (data: string): Promise<string | undefined> => {
  if (!server) return
  if (data === ':memory:') return newDatabase(server, template)
  const known = urls.get(data) ?? newDatabase(server, template)
  urls.set(data, known)
  return known
}

/** Opens the database of `databaseUrlFor`. */
export const openTestDatabase = async (data = ':memory:'): Promise<Database> =>
  (await openStore({ data, databaseUrl: await databaseUrlFor(data) })).database

/** Whether any file of the database contains a text. */
export const databaseHolds = async (data: string, mark: string): Promise<boolean> => {
  const url = await databaseUrlFor(data)
  const files = url ? await filesOnPostgres(url) : readdirSync(data).filter(name => name.startsWith('service.db'))
  return files.some(file => readFileSync(resolve(data, file)).includes(mark))
}

const filesOnPostgres = async (url: string): Promise<string[]> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('checkpoint')
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database
      where datname = current_database()`
  )
  await client.end()
  const [{ folder } = { folder: '' }] = rows
  // Tables and indexes. What else the folder holds is not about readers, and the server may replace it at any moment.
  return readdirSync(folder)
    .filter(name => /^\d/.test(name))
    .map(name => join(folder, name))
}

/** Functions that block and unblock writes to the database of a folder. */
export const writesOf = async (data: string) => {
  const url = await databaseUrlFor(data)
  return url ? writesOnPostgres(url) : writesOnSqlite(databaseIn(data))
}

const writesOnSqlite = (file: string) => {
  const other = new DatabaseSync(file)
  return {
    // Retried, because a transaction of the service may be running.
    block: () => retried(async () => other.exec('BEGIN IMMEDIATE')),
    unblock: async () => other.exec('ROLLBACK'),
    close: async () => other.close()
  }
}

/** Makes every write fail as on a full disk. */
const writesOnPostgres = async (url: string) => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'The disk is full.' using errcode = 'disk_full'; end $$`)
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = current_schema()'
  )
  const onEach = (statement: (table: string) => string) =>
    client.query(rows.map(({ tablename }) => statement(tablename)).join(';'))
  return {
    block: () =>
      onEach(
        table => `create trigger full_disk before insert or update or delete on ${table} execute function refuse()`
      ),
    unblock: () => onEach(table => `drop trigger full_disk on ${table}`),
    close: () => client.end()
  }
}

/** A database of PostgreSQL without any table. */
export const emptyDatabase = (): Promise<string> => newDatabase(server ?? '', 'template0')

const newDatabase = async (from: string, template = ''): Promise<string> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await ask(from, `create database ${name} template ${template}`)
  atEnd(() => ask(from, `drop database if exists ${name} with (force)`))
  const url = new URL(from)
  url.pathname = `/${name}`
  return url.href
}

const ask = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const atEnd = (drop: () => Promise<void>) => {
  try {
    onTestFinished(drop)
  } catch {
    // Created outside of a test, so there is no test to finish.
  }
}
