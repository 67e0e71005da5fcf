import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { finish, modelServer, say, serviceWith, start } from '../service/testing/model-server.ts'
import { type TestService, testService } from '../service/testing/service.ts'
import { AssistantTransport, type AssistantUIMessage, type TransportOptions } from './index.ts'
import { createChat } from './testing/chat.ts'

const base = 'http://service.test'

/** A request that was sent. */
interface Sent {
  method: string
  url: string
  headers: Headers
}

/** A response that breaks off after `bytes`, or, with `clean`, closes there as if it were complete. */
const cutAt = (response: Response, bytes: number, clean: boolean): Response => {
  let left = bytes
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (left > 0) controller.enqueue(chunk.subarray(0, left))
        left -= chunk.length
        if (left > 0) return
        if (clean) controller.terminate()
        else controller.error(new TypeError('network error'))
      }
    })
  )
  return new Response(body ?? null, response)
}

/** A `fetch` to a service that changes its responses, each by one of `changes`, and records the requests. */
const fetchFrom = (service: TestService, ...changes: ((response: Response) => Response | Promise<Response>)[]) => {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    sent.push({ method: init?.method ?? 'GET', url: String(input), headers: new Headers(init?.headers) })
    const response = await service.app.request(String(input), init)
    return changes.length ? (changes.shift() as (typeof changes)[0])(response) : response
  }
  return { sent, fetch }
}

const chatOf = (service: TestService, options: TransportOptions) =>
  createChat({ baseUrl: base, domain: 'local', assistantKey: service.project.assistantKey, ...options })

/** What a reader sees of an answer, without the ids, which differ in each answer. */
const visible = (message: AssistantUIMessage | undefined) => ({
  text: message?.parts.flatMap(part => (part.type === 'text' ? [part.text] : [])),
  sources: message?.parts.filter(({ type }) => type === 'source-url'),
  metadata: { ...message?.metadata, threadId: typeof message?.metadata?.threadId, annotations: undefined }
})

/** Runs four at a time, because the service limits concurrent requests. */
const inBatches = async <Item, Result>(items: Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += 4) results.push(...(await Promise.all(items.slice(at, at + 4).map(act))))
  return results
}

const lines = /[^\n]+\n+/g

