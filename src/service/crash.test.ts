/** @module-tag slow */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { routes } from '../protocol/index.ts'
import { question } from './testing/answers.ts'
import { databaseUrlFor } from './testing/databases.ts'

// A service in its own process, so that it can be killed. The variable `RUNNER` has the script of its agent.
const program = `
import { serve } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)}
const run = process.env.RUNNER === 'hang' ? () => new Promise(() => {}) : async ({ prompt }) => ({ prLink: 'https://code.example/' + prompt })
const model = process.env.MODEL && { url: process.env.MODEL, name: 'slow', key: undefined }
const service = await serve({ docs: process.env.DOCS, data: process.env.DATA, databaseUrl: process.env.DATABASE_URL, port: 0, model, runner: { model: 'agent', run } })
const admin = process.env.ADMIN ?? (await service.keys.create({ projectId: 'local', kind: 'admin', name: '' })).value
console.log(JSON.stringify({ url: service.url, key: service.project.assistantKey, admin }))
process.on('SIGTERM', () => service.close().then(() => process.exit(0)))
`

interface Running {
  process: ChildProcess
  url: string
  key: string
  admin: string
}

let folder: string
let databaseUrl: string | undefined
const started: ChildProcess[] = []

const start = async (environment: Record<string, string> = {}): Promise<Running> => {
  const DATA = join(folder, 'data')
  const given = { DOCS: join(folder, 'docs'), DATA, DATABASE_URL: databaseUrl ?? '', NODE_OPTIONS: '' }
  const child = spawn(process.execPath, [join(folder, 'program.mjs')], {
    env: { ...process.env, ...given, ...environment },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  started.push(child)
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')
  return { process: child, ...JSON.parse(line) }
}

const kill = async ({ process: child }: Running, signal: NodeJS.Signals = 'SIGKILL') => {
  const exited = once(child, 'exit')
  child.kill(signal)
  return exited
}

const call = (service: Running, method: string, path: string, key: string, body?: unknown) =>
  fetch(service.url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-assistant-crash-'))
  databaseUrl = await databaseUrlFor(join(folder, 'data'))
  await writeFile(join(folder, 'program.mjs'), program)
  await mkdir(join(folder, 'docs'))
  await writeFile(join(folder, 'docs', 'lamp.md'), '# Lamp\n\nA lamp glows in any colour.\n')
})

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

it('keeps what the reader has seen of an answer when it is killed in the middle', { timeout: 60_000 }, async () => {
  const asked: { messages: { role: string; content: string }[] }[] = []
  const model = createServer(async (request, response) => {
    asked.push(JSON.parse(await text(request)))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' }
    const delta = {
      ...chunk,
      choices: [{ index: 0, delta: { role: 'assistant', content: 'In any' }, finish_reason: null }]
    }
    response.write(`data: ${JSON.stringify(delta)}\n\n`)
  })
  model.listen(0, '127.0.0.1')
  await once(model, 'listening')
  const MODEL = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
  const before = await start({ MODEL })
  const path = routes.assistantMessage(2, 'local')
  const response = await call(before, 'POST', path, before.key, question('In which colour does the lamp glow?'))
  const threadId = response.headers.get('x-thread-id')
  // Does not cancel the reader, because the service would treat that as a reader who leaves.
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let seen = ''
  while (!seen.includes('In any')) seen += Buffer.from((await reader.read()).value ?? [])
  await kill(before)

  const after = await start({ MODEL })
  expect(after.key).toBe(before.key)
  const messages = [{ id: 'm2', role: 'user', parts: [{ type: 'text', text: 'and the other lamp?' }] }]
  await call(after, 'POST', path, after.key, { fp: 'anonymous', threadId, messages })
  // The last call answers; the one before asks the model for a search query.
  expect(asked.at(-1)?.messages.slice(1)).toEqual([
    { role: 'user', content: 'In which colour does the lamp glow?' },
    { role: 'assistant', content: 'In any' },
    { role: 'user', content: 'and the other lamp?' }
  ])
  await kill(after)
  model.closeAllConnections()
  model.close()
})

it('keeps every entry that was acknowledged when it is killed while it writes', { timeout: 60_000 }, async () => {
  const before = await start()
  const acknowledged: string[] = []
  let writing = true
  const write = async () => {
    while (writing) {
      const body = { source: 'contextual', path: '/', fp: 'a', helpful: true }
      const response = await call(before, 'POST', routes.assistantFeedback('local'), before.key, body).catch(
        () => undefined
      )
      if (response?.status !== 201) break
      acknowledged.push((await response.json()).id)
    }
  }
  const writers = Array.from({ length: 4 }, write)
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20))
  await kill(before)
  writing = false
  await Promise.allSettled(writers)

  const after = await start()
  const kept: string[] = []
  let cursor = ''
  do {
    const page = await (
      await call(after, 'GET', `${routes.feedback('local')}?limit=100${cursor && `&cursor=${cursor}`}`, after.admin)
    ).json()
    kept.push(...page.feedback.map(({ id }: { id: string }) => id))
    cursor = page.nextCursor ?? ''
  } while (cursor)
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
  await kill(after)
})

it('runs a job’s messages after it was killed in the middle of one, in their order', { timeout: 60_000 }, async () => {
  const before = await start({ RUNNER: 'hang' })
  const { id } = await (await call(before, 'POST', routes.jobs('local'), before.admin, { prompt: 'one' })).json()
  await call(before, 'POST', routes.jobMessage('local', id), before.admin, { prompt: 'two' })
  await kill(before)

  const after = await start({ ADMIN: before.admin })
  await vi.waitFor(async () => {
    const job = await (await call(after, 'GET', routes.job('local', id), before.admin)).json()
    expect(job).toMatchObject({ status: 'completed', prLink: 'https://code.example/two' })
    // Another process takes over only when the lease of the killed one has expired.
  }, 50_000)
  const [code] = await kill(after, 'SIGTERM')
  expect(code).toBe(0)
})
