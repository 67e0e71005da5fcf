import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** The user of the server: PostgreSQL refuses to run as root, so root starts it as `nobody`. */
const user = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts a server of Debian’s package `postgresql` in a temporary folder, at a free port. */
export const startPostgres = async () => {
  const [bin, owner, port] = [binaries(), user(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const call = (name: string, words: string[]) =>
    execFileSync(join(bin, name), words, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  writeFileSync(join(folder, 'password'), 'secret', { mode: 0o644 })
  // An ICU locale, so that texts do not sort by their bytes, which SQLite does.
  const words = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US', '--no-sync']
  call('initdb', [...words, '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${folder}/password`])
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=400', 'listen_addresses=127.0.0.1']
  const options = [...settings, `unix_socket_directories=${folder}`].map(setting => `-c ${setting}`).join(' ')
  const start = ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', `-p ${port} ${options}`]
  call('pg_ctl', start)
  /** Runs `pg_ctl` without blocking this process. */
  const callAsync = async (words: string[]) => {
    const child = spawn(join(bin, 'pg_ctl'), words, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`pg_ctl ${words[0]} ends with ${code}.`)
  }
  return {
    port,
    url: `postgres://postgres:secret@127.0.0.1:${port}/postgres`,
    /** `fast` lets transactions end with an error, `immediate` is as a crash. */
    async restart(mode: 'fast' | 'immediate') {
      await callAsync(['stop', '-w', '-D', data, '-m', mode])
      await callAsync(start)
    },
    stop() {
      call('pg_ctl', ['stop', '-D', data, '-m', 'immediate'])
      rmSync(folder, { recursive: true })
    }
  }
}
