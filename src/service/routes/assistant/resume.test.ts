import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { routes } from '../../../protocol/index.ts'
import type { AnswerLimits } from '../../contract.ts'
import { createRunningAnswerStore } from '../../store/index.ts'
import { openTestDatabase } from '../../testing/databases.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import { finish, modelServer, say, serviceWith, start } from '../../testing/model-server.ts'
import { type TestService, testService } from '../../testing/service.ts'

const asked = (version: 1 | 2, fp = 'anonymous') => ({
  fp,
  messages: [
    { id: '1', role: 'user', content: 'Which?', parts: version === 2 ? [{ type: 'text', text: 'Which?' }] : [] }
  ]
})

/** The events of a body, without keep-alives and the end marker. */
const eventsOf = (body: string) =>
  body.split('\n').filter(line => line && line[0] !== ':' && line !== '0:""' && line !== 'data: [DONE]')

/** Requests the resume address of an answer. */
const resume = (service: TestService, address: string, { method = 'GET', fp = '', key = '' } = {}) =>
  service.app.request(address, {
    method,
    headers: {
      authorization: `Bearer ${key || service.project.assistantKey}`,
      ...(fp && { 'x-fingerprint': encodeURIComponent(fp) })
    }
  })

/** A model whose answer the test writes. */
const toldModel = async () => {
  const under: ServerResponse[] = []
  const { url } = await modelServer(response => {
    start(response)
    under.push(response)
  })
  const first = async () => {
    await expect.poll(() => under.length, { timeout: 10_000 }).toBe(1)
    return under[0] as ServerResponse
  }
  return { url, first }
}

describe.each([2, 1] as const)('an answer of version %i', version => {
  let service: TestService
  let address: string
  let events: string[]
  let thread: string | null

  beforeAll(async () => {
    service = await testService()
    const response = await service.ask(asked(version), { version })
    address = response.headers.get('x-resume') ?? ''
    thread = response.headers.get('x-thread-id')
    events = eventsOf(await response.text())
    return () => service[Symbol.asyncDispose]()
  })

  it('can be resumed after each of its events', async () => {
    expect(events.length).toBeGreaterThan(5)
    for (let after = 0; after < events.length; after++) {
      const rest = await resume(service, `${address}?after=${after}`)
      expect([rest.status, rest.headers.get('x-thread-id')]).toEqual([200, thread])
      expect(eventsOf(await rest.text())).toEqual(events.slice(after))
    }
    const whole = await resume(service, address)
    expect(whole.headers.get('content-type')).toBe(version === 2 ? 'text/event-stream' : 'text/plain; charset=utf-8')
    expect(eventsOf(await whole.text())).toEqual(events)
    for (const none of [events.length, events.length + 7]) {
      expect((await resume(service, `${address}?after=${none}`)).status).toBe(204)
    }
  })

  it('cannot be resumed with another reader, key, project or id', { tags: 'slow' }, async () => {
    const other = await service.keys.create({ projectId: 'local', kind: 'assistant', name: 'x' })
    for (const by of [{ fp: 'somebody' }, { key: other.value }]) {
      expect((await resume(service, address, by)).status).toBe(404)
      expect((await resume(service, `${address}/stop`, { method: 'POST', ...by })).status).toBe(404)
    }
    expect((await resume(service, address, { key: service.adminKey })).status).toBe(403)
    expect((await resume(service, address.replace('/local/', '/other/'))).status).toBe(404)
    expect((await resume(service, `${address}x`)).status).toBe(404)
    const named = (await service.ask(asked(version, 'Zoë 1'), { version })).headers.get('x-resume') ?? ''
    expect((await resume(service, named)).status).toBe(404)
    expect((await resume(service, named, { fp: 'Zoë 1' })).status).toBe(200)
  })

  it('is not asked for by half', async () => {
    for (const after of ['-1', 'x', '1.5', '99999999999']) {
      expect((await resume(service, `${address}?after=${after}`)).status).toBe(400)
    }
  })
})

it('keeps no place for a reader who has left before its first event', async () => {
  await using service = await testService({ concurrency: 1 })
  const address = (await service.ask(asked(2))).headers.get('x-resume') ?? ''
  await (await resume(service, address)).body?.cancel()
  expect((await resume(service, address)).status).toBe(200)
})

it('can be resumed from a page of another origin', async () => {
  await using service = await testService()
  const response = await service.ask(asked(2), { headers: { origin: 'https://docs.example' } })
  expect(response.headers.get('access-control-expose-headers')).toContain('X-Resume')
  const preflight = await service.app.request(response.headers.get('x-resume') ?? '', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://docs.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,x-fingerprint'
    }
  })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-fingerprint')
})

it('that is quoted is whole in the store before its first byte is sent, so that no kill cuts it', async () => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  await using service = await testService({ data })
  const response = await service.ask(asked(2))
  const [, id = ''] = /(msg_.*)/.exec(response.headers.get('x-resume') ?? '') ?? []
  const database = await openTestDatabase(data)
  onTestFinished(() => database.destroy())
  const [key] = await service.keys.list('local')
  const reader = { projectId: 'local', fp: 'anonymous', keyId: key?.id ?? '' }
  const stored = await createRunningAnswerStore(database).read(id, reader, 0)
  expect(stored?.isOver).toBe(true)
  expect(eventsOf(await response.text())).toEqual(stored?.events)
})