describe.each([2, 1] as const)('an answer of version %i that is cut', apiVersion => {
  let service: TestService
  let whole: string
  let uncut: ReturnType<typeof visible>
  beforeAll(async () => {
    service = await testService()
    const recorded = fetchFrom(service, async response => {
      const body = await response.text()
      whole = body
      return new Response(body, response)
    })
    const chat = chatOf(service, { apiVersion, fetch: recorded.fetch })
    await chat.sendMessage({ text: 'How do I install it with npm?' })
    uncut = visible(chat.lastMessage)
    expect(uncut.metadata).toMatchObject({ threadId: 'string' })
    expect(uncut.text?.join('')).toContain('npm install lamp')
  })
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterAll(() => service[Symbol.asyncDispose]())

  const answerCutAt = async (bytes: number, clean: boolean) => {
    const recorded = fetchFrom(service, response => cutAt(response, bytes, clean))
    const threads: string[] = []
    const chat = chatOf(service, {
      apiVersion,
      fetch: recorded.fetch,
      onThread: thread => void threads.push(thread?.id ?? '')
    })
    await chat.sendMessage({ text: 'How do I install it with npm?' })
    expect({ bytes, clean, error: chat.error, ...visible(chat.lastMessage) }).toEqual({
      bytes,
      clean,
      error: undefined,
      ...uncut
    })
    expect(threads).toHaveLength(1)
    if (apiVersion === 2) expect(chat.lastMessage?.metadata?.threadId).toBe(threads[0])
    return recorded.sent
  }

  it('behind every event is the same as the uncut one', { tags: 'slow' }, async () => {
    const ends: number[] = [0]
    for (const [line] of whole.matchAll(lines)) ends.push((ends.at(-1) ?? 0) + new TextEncoder().encode(line).length)
    expect(ends.length).toBeGreaterThan(8)
    // A cut after the finish needs no resumption.
    const cuts = ends.slice(0, -2).flatMap(end => [true, false].map(clean => ({ end, clean })))
    const asked = await inBatches(cuts, ({ end, clean }) => answerCutAt(end, clean))
    for (const sent of asked) expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  it('at every byte of an event is the same too', { tags: 'slow' }, async () => {
    // Some of its characters are more than one byte.
    const event = [...whole.matchAll(lines)].map(([line]) => line).find(line => line.includes('›')) ?? ''
    const begin = new TextEncoder().encode(whole.slice(0, whole.indexOf(event))).length
    const { length } = new TextEncoder().encode(event)
    const bytes = Array.from({ length }, (_, byte) => byte)
    await inBatches(bytes, byte => answerCutAt(begin + byte + 1, byte % 2 === 0))
  })
})

describe('an answer that breaks off', () => {
  let service: TestService
  beforeAll(async () => {
    service = await testService()
  })
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterAll(() => service[Symbol.asyncDispose]())

  const lost = () => Promise.reject(new TypeError('network error'))
  /** In the middle: some of the text has come. */
  const broken = (response: Response) => cutAt(response, 560, false)
  const question = { text: 'Which colours does a lamp glow in?' }

  it('is asked for three times, with growing pauses, and then has failed as before', { tags: 'slow' }, async () => {
    const at: number[] = []
    const recorded = fetchFrom(service, broken, lost, lost, lost)
    const fetch: typeof globalThis.fetch = (...asked) => {
      at.push(performance.now())
      return recorded.fetch(...asked)
    }
    const chat = chatOf(service, { fetch })
    await chat.sendMessage(question)
    expect(chat.error).toMatchObject({ code: 'interrupted' })
    expect(recorded.sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET'])
    const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0))
    expect(pauses[0]).toBeGreaterThan(240)
    expect(pauses[1]).toBeGreaterThan(490)
    expect(pauses[2]).toBeGreaterThan(990)
  })

  it('is asked for three times again whenever more of it has come', { tags: 'slow' }, async () => {
    const more = (response: Response) => cutAt(response, 400, true)
    const recorded = fetchFrom(service, more, lost, lost, more, lost, lost)
    const chat = chatOf(service, { fetch: recorded.fetch })
    await chat.sendMessage(question)
    expect([chat.error, recorded.sent.length]).toEqual([undefined, 7])
  })

  it('is asked for once where the service has nothing left of it, or does not know it', async () => {
    for (const status of [204, 404, 403]) {
      const recorded = fetchFrom(service, broken, () => new Response(null, { status }))
      const chat = chatOf(service, { fetch: recorded.fetch })
      await chat.sendMessage(question)
      expect(chat.error).toMatchObject({ code: 'interrupted' })
      expect(chat.lastMessage?.metadata?.interrupted).toBe(true)
      expect(recorded.sent).toHaveLength(2)
    }
  })

  it('takes no other page for its rest', async () => {
    const page = () => new Response('<p>Log in</p>\n', { headers: { 'content-type': 'text/html' } })
    const chat = chatOf(service, { fetch: fetchFrom(service, broken, page).fetch })
    await chat.sendMessage(question)
    expect(chat.error).toMatchObject({ code: 'interrupted' })
  })

  it('is not asked for where the service does not say how', async () => {
    const unsaid = (response: Response) => {
      response.headers.delete('x-resume')
      return broken(response)
    }
    const recorded = fetchFrom(service, unsaid)
    const told = vi.fn()
    const chat = chatOf(service, { fetch: recorded.fetch, onResume: told })
    await chat.sendMessage(question)
    expect(chat.error).toMatchObject({ code: 'interrupted' })
    expect(recorded.sent).toHaveLength(1)
    void chat.stop()
    await chat.resumeStream()
    expect(recorded.sent).toHaveLength(1)
    expect(told).not.toHaveBeenCalled()
  })

  it.each(['https://evil.test/x', '//evil.test/x', 'http://service.test:81/x', 'javascript:x', 'http://[', 'data:,x'])(
    'sends the key to no other origin: %s',
    async address => {
      const elsewhere = (response: Response) => {
        response.headers.set('x-resume', address)
        return broken(response)
      }
      const recorded = fetchFrom(service, elsewhere)
      const chat = chatOf(service, { fetch: recorded.fetch, resume: () => address })
      await chat.sendMessage(question)
      expect(chat.error).toMatchObject({ code: 'interrupted' })
      await chat.resumeStream()
      expect(recorded.sent).toHaveLength(1)
    }
  )

  it('follows no redirect, and says who asks', async () => {
    const inits: (RequestInit | undefined)[] = []
    const recorded = fetchFrom(service, broken)
    const fetch: typeof globalThis.fetch = (input, init) => {
      inits.push(init)
      return recorded.fetch(input, init)
    }
    const chat = chatOf(service, { fetch, fingerprint: 'Zoë 1', headers: { 'x-team': 'docs' } })
    await chat.sendMessage(question)
    expect(chat.error).toBeUndefined()
    expect(inits[1]?.redirect).toBe('error')
    const { headers, url } = recorded.sent[1] as Sent
    expect(headers.get('x-fingerprint')).toBe('Zo%C3%AB%201')
    expect([headers.get('authorization'), headers.get('x-team')]).toEqual([
      `Bearer ${service.project.assistantKey}`,
      'docs'
    ])
    expect(url).toMatch(/^http:\/\/service\.test\/discovery\/v2\/assistant\/local\/message\/msg_[\w-]{22}\?after=\d+$/)
  })

  it('is gone on with by another page from what this one kept, and is then the same', async () => {
    const kept: (string | null)[] = []
    const recorded = fetchFrom(service, broken, lost, lost, lost)
    const chat = chatOf(service, { fetch: recorded.fetch, onResume: address => void kept.push(address) })
    await chat.sendMessage(question)
    expect(kept).toEqual([expect.stringMatching(/^http:\/\/service\.test\/.*msg_/)])
    const uncut = chatOf(service, { fetch: fetchFrom(service).fetch })
    await uncut.sendMessage(question)

    const told_: (string | null)[] = []
    const thread = vi.fn()
    const next = chatOf(service, {
      fetch: fetchFrom(service).fetch,
      resume: () => (told_.length ? null : (kept[0] ?? null)),
      onResume: address => void told_.push(address),
      onThread: thread
    })
    next.messages = chat.messages
    await next.resumeStream()
    expect(visible(next.lastMessage)).toEqual(visible(uncut.lastMessage))
    expect(next.messages).toHaveLength(2)
    expect(thread).toHaveBeenCalledOnce()
    expect(told_).toEqual([null])
    // The answer is over: a second call sends no request.
    const before = next.lastMessage
    await next.resumeStream()
    expect(next.lastMessage).toBe(before)
  })

  it('that is gone leaves what there is of it', async () => {
    const told = vi.fn()
    const address = `${base}/discovery/v2/assistant/local/message/msg_x`
    const chat = chatOf(service, { fetch: fetchFrom(service).fetch, resume: () => address, onResume: told })
    await chat.resumeStream()
    expect([chat.status, chat.messages]).toEqual(['ready', []])
    expect(told.mock.calls).toEqual([[null, 'chat']])
  })
})

describe('Stop', () => {
  const withModel = async () => {
    const closed: Promise<unknown>[] = []
    const { url } = await modelServer(response => {
      start(response)
      closed.push(new Promise(resolve => response.once('close', resolve)))
      if (closed.length > 1) {
        say(response, 'Yes.')
        return finish(response)
      }
      const timer = setInterval(() => say(response, 'and on '), 10)
      response.on('close', () => clearInterval(timer))
    })
    const service = await serviceWith(url)
    const recorded = fetchFrom(service)
    const chat = chatOf(service, { fetch: recorded.fetch })
    onTestFinished(() => void chat.stop())
    const asked = chat.sendMessage({ text: 'Which?' })
    await expect.poll(() => chat.lastMessage?.parts.length, { timeout: 10_000 }).toBeGreaterThan(2)
    return { chat, asked, recorded, closed }
  }

  it('is said to the service, which stops the model', async () => {
    const { chat, asked, recorded, closed } = await withModel()
    await chat.stop()
    await asked
    await closed[0]
    expect(recorded.sent.map(({ method, url }) => [method, /\/stop$/.test(url)])).toEqual([
      ['POST', false],
      ['POST', true]
    ])
  })

  it('is said when another question is asked in its place, and not when an answer is over', async () => {
    const { chat, asked, recorded, closed } = await withModel()
    const next = chat.sendMessage({ text: 'And now?' })
    await closed[0]
    await Promise.all([asked, next])
    await chat.stop()
    expect(recorded.sent.filter(({ url }) => /\/stop$/.test(url))).toHaveLength(1)
  })

  it('is said to the service where a page that goes on with an answer has nothing of it yet', async () => {
    const sent: string[] = []
    const fetch: typeof globalThis.fetch = (url, { method = 'GET', signal } = {}) => {
      sent.push(`${method} ${new URL(String(url)).pathname}`)
      if (method === 'POST') return Promise.resolve(new Response())
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    }
    const address = '/discovery/v2/assistant/local/message/msg_x'
    const transport = new AssistantTransport({ domain: 'local', baseUrl: base, fetch, resume: () => address })
    const reader = new AbortController()
    const going = transport.reconnectToStream({ chatId: 'chat', abortSignal: reader.signal })
    await expect.poll(() => sent).toHaveLength(1)
    reader.abort()
    expect(await going).toBeNull()
    await expect.poll(() => sent).toEqual([`GET ${address}`, `POST ${address}/stop`])
  })
})
