import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { docsFolder } from '../testing/docs-folder.ts'
import { boundMemory } from './small-memory.ts'

const execve = () => vi.fn<NonNullable<NodeJS.Process['execve']>>()

const started = (more: Partial<Parameters<typeof boundMemory>[0]> = {}) => {
  const replace = execve()
  const start = { execPath: '/node', execArgv: ['--enable-source-maps'], argv: ['/node', '/cli.js', 'serve'], env: {} }
  boundMemory({ connected: false, execve: replace, ...start, ...more })
  return replace.mock.calls
}

it('a process is replaced by the same with a bound and one pool of memory, unless its owner wants several', () => {
  const env = { PORT: '4000', NODE_OPTIONS: '--trace-warnings' }
  const args = ['/node', '--max-semi-space-size=8', '--enable-source-maps', '/cli.js', 'serve']
  expect(started({ env })).toEqual([['/node', args, { ...env, MALLOC_ARENA_MAX: '1' }]])
  expect(started({ env: { MALLOC_ARENA_MAX: '4' } })[0]?.[2]).toEqual({ MALLOC_ARENA_MAX: '4' })
})

it.each([
  ['was replaced already, or was started with a bound', { execArgv: ['--max-semi-space-size=8'] }],
  ['has another spelling of it', { execArgv: ['--max_semi_space_size=32'] }],
  ['has it of the environment', { env: { NODE_OPTIONS: '--max-semi-space-size=64' } }],
  ['talks to the one that started it', { connected: true }],
  ['was passed a socket', { env: { LISTEN_FDS: '1' } }],
  ['may start no other program', { permission: { has: () => false, drop: () => {} } }]
])('one that %s stays', (_, more) => {
  expect(started(more)).toEqual([])
})

it('one that cannot be replaced goes on as it is', () => {
  expect(started({ execve: undefined })).toEqual([])
})

it.runIf(process.platform === 'linux')('a service has the bound, and is the process that was started', async () => {
  const cli = fileURLToPath(import.meta.resolve('../../cli.ts'))
  const folder = await docsFolder({ 'lamp.md': '# Lamp\n' })
  const flags = ['--data', ':memory:', '--port', '0', '--model', 'none', '--json']
  const env = { ...process.env, NODE_OPTIONS: '' }
  const child = spawn(process.execPath, [cli, 'serve', folder, ...flags], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'exit')
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  expect(JSON.parse(line).url).toContain('http')
  const words = (await readFile(`/proc/${child.pid}/cmdline`, 'utf8')).split('\0')
  expect(words.slice(1, 4)).toEqual(['--max-semi-space-size=8', cli, 'serve'])
  expect(await readFile(`/proc/${child.pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=1')
})