/** Two services on one store, with a model whose answer the test writes. */
const twoInstances = async (config: Partial<AnswerLimits> = {}) => {
  const model = await toldModel()
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const one = await serviceWith(model.url, config, { data })
  const two = await serviceWith(model.url, config, { data })
  return { one, two, model }
}

/** Reads a response: `text` is what has arrived so far. */
const reading = (response: Response) => {
  const read = { text: '', isOver: false }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const all = async () => {
    for (;;) {
      const next = await reader?.read()
      if (!next || next.done) break
      read.text += next.value
    }
    read.isOver = true
  }
  const done = all()
  return { read, done, cancel: () => reader?.cancel() }
}

describe.each([2, 1] as const)('an answer that is being written, in version %i', version => {
  it('can be resumed live at another instance', { tags: 'slow' }, async () => {
    const { one, two, model } = await twoInstances()
    const asking = one.ask(asked(version), { version })
    const words = await model.first()
    say(words, 'In')
    const response = await asking
    const first = reading(response)
    await expect.poll(() => first.read.text, { timeout: 10_000 }).toContain('"In"')
    await first.cancel()
    const seen = eventsOf(first.read.text).length
    say(words, ' any')
    const rest = reading(await resume(two, `${response.headers.get('x-resume')}?after=${seen}`))
    await expect.poll(() => rest.read.text, { timeout: 5_000 }).toContain('" any"')
    expect(rest.read.text).not.toContain('"In"')
    expect(rest.read.isOver).toBe(false)
    say(words, ' colour.')
    finish(words)
    await rest.done
    expect(rest.read.text).toContain('" colour."')
    expect(rest.read.text).toContain('"outcome"')
    const threadId = response.headers.get('x-thread-id') ?? ''
    const kept = await (await one.admin('GET', routes.thread('local', threadId))).json()
    expect(JSON.stringify(kept)).toContain('In any colour.')
  })

  it('is stopped from another instance', { tags: 'slow' }, async () => {
    const { one, two, model } = await twoInstances()
    const asking = one.ask(asked(version), { version })
    const words = await model.first()
    const closed = new Promise(resolve => words.once('close', resolve))
    say(words, 'In')
    const address = (await asking).headers.get('x-resume')
    expect((await resume(two, `${address}/stop`, { method: 'POST' })).status).toBe(204)
    await closed
  })
})

it('goes on as long as somebody reads it, though not on the connection it began on', { tags: 'slow' }, async () => {
  const { one, two, model } = await twoInstances({ alone: 2_500 })
  const asking = one.ask(asked(2))
  const words = await model.first()
  let isClosed = false
  words.once('close', () => {
    isClosed = true
  })
  say(words, 'In')
  const response = await asking
  await response.body?.cancel()
  const rest = reading(await resume(two, response.headers.get('x-resume') ?? ''))
  await wait(6_000)
  expect(isClosed).toBe(false)
  await rest.cancel()
  await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true)
})

it('ends where it is when whoever wrote it was killed, and the next who asks is told at once', {
  tags: 'slow',
  timeout: 30_000
}, async () => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  await using service = await testService({ data })
  const [key] = await service.keys.list('local')
  const database = await openTestDatabase(data)
  const store = createRunningAnswerStore(database)
  const answer = { id: 'msg_1', projectId: 'local', threadId: 'thread_1', fp: 'anonymous', keyId: key?.id ?? '' }
  await store.begin([{ ...answer, expiresAt: new Date(Date.now() + 60_000).toISOString() }])
  await store.add([{ id: 'msg_1', from: 0, events: ['data: {"type":"start"}', 'data: {"type":"start-step"}'] }])
  await database.destroy()
  const address = `${routes.assistantMessage(2, 'local')}/msg_1`
  const rest = await resume(service, `${address}?after=1`)
  expect(eventsOf(await rest.text())).toEqual(['data: {"type":"start-step"}'])
  expect((await resume(service, `${address}?after=2`)).status).toBe(204)
})

it('is deleted with its reader, and what comes of it then is not kept', { tags: 'slow' }, async () => {
  const { one, model } = await twoInstances()
  const asking = one.ask(asked(2, 'ann'))
  const words = await model.first()
  say(words, 'In')
  const response = await asking
  const first = reading(response)
  await expect.poll(() => first.read.text, { timeout: 10_000 }).toContain('"In"')
  const address = response.headers.get('x-resume') ?? ''
  const status = async () => (await resume(one, `${address}?after=1`, { fp: 'ann' })).status
  await expect.poll(status, { timeout: 5_000 }).toBe(200)
  await one.admin('DELETE', routes.reader('local', 'ann'))
  say(words, ' any colour.')
  finish(words)
  await first.done
  expect(await status()).toBe(404)
})
