import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '../src/service/store/postgres.ts'

// Runs the tests of whatever stores on PostgreSQL: a server of Debian’s package in a temporary folder, at a free port.
// `npm run test:postgres -- PATHS` runs some of them.

const storing = [
  ...['store', 'jobs', 'limits', 'routes', 'runner/service-jobs', 'commands/keys'].map(name => `src/service/${name}`),
  ...['crash', 'erased', 'fuzz', 'privacy-page', 'service', 'instances'].map(name => `src/service/${name}.test.ts`)
]

const binaries = (): string => {
  const root = '/usr/lib/postgresql'
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return join(root, newest ?? '', 'bin')
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** PostgreSQL does not run as root: then it runs as nobody. */
const user = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const start = async () => {
  const [bin, owner, port] = [binaries(), user(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const call = (name: string, words: string[]) =>
    execFileSync(join(bin, name), words, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  writeFileSync(join(folder, 'password'), 'secret', { mode: 0o644 })
  // A language of its own, in which texts sort otherwise than by their bytes.
  const words = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US', '--no-sync']
  call('initdb', [...words, '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${folder}/password`])
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=400', 'listen_addresses=127.0.0.1']
  const options = [...settings, `unix_socket_directories=${folder}`].map(setting => `-c ${setting}`).join(' ')
  call('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', `-p ${port} ${options}`])
  return {
    url: `postgres://postgres:secret@127.0.0.1:${port}/postgres`,
    stop() {
      call('pg_ctl', ['stop', '-D', data, '-m', 'immediate'])
      rmSync(folder, { recursive: true })
    }
  }
}

/** The database that each test gets a copy of. */
const makeTemplate = async (url: string): Promise<string> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create database template_of_tests').finally(() => client.end())
  const { database } = await openPostgres(url.replace(/\w+$/, 'template_of_tests'))
  await database.destroy()
  return 'template_of_tests'
}

const server = await start()
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
