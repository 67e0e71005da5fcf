import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { openPostgres } from '../src/service/store/postgres.ts'
import { startPostgres } from './postgres-server.ts'

// Runs all tests that use the store on PostgreSQL: a server of Debian’s package in a temporary folder, at a free port.
// `npm run test:postgres -- PATHS` runs some of them.

const storing = [
  ...['store', 'jobs', 'limits', 'routes', 'runner/service-jobs', 'commands/keys'].map(name => `src/service/${name}`),
  ...['crash', 'erased', 'fuzz', 'privacy-page', 'service', 'instances'].map(name => `src/service/${name}.test.ts`)
]

/** Makes the template database, of which each test gets a copy. */
const makeTemplate = async (url: string): Promise<string> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create database template_of_tests').finally(() => client.end())
  const { database } = await openPostgres(url.replace(/\w+$/, 'template_of_tests'))
  await database.destroy()
  return 'template_of_tests'
}

const server = await startPostgres()
process.on('SIGINT', () => {})
try {
  const environment = { TEST_POSTGRES: server.url, TEST_POSTGRES_TEMPLATE: await makeTemplate(server.url) }
  const paths = process.argv.slice(2)
  const words = ['run', ...(paths.length > 0 ? paths : storing)]
  const { status } = spawnSync('vitest', words, { stdio: 'inherit', env: { ...process.env, ...environment } })
  process.exitCode = status ?? 1
} finally {
  server.stop()
}
