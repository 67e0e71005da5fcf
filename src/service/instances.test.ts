import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { routes } from '../protocol/index.ts'
import { chunksOf, question } from './testing/answers.ts'
import { databaseUrlFor, onPostgres } from './testing/databases.ts'
import { docsFolder } from './testing/docs-folder.ts'

// Each instance is a process. Its agent logs that it began, and hangs while the file `hang` exists.
const program = `
import { appendFileSync, existsSync } from 'node:fs'
const { serve } = await import(${JSON.stringify(new URL('index.ts', import.meta.url).href)})
const { FOLDER, DATA, DATABASE_URL, MODEL } = process.env
const run = async ({ prompt }) => {
  const hangs = existsSync(FOLDER + '/hang')
  appendFileSync(FOLDER + '/runs', process.pid + ' ' + prompt + '\\n')
  if (hangs) await new Promise(() => {})
  return { prLink: 'https://code.example/' + process.pid }
}
const model = MODEL && { url: MODEL, name: 'slow', key: undefined }
const limits = { assistantPerAddress: 200 }
const service = await serve({
  docs: FOLDER, data: DATA, databaseUrl: DATABASE_URL, port: 0, model, limits, runner: { model: 'agent', run }
})
const admin = (await service.keys.create({ projectId: 'local', kind: 'admin', name: '' })).value
console.log(JSON.stringify({ url: service.url, key: service.project.assistantKey, admin }))`

interface Instance {
  process: ChildProcess
  url: string
  key: string
  admin: string
}

const ask = (instance: Instance, text: string, more: object = {}) =>
  call(instance, 'POST', routes.assistantMessage(2, 'local'), instance.key, question(text, more))

const call = (instance: Instance, method: string, path: string, key: string, body?: unknown) =>
  fetch(instance.url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })

const read = async (instance: Instance, path: string, key = instance.admin) =>
  (await call(instance, 'GET', path, key)).json()

describe.runIf(onPostgres)('three instances on one database', () => {
  let folder: string
  let environment: Record<string, string>

  beforeAll(async () => {
    folder = await docsFolder({ 'lamp.md': '# Lamp\n\nA lamp glows in any colour.\n' })
    writeFileSync(join(folder, 'program.mjs'), program)
    environment = { FOLDER: folder, DATABASE_URL: (await databaseUrlFor(folder)) ?? '', NODE_OPTIONS: '' }
  })
  afterAll(() => rm(folder, { recursive: true }))

  const start = async (more: Record<string, string> = {}): Promise<Instance> => {
    const data = await docsFolder({})
    const child = spawn(process.execPath, [join(folder, 'program.mjs')], {
      env: { ...process.env, ...environment, DATA: data, ...more },
      stdio: ['ignore', 'pipe', 'inherit']
    })
    onTestFinished(async () => {
      if (child.exitCode === null && child.signalCode === null) await killed(child)
      await rm(data, { recursive: true })
    })
    const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')
    return { process: child, ...JSON.parse(line) }
  }

  const three = (more?: Record<string, string>) =>
    Promise.all([start(more), start(more), start(more)]) as Promise<[Instance, Instance, Instance]>

  const killed = async (child: ChildProcess) => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  it('share keys, conversations, questions, feedback and limits', { timeout: 120_000 }, async () => {
    const [a, b, c] = await three()
    expect(new Set([a.key, b.key, c.key]).size).toBe(1)
    const chunks = await chunksOf(await ask(a, 'In which colour does the lamp glow?'))
    const { threadId } = (chunks.at(-1) as unknown as { messageMetadata: { threadId: string } }).messageMetadata
    const next = await ask(b, 'And the other lamp?', { threadId })
    expect(next.status).toBe(200)
    await next.text()
    // A key of one is known to the others at once.
    const { questions } = await read(c, routes.questions('local'), a.admin)
    expect(questions.map((entry: { threadId: string }) => entry.threadId)).toEqual([threadId, threadId])
    const said = { source: 'contextual', path: '/', fp: 'anonymous', helpful: false }
    await call(b, 'POST', routes.assistantFeedback('local'), b.key, said)
    expect((await read(a, routes.feedback('local'))).feedback).toHaveLength(1)
    const left = [a, b, c].map(async instance => {
      const answer = await ask(instance, 'Which colours?')
      await answer.text()
      return Number(answer.headers.get('ratelimit-remaining'))
    })
    // Two questions were asked before, and the next three take from the same count.
    expect((await Promise.all(left)).toSorted((x, y) => x - y).at(0)).toBe(195)
  })

  it('lose no job with the one that is killed in the middle of it', { timeout: 120_000 }, async () => {
    const instances = await three()
    const [a] = instances
    writeFileSync(join(folder, 'hang'), '')
    const { id } = await (await call(a, 'POST', routes.jobs('local'), a.admin, { prompt: 'Say more.' })).json()
    // Whole lines only: the file may be read while the first one is being written.
    const runs = () =>
      existsSync(join(folder, 'runs')) ? readFileSync(join(folder, 'runs'), 'utf8').split('\n').slice(0, -1) : []
    await vi.waitFor(() => expect(runs()).toHaveLength(1))
    rmSync(join(folder, 'hang'))
    const worker = instances.find(instance => runs()[0] === `${instance.process.pid} Say more.`)
    const [other] = instances.filter(instance => instance !== worker)
    if (!worker || !other) throw new Error('No instance works on the job.')
    await killed(worker.process)
    await vi.waitFor(
      async () => expect((await read(other, routes.job('local', id), a.admin)).status).toBe('completed'),
      60_000
    )
    const [, pid] = (await read(other, routes.job('local', id), a.admin)).prLink.split('example/')
    expect(runs().slice(1)).toEqual([`${pid} Say more.`])
  })

  it('keep what a reader has seen of an answer, and answer all others, when one is killed', {
    timeout: 120_000
  }, async () => {
    const asked: { messages: { role: string; content: string }[] }[] = []
    const model = createServer(async (request, response) => {
      asked.push(JSON.parse(await text(request)))
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const choices = [{ index: 0, delta: { role: 'assistant', content: 'In any' }, finish_reason: null }]
      const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices }
      response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    })
    model.listen(0, '127.0.0.1')
    await once(model, 'listening')
    onTestFinished(() => {
      model.closeAllConnections()
      model.close()
    })
    const MODEL = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
    const [a, b, c] = await Promise.all([start({ MODEL }), start({ MODEL }), start()])
    const response = await ask(a, 'In which colour does the lamp glow?')
    const threadId = response.headers.get('x-thread-id')
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    let seen = ''
    while (!seen.includes('In any')) seen += Buffer.from((await reader.read()).value ?? [])
    const answered: unknown[] = []
    const askOthers = async (instance: Instance) => {
      for (let count = 0; count < 15; count++) {
        const answer = await ask(instance, `Which colours has lamp ${count}?`)
        answered.push([answer.status, (await answer.text()).includes('"type":"finish"')])
      }
    }
    const others = [askOthers(c), askOthers(c)]
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(2))
    await killed(a.process)
    await Promise.all(others)
    expect(answered).toEqual(Array(30).fill([200, true]))
    // The model never finishes this answer.
    const messages = [{ id: 'm2', role: 'user', parts: [{ type: 'text', text: 'and the other lamp?' }] }]
    void ask(b, '', { threadId, messages }).catch(() => {})
    await vi.waitFor(() =>
      expect(asked.at(-1)?.messages.slice(1)).toEqual([
        { role: 'user', content: 'In which colour does the lamp glow?' },
        { role: 'assistant', content: 'In any' },
        { role: 'user', content: 'and the other lamp?' }
      ])
    )
  })
})
