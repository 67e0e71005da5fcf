/** @module-tag slow */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { question } from '../testing/answers.ts'
import { docsFolder } from '../testing/docs-folder.ts'

const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url))

let folder: string

beforeAll(async () => {
  folder = await docsFolder({ 'docs/lamp.md': '# Lamp\n\nA lamp glows in any colour.\n' })
})
afterAll(() => rm(folder, { recursive: true }))

const run = (...flags: string[]): ChildProcess =>
  spawn(process.execPath, [cli, 'serve', join(folder, 'docs'), '--model', 'none', '--workers', '2', ...flags], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe']
  })

describe('two workers', { timeout: 60_000 }, () => {
  let command: ChildProcess
  let said = ''
  let url: string
  let metricsUrl: string
  let key: string

  beforeAll(async () => {
    command = run('--data', join(folder, 'data'), '--port', '0', '--metrics', '0', '--json')
    command.stderr?.on('data', chunk => {
      said += chunk
    })
    const [line] = await once(createInterface({ input: command.stdout as NodeJS.ReadableStream }), 'line')
    const facts = JSON.parse(line)
    ;({ url, metricsUrl } = facts)
    key = facts.projects[0].assistantKey
  }, 60_000)
  afterAll(() => command.kill('SIGKILL'))

  const workers = (): number[] =>
    readFileSync(`/proc/${command.pid}/task/${command.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

  /** Asks on a new connection, which the next worker gets. */
  const ask = (more: object = {}) =>
    fetch(url + routes.assistantMessage(2, 'local'), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(question('In which colour does the lamp glow?', more))
    })

  it('count together what readers use, and tell their figures as one', async () => {
    const left: number[] = []
    let threadId: string | undefined
    for (let count = 0; count < 4; count++) {
      const answer = await ask({ threadId })
      expect(answer.status).toBe(200)
      threadId = answer.headers.get('x-thread-id') ?? undefined
      left.push(Number(answer.headers.get('ratelimit-remaining')))
      await answer.text()
    }
    expect(left).toEqual([9_999, 9_998, 9_997, 9_996])
    const figures = await (await fetch(`${metricsUrl}/metrics`)).text()
    expect(figures).toContain('docs_assistant_questions_total{project="local",outcome="answered"} 4')
    // Figures that are equal in all workers are not summed.
    expect(figures).toContain('docs_assistant_index_pages{project="local"} 1')
    expect(figures).toContain('docs_assistant_store_writable 1')
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
  })

  it('fail no request while they are backed up, and the backup holds what was answered before', async () => {
    const failed: string[] = []
    let isOver = false
    const read = async () => {
      for (let count = 0; !isOver || count < 3; count++) {
        const answer = await ask()
        const body = await answer.text()
        if (!body.includes('"type":"finish"')) failed.push(`${answer.status} ${body}`)
      }
    }
    const before = await ask()
    await before.text()
    const readers = Promise.all([read(), read(), read(), read()])
    const data = join(folder, 'data')
    const { stdout } = await promisify(execFile)(process.execPath, [cli, 'backup', '--data', data, '--json'], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '' }
    })
    isOver = true
    await readers
    expect(failed).toEqual([])
    const backup = new DatabaseSync(JSON.parse(stdout).file, { readOnly: true })
    const thread = backup.prepare('SELECT id FROM threads WHERE id = ?').get(before.headers.get('x-thread-id') ?? '')
    backup.close()
    expect(thread).toBeDefined()
  })

  it('are two again when one is killed, and nobody is told meanwhile that the service starts', async () => {
    const before = workers()
    expect(before).toHaveLength(2)
    const [killed, other] = before as [number, number]
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => said).toContain('A worker ended (SIGKILL). Another takes its place.')
    const statuses = new Set<number>()
    // Waits until the new worker answers and its figures are included.
    await expect
      .poll(
        async () => {
          statuses.add((await fetch(`${url}/ready`, { headers: { connection: 'close' } })).status)
          return (await (await fetch(`${metricsUrl}/metrics`)).text()).includes('index_pages') && workers().length
        },
        { timeout: 30_000, interval: 20 }
      )
      .toBe(2)
    for (let count = 0; count < 8; count++) statuses.add((await ask()).status)
    expect([...statuses]).toEqual([200])
    expect(workers()).toContain(other)
  })

  it('stop with the command, each as one alone would, and one that only just starts', async () => {
    const [killed] = workers() as [number]
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => workers().filter(pid => pid !== killed)).toHaveLength(2)
    const exited = once(command, 'exit')
    const ended = workers()
    command.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    for (const pid of ended) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

it.each([1, 2])('stops where it is told so while it starts, with %s', { timeout: 60_000 }, async count => {
  const data = join(folder, `started-${count}`)
  const command = run('--data', data, '--port', '0', '--workers', `${count}`)
  const exited = once(command, 'exit')
  await expect.poll(() => existsSync(join(data, 'service.db')), { timeout: 30_000, interval: 10 }).toBe(true)
  command.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

it('ends as one alone would where the port is taken', { timeout: 60_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const command = run('--data', join(folder, 'other'), '--port', `${port}`)
  const [said, [code]] = await Promise.all([text(command.stderr as NodeJS.ReadableStream), once(command, 'exit')])
  other.close()
  expect(said).toContain(`Port ${port} is taken.`)
  expect(code).toBe(1)
})

it('needs a folder that all share', { timeout: 60_000 }, async () => {
  const command = run('--data', ':memory:', '--port', '0')
  const [said, [code]] = await Promise.all([text(command.stderr as NodeJS.ReadableStream), once(command, 'exit')])
  expect(said).toContain('give --data a folder')
  expect(code).toBe(2)
})
