import type { UIMessageChunk } from 'ai'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AssistantTransport, type AssistantUIMessage, type Thread, type TransportOptions } from './index.ts'
import { createChat, deferred, textOf } from './testing/chat.ts'
import { stream } from './testing/faults.ts'
import { type Handler, type Service, startService } from './testing/service.ts'
import { version1, version2 } from './testing/wire.ts'

const answer = (threadId?: string) => [version2.start, version2.delta('An answer'), version2.finish(threadId)]
let service: Service
beforeAll(async () => {
  service = await startService(stream(version2, answer('thread-1')))
})
afterAll(() => service.close())
beforeEach(() => {
  service.requests.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const chatWith = (options: TransportOptions = {}) => createChat({ baseUrl: service.url, ...options })
const bodies = () => service.requests.map(request => request.body)

describe('the request', () => {
  it('has the documented keys and no other', async () => {
    const chat = chatWith({ assistantKey: 'svc_dsc_public' })
    await chat.sendMessage(
      { text: 'A question' },
      { body: { secret: 1, messages: [], fp: 'x', threadKey: 'x', id: 'x' } }
    )
    expect(service.requests).toHaveLength(1)
    expect(service.requests[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer svc_dsc_public', 'content-type': 'application/json' }
    })
    expect(bodies()).toEqual([
      {
        fp: 'anonymous',
        messages: [{ id: chat.messages[0]?.id, role: 'user', parts: [{ type: 'text', text: 'A question' }] }]
      }
    ])
  })

  it('carries what the options and the question say', async () => {
    const context = [
      { type: 'code', value: 'x = 1', path: '/a', elementId: 'b' },
      { type: 'other', value: 'x' }
    ] as never
    const chat = chatWith({
      fingerprint: 'reader-7',
      retrievalPageSize: 3,
      filter: null,
      currentPath: () => '/guide/install?q=1#top',
      thread: { id: 'thread-0', key: 'secret' },
      headers: async () => ({ 'X-Team': 'docs' })
    })
    await chat.sendMessage({ text: 'A question', metadata: { context } })
    expect(service.requests[0]?.headers['x-team']).toBe('docs')
    expect(bodies()[0]).toEqual({
      fp: 'reader-7',
      messages: expect.any(Array),
      threadId: 'thread-0',
      threadKey: 'secret',
      retrievalPageSize: 3,
      filter: null,
      context: [{ type: 'code', value: 'x = 1', path: '/a', elementId: 'b' }],
      currentPath: '/guide/install'
    })
  })

  it('sends the context of a question again when it is retried', async () => {
    const context = [{ type: 'textSelection' as const, value: 'words' }]
    const chat = chatWith()
    await chat.sendMessage({ text: 'A question', metadata: { context } })
    await chat.regenerate()
    await chat.sendMessage({ text: 'Another' })
    expect(bodies().map(body => body.context)).toEqual([context, context, undefined])
  })

  it('lets one call override documented keys', async () => {
    const chat = chatWith({ thread: { id: 'thread-0', key: 'secret' }, retrievalPageSize: 3, currentPath: '/a' })
    const body = {
      threadId: null,
      retrievalPageSize: 9,
      filter: { version: '2' },
      currentPath: '/b?c',
      context: [{ type: 'code', value: 'y' }]
    }
    await chat.sendMessage({ text: 'A question' }, { body })
    expect(bodies()[0]).toEqual({
      fp: 'anonymous',
      messages: expect.any(Array),
      ...body,
      currentPath: '/b'
    })
  })

  it('holds text only, and no question whose answer failed', async () => {
    const chat = chatWith()
    const text = (text: string) => ({ type: 'text' as const, text })
    chat.messages = [
      { id: 's', role: 'system', parts: [text('Be brief')] },
      { id: 'u1', role: 'user', parts: [text('One'), { type: 'file', mediaType: 'image/png', url: 'data:,x' }] },
      { id: 'a1', role: 'assistant', parts: [{ type: 'step-start' }, { type: 'reasoning', text: 'Hm' }, text('Half')] },
      { id: 'u2', role: 'user', parts: [text('Two')] },
      { id: 'a2', role: 'assistant', parts: [{ type: 'source-url', sourceId: 's', url: '/x' }, text(' ')] }
    ]
    await chat.sendMessage({ text: 'Three' })
    expect(bodies()[0]?.messages).toEqual([
      { id: 's', role: 'system', parts: [text('Be brief')] },
      { id: 'u1', role: 'user', parts: [text('One')] },
      { id: 'a1', role: 'assistant', parts: [text('Half')] },
      { id: expect.any(String), role: 'user', parts: [text('Three')] }
    ])
  })

  it('reads the page’s path at each question, where there is a page', async () => {
    const page = { origin: service.url, href: `${service.url}/docs`, pathname: '/docs/one' }
    vi.stubGlobal('location', page)
    const chat = createChat({ domain: 'acme', baseUrl: undefined as never })
    await chat.sendMessage({ text: 'A question' })
    page.pathname = '/docs/two'
    await chat.sendMessage({ text: 'Another' })
    expect(bodies().map(body => body.currentPath)).toEqual(['/docs/one', '/docs/two'])
  })

  it('goes on without a path when the page’s function fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const chat = chatWith({
      currentPath() {
        throw new Error('no router')
      }
    })
    await chat.sendMessage({ text: 'A question' })
    expect(bodies()).toEqual([{ fp: 'anonymous', messages: expect.any(Array) }])
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('goes to the documented address of each version, or to the endpoint', async () => {
    const asked: string[] = []
    const fetch = async (url: unknown) => {
      asked.push(`${url}`)
      return new Response('', { status: 500 })
    }
    for (const options of [
      { domain: 'my docs', baseUrl: 'https://x.test/base/' },
      { domain: 'acme', baseUrl: 'https://x.test', apiVersion: 1 },
      { endpoint: 'https://x.test/ask?a=1' }
    ] satisfies TransportOptions[]) {
      await createChat({ domain: '', baseUrl: '', ...options, fetch }).sendMessage({ text: 'Hi' })
    }
    expect(asked).toEqual([
      'https://x.test/base/discovery/v2/assistant/my%20docs/message',
      'https://x.test/discovery/v1/assistant/acme/message',
      'https://x.test/ask?a=1'
    ])
  })
})

describe('options from a function', () => {
  it('are asked for at each question', async () => {
    let fingerprint = 'first'
    const chat = createChat(() => ({ domain: 'acme', baseUrl: service.url, fingerprint }))
    await chat.sendMessage({ text: 'A question' })
    fingerprint = 'second'
    await chat.sendMessage({ text: 'Another' })
    expect(bodies().map(body => body.fp)).toEqual(['first', 'second'])
    expect(bodies()[1]?.threadId).toBe('thread-1')
  })

  it('stay what they were for a question that was asked already: no key goes to a later address', async () => {
    const asked: [string, string | null][] = []
    const begun = deferred<void>()
    const session = deferred<Record<string, string>>()
    const fetch: typeof globalThis.fetch = async (url, init) => {
      asked.push([`${url}`, new Headers(init?.headers).get('authorization')])
      return new Response('', { status: 500 })
    }
    let options: TransportOptions = {
      endpoint: 'https://old.test/',
      assistantKey: 'svc_dsc_old',
      headers() {
        begun.resolve()
        return session.promise
      },
      fetch
    }
    const chat = createChat(() => options)
    const sending = chat.sendMessage({ text: 'A question' })
    await begun.promise
    options = { endpoint: 'https://new.test/', assistantKey: 'svc_dsc_new', fetch }
    session.resolve({})
    await sending
    await chat.sendMessage({ text: 'Another' })
    expect(asked).toEqual([
      ['https://old.test/', 'Bearer svc_dsc_old'],
      ['https://new.test/', 'Bearer svc_dsc_new']
    ])
  })
})

describe('version 1', () => {
  it('sends content and the other fields of a message, and contexts without a path', async () => {
    service.answer(stream(version1, [version1.start, version1.delta('One'), version1.finish('thread-1')]))
    const chat = chatWith({ apiVersion: 1 })
    const context = [{ type: 'code' as const, value: 'x', path: '/a', elementId: 'b' }]
    await chat.sendMessage({ text: 'A question', metadata: { context } })
    await chat.sendMessage({ text: 'Another' })
    expect(bodies()[0]).toEqual({
      fp: 'anonymous',
      messages: [
        { id: expect.any(String), role: 'user', content: 'A question', parts: [{ type: 'text', text: 'A question' }] }
      ],
      context: [{ type: 'code', value: 'x', elementId: 'b' }]
    })
    expect(bodies()[1]).toMatchObject({
      threadId: 'thread-1',
      messages: [
        { content: 'A question' },
        {
          role: 'assistant',
          content: 'One',
          parts: [{ type: 'text', text: 'One' }],
          metadata: { threadId: 'thread-1' }
        },
        { content: 'Another' }
      ]
    })
  })

  it('is said to be deprecated, once a transport', async () => {
    for (const [apiVersion, warnings] of [
      [2, 0],
      [1, 1]
    ] as const) {
      const chat = chatWith({ apiVersion })
      await chat.sendMessage({ text: 'A question' })
      await chat.sendMessage({ text: 'Another' })
      expect(console.warn).toHaveBeenCalledTimes(warnings)
    }
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('version 1'))
  })

  it('reads a stream of either version from an address of either', async () => {
    for (const [apiVersion, wire] of [
      [1, version2],
      [2, version1]
    ] as const) {
      for (const headers of [wire.headers, {}, { 'content-type': 'text/plain' }]) {
        service.answer(stream({ ...wire, headers }, [wire.start, wire.delta('Read'), wire.finish()]))
        const chat = chatWith({ apiVersion })
        await chat.sendMessage({ text: 'A question' })
        expect([textOf(chat.lastMessage), chat.status]).toEqual(['Read', 'ready'])
      }
    }
  })
})

describe('the thread', () => {
  const told: (Thread | null)[] = []
  const onThread = (thread: Thread | null) => told.push(thread)
  beforeEach(() => {
    told.length = 0
  })

  const places: Record<string, Handler> = {
    'the finish event': stream(version2, answer('here')),
    'the metadata of the finish event': stream(version2, [
      version2.start,
      version2.delta('x'),
      'data: {"type":"finish","messageMetadata":{"threadId":"here","totalTokens":3}}\n\n'
    ]),
    'the metadata of the start event': stream(version2, [
      'data: {"type":"start","messageMetadata":{"threadId":"here"}}\n\n',
      ...answer()
    ]),
    'a header': stream({ ...version2, headers: { ...version2.headers, 'x-thread-id': 'here' } }, answer()),
    'version 1’s finish': stream(version1, [version1.start, version1.delta('x'), version1.finish('here')]),
    'version 1’s data': stream(version1, [
      '2:[{"threadId":"here"}]\n',
      version1.start,
      version1.delta('x'),
      version1.finish()
    ])
  }

  it.for(Object.entries(places))('is taken from %s and continued', async ([, serve]) => {
    service.answer(serve)
    const chat = chatWith({ onThread })
    await chat.sendMessage({ text: 'A question' })
    expect(chat.lastMessage?.metadata?.threadId).toBe('here')
    expect(told).toEqual([{ id: 'here' }])
    await chat.sendMessage({ text: 'Another' })
    expect(bodies().map(body => body.threadId)).toEqual([undefined, 'here'])
  })

  it('is the one that a call named, once the service has answered in it', async () => {
    service.answer(stream(version2, answer()))
    const chat = chatWith({ thread: { id: 'before', key: 'secret' }, onThread })
    await chat.sendMessage({ text: 'A question' }, { body: { threadId: 'other' } })
    expect(bodies()[0]).not.toHaveProperty('threadKey')
    expect(chat.lastMessage?.metadata?.threadId).toBe('other')
    expect(told).toEqual([{ id: 'other' }])
  })

  it('is what the finish event says, whatever was said before', async () => {
    const headers = { ...version2.headers, 'x-thread-id': 'header' }
    const metadata = 'data: {"type":"start","messageMetadata":{"threadId":"start"}}\n\n'
    service.answer(stream({ ...version2, headers }, [metadata, ...answer('finish')]))
    const chat = chatWith({ onThread })
    await chat.sendMessage({ text: 'A question' })
    expect(chat.lastMessage?.metadata?.threadId).toBe('finish')
    expect(told.at(-1)).toEqual({ id: 'finish' })
  })

  it('is kept when the answer breaks off after the header has named it', async () => {
    const headers = { ...version2.headers, 'x-thread-id': 'header', 'x-thread-key': 'secret' }
    service.answer(stream({ ...version2, headers }, [version2.start, version2.delta('Half')], 'reset'))
    const chat = chatWith({ onThread })
    chat['~registerMessagesCallback'](() => textOf(chat.messages[1]) && service.see())
    await chat.sendMessage({ text: 'A question' })
    expect(chat.lastMessage?.metadata).toEqual({ threadId: 'header', interrupted: true })
    expect(told).toEqual([{ id: 'header', key: 'secret' }])
  })

  it('sends its key back, and shows it nowhere', async () => {
    const headers = { ...version2.headers, 'x-thread-key': 'secret-key' }
    service.answer(stream({ ...version2, headers }, answer('thread-1')))
    const transport = new AssistantTransport({ baseUrl: service.url, domain: 'acme', onThread })
    const chat = createChat({})
    Object.assign(chat, { transport })
    await chat.sendMessage({ text: 'A question' })
    service.answer((response, received) => {
      expect(received.body).toMatchObject({ threadId: 'thread-1', threadKey: 'secret-key' })
      response.writeHead(403).end('{"error":"secret-key is wrong"}')
    })
    await chat.sendMessage({ text: 'Another' })
    expect(told).toEqual([{ id: 'thread-1', key: 'secret-key' }])
    expect(chat.error).toMatchObject({ code: 'forbidden', serverMessage: '… is wrong' })
    const { inspect } = await import('node:util')
    const seen = inspect([transport, chat.messages, chat.error], { depth: 20, showHidden: true, getters: true })
    expect(seen).not.toContain('secret-key')
    expect(seen).toContain('thread-1')
  })

  it('is dropped when the service has forgotten it, and the question asked once more', async () => {
    service.answer(response => response.writeHead(404).end('{"error":"no such thread"}'))
    const chat = chatWith({ thread: { id: 'old', key: 'secret' }, onThread })
    await chat.sendMessage({ text: 'A question' })
    expect([chat.status, textOf(chat.lastMessage)]).toEqual(['ready', 'An answer'])
    expect(bodies().map(({ threadId, threadKey }) => ({ threadId, threadKey }))).toEqual([
      { threadId: 'old', threadKey: 'secret' },
      {}
    ])
    expect(told).toEqual([null, { id: 'thread-1' }])
  })

  it('is not blamed for a second 404', async () => {
    const gone: Handler = response => response.writeHead(404).end()
    service.answer(gone, gone)
    const chat = chatWith({ thread: { id: 'old' }, onThread })
    await chat.sendMessage({ text: 'A question' })
    expect(chat.error).toMatchObject({ code: 'not_found', status: 404 })
    expect(service.requests).toHaveLength(2)
  })

  it('belongs to one chat', async () => {
    const transport = new AssistantTransport({ baseUrl: service.url, domain: 'acme', thread: { id: 'first' } })
    for (const id of ['one', 'two', 'one']) {
      const chat = createChat({}, id)
      Object.assign(chat, { transport })
      service.answer(stream(version2, answer(`thread-of-${id}`)))
      await chat.sendMessage({ text: 'A question' })
    }
    expect(bodies().map(body => body.threadId)).toEqual(['first', undefined, 'thread-of-one'])
  })

  it('is asked for at the first question of each chat, where it is given by a function', async () => {
    const asked: string[] = []
    const thread = (chatId: string) => {
      asked.push(chatId)
      return chatId === 'new' ? null : { id: `stored-${chatId}`, key: `key-${chatId}` }
    }
    const transport = new AssistantTransport({ baseUrl: service.url, domain: 'acme', thread })
    for (const id of ['one', 'two', 'new', 'one']) {
      const chat = createChat({}, id)
      Object.assign(chat, { transport })
      service.answer(stream(version2, answer()))
      await chat.sendMessage({ text: 'A question' })
    }
    expect(asked).toEqual(['one', 'two', 'new'])
    expect(bodies().map(({ threadId, threadKey }) => [threadId, threadKey])).toEqual([
      ['stored-one', 'key-one'],
      ['stored-two', 'key-two'],
      [undefined, undefined],
      ['stored-one', 'key-one']
    ])
  })

  it('survives a mistake in the page’s functions', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const chat = chatWith({
      thread() {
        throw new Error('storage is blocked')
      }
    })
    await chat.sendMessage({ text: 'A question' })
    expect([chat.status, chat.lastMessage?.metadata?.threadId]).toEqual(['ready', 'thread-1'])
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('survives a mistake in the page’s listener', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const chat = chatWith({
      onThread() {
        throw new Error('storage is full')
      }
    })
    await chat.sendMessage({ text: 'A question' })
    expect([chat.status, chat.lastMessage?.metadata?.threadId]).toEqual(['ready', 'thread-1'])
  })
})

describe('options that cannot work are refused before any request', () => {
  const refused: Record<string, TransportOptions> = {
    'an admin key': { assistantKey: 'svc_hidden' },
    'an admin key after Bearer': { assistantKey: 'Bearer svc_hidden' },
    'an admin key in capitals after a space': { assistantKey: ' SVC_hidden' },
    'an admin key by its own prefix': { assistantKey: 'adm-hidden', keyPrefixes: { assistant: 'pub-', admin: 'adm-' } },
    'a key that no header can carry': { assistantKey: 'svc_dsc_hidden\nHost: x' },
    'a header that is none': { headers: { 'X-Bad': 'hidden\nHost: x' } },
    'headers that fail': {
      headers: () => Promise.reject(new Error('no session'))
    },
    'no domain': { domain: '' },
    'no address outside a page': { baseUrl: undefined as never },
    'an address that is none': { baseUrl: 'not a url' },
    'an address of another kind': { endpoint: 'javascript:alert(1)' }
  }
  it.for(Object.entries(refused))('%s', async ([, options]) => {
    const chat = chatWith(options)
    await chat.sendMessage({ text: 'A question' })
    expect(chat.error).toMatchObject({ name: 'AssistantError', code: 'invalid_options' })
    expect(chat.error?.message).not.toContain('hidden')
    expect(service.requests).toEqual([])
    expect(chat.messages).toHaveLength(1)
  })

  it('a function that fails', async () => {
    const cause = new Error('no settings')
    const chat = createChat(() => {
      throw cause
    })
    await chat.sendMessage({ text: 'A question' })
    expect(chat.error).toMatchObject({ name: 'AssistantError', code: 'invalid_options', cause })
  })

  it('but any other key is sent as it is', async () => {
    await chatWith({ assistantKey: 'whatever' }).sendMessage({ text: 'A question' })
    expect(service.requests[0]?.headers.authorization).toBe('Bearer whatever')
  })
})

describe('stopping', () => {
  /** A handler that tells when the client has gone away. */
  const leftBy = (serve: Handler): { serve: Handler; left: Promise<void>; asked: Promise<void> } => {
    const left = deferred<void>()
    const asked = deferred<void>()
    return {
      left: left.promise,
      asked: asked.promise,
      async serve(response, received) {
        response.on('close', left.resolve)
        await serve(response, received)
        asked.resolve()
      }
    }
  }

  it.for([
    ['before the headers', () => {}],
    ['before the first byte', stream(version2, [], 'leave open')],
    ['in the middle', stream(version2, [version2.start, version2.delta('Half')], 'leave open')]
  ] as [string, Handler][])('%s ends the request and is no error', async ([, handler]) => {
    const { serve, left, asked } = leftBy(handler)
    service.answer(serve)
    const chat = chatWith()
    const sending = chat.sendMessage({ text: 'A question' })
    await asked
    await chat.stop()
    await sending
    await left
    expect([chat.status, chat.error]).toEqual(['ready', undefined])
    await chat.sendMessage({ text: 'Another' })
    expect(textOf(chat.lastMessage)).toBe('An answer')
  })

  it('works while the headers are still being asked for', async () => {
    const asked = deferred<void>()
    const headers = () => {
      asked.resolve()
      return new Promise<Record<string, string>>(() => {})
    }
    const chat = chatWith({ headers })
    const sending = chat.sendMessage({ text: 'A question' })
    await asked.promise
    await chat.stop()
    await sending
    expect([chat.status, chat.error, service.requests.length]).toEqual(['ready', undefined, 0])
  })

  it('works with a fetch that does not listen', async () => {
    const cancelled = deferred<void>()
    const asked = deferred<void>()
    const response = deferred<Response>()
    const fetch = () => {
      asked.resolve()
      return response.promise
    }
    const chat = chatWith({ fetch })
    const sending = chat.sendMessage({ text: 'A question' })
    await asked.promise
    await chat.stop()
    await sending
    response.resolve(new Response(new ReadableStream({ cancel: () => cancelled.resolve() })))
    await cancelled.promise
    expect([chat.status, chat.error]).toEqual(['ready', undefined])
  })
})

describe('no timer is left behind', () => {
  const bodies = {
    'a complete answer': answer(),
    'an answer that broke off': answer().slice(0, 2),
    'no answer': ['<html>']
  }
  it.for(Object.entries(bodies))('by %s', async ([, pieces]) => {
    vi.useFakeTimers()
    const waiting: number[] = []
    const fetch = async () => {
      waiting.push(vi.getTimerCount())
      return new Response(pieces.join(''))
    }
    await createChat({ fetch }).sendMessage({ text: 'A question' })
    expect(vi.getTimerCount()).toBe(0)
    expect(waiting).toEqual([1])
    vi.useRealTimers()
  })

  it('by a stop', async () => {
    vi.useFakeTimers()
    const asked = deferred<void>()
    const fetch = async () => {
      asked.resolve()
      return new Response(new ReadableStream())
    }
    const chat = createChat({ fetch })
    const sending = chat.sendMessage({ text: 'A question' })
    await asked.promise
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await chat.stop()
    await sending
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

describe('a second question while the first is being answered', () => {
  it('gives up the first one, marks what there is of it, and goes on in one thread', async () => {
    const headers = { ...version2.headers, 'x-thread-id': 'thread-1' }
    service.answer(stream({ ...version2, headers }, [version2.start, version2.delta('Half')], 'leave open'))
    const chat = chatWith()
    const shown = new Promise<void>(resolve => {
      chat['~registerMessagesCallback'](() => textOf(chat.messages[1]) && resolve())
    })
    const first = chat.sendMessage({ text: 'First' })
    await shown
    const second = chat.sendMessage({ text: 'Second' })
    await Promise.all([first, second])
    expect(chat.messages.map(message => [message.role, textOf(message), message.metadata?.interrupted])).toEqual([
      ['user', 'First', undefined],
      ['assistant', 'Half', true],
      ['user', 'Second', undefined],
      ['assistant', 'An answer', undefined]
    ])
    expect(bodies().map(body => body.threadId)).toEqual([undefined, 'thread-1'])
    expect([chat.status, chat.error]).toEqual(['ready', undefined])
  })
})

describe('the service’s ids', () => {
  it.for(['u1', 'a1'])('never overwrite a message that is there: %s', async messageId => {
    service.answer(stream(version2, [`data: ${JSON.stringify({ type: 'start', messageId })}\n\n`, ...answer()]))
    const chat = chatWith()
    chat.messages = [
      { id: 'u1', role: 'user', parts: [{ type: 'text', text: 'Old question' }] },
      { id: 'a1', role: 'assistant', parts: [{ type: 'text', text: 'Old answer' }] }
    ]
    await chat.sendMessage({ text: 'A question' })
    expect(chat.messages.map(textOf)).toEqual(['Old question', 'Old answer', 'A question', 'An answer'])
  })

  it('are kept for a new answer', async () => {
    service.answer(stream(version2, ['data: {"type":"start","messageId":"theirs"}\n\n', ...answer()]))
    const chat = chatWith()
    await chat.sendMessage({ text: 'A question' })
    expect(chat.lastMessage?.id).toBe('theirs')
  })
})

it('says that nobody is there, and asks again when somebody is', async () => {
  let url = 'http://127.0.0.1:1'
  const chat = createChat({ endpoint: url, fetch: (_, init) => fetch(url, init) })
  await chat.sendMessage({ text: 'A question' })
  expect(chat.error).toMatchObject({ code: 'network', message: expect.stringContaining('http://127.0.0.1:1') })
  url = service.url
  await chat.regenerate()
  expect([chat.status, textOf(chat.lastMessage)]).toEqual(['ready', 'An answer'])
})

it('gives the chunks of an answer without any chat', async () => {
  const transport = new AssistantTransport({ baseUrl: service.url, domain: 'acme' })
  const chunks = await transport.sendMessages({
    chatId: 'terminal',
    trigger: 'submit-message',
    messageId: undefined,
    abortSignal: undefined,
    messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'How do I install it?' }] }]
  })
  let text = ''
  for await (const chunk of chunks) if (chunk.type === 'text-delta') text += chunk.delta
  expect(text).toBe('An answer')
})

describe('a caller’s own signal', () => {
  const reasons: [string, () => AbortSignal][] = [
    ['a deadline', () => AbortSignal.timeout(100)],
    [
      'a reason that is no error',
      () => {
        const controller = new AbortController()
        setTimeout(() => controller.abort('enough'), 100)
        return controller.signal
      }
    ]
  ]
  const ask = (abortSignal: AbortSignal, options: TransportOptions = {}) =>
    new AssistantTransport({ baseUrl: service.url, domain: 'acme', ...options }).sendMessages({
      chatId: 'terminal',
      trigger: 'submit-message',
      messageId: undefined,
      abortSignal,
      messages: [{ id: '1', role: 'user', parts: [{ type: 'text', text: 'How do I install it?' }] }]
    })
  const failureOf = async (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)
  const read = async (chunks: ReadableStream<UIMessageChunk>) => {
    for await (const _ of chunks);
  }

  it.each(reasons)('stops the question before the response, with %s as the cause', async (_what, signalOf) => {
    service.answer(() => {})
    const signal = signalOf()
    expect(await failureOf(ask(signal))).toMatchObject({ name: 'AbortError', cause: signal.reason })
    expect(signal.aborted).toBe(true)
  })

  it.each(reasons)('stops the answer in the middle, with %s as the cause', async (_what, signalOf) => {
    service.answer(stream(version2, [version2.start, version2.delta('Half')], 'leave open'))
    const signal = signalOf()
    expect(await failureOf(read(await ask(signal)))).toMatchObject({ name: 'AbortError', cause: signal.reason })
    expect(signal.aborted).toBe(true)
  })

  it('gives its reason itself where that is an AbortError', async () => {
    const reason = new DOMException('Closed.', 'AbortError')
    expect(await failureOf(ask(AbortSignal.abort(reason)))).toBe(reason)
  })

  it('stops the answer also where the page’s own fetch then fails for a reason of its own', async () => {
    const controller = new AbortController()
    const fetch = async (_url: unknown, init?: RequestInit) => {
      const body = new ReadableStream({
        start: stream => init?.signal?.addEventListener('abort', () => stream.error(new TypeError('gone')))
      })
      return new Response(body, { headers: version2.headers })
    }
    const reading = read(await ask(controller.signal, { fetch }))
    controller.abort()
    expect(await failureOf(reading)).toBe(controller.signal.reason)
  })
})

it('never resumes by itself', async () => {
  const chat = chatWith()
  await chat.resumeStream()
  expect([chat.status, chat.error, service.requests.length]).toEqual(['ready', undefined, 0])
})

it('tells the service’s metadata on, but neither secrets nor what only this transport says', async () => {
  const messageMetadata = { model: 'm', interrupted: true, threadKey: 'secret', context: [] }
  service.answer(stream(version2, [`data: ${JSON.stringify({ type: 'start', messageMetadata })}\n\n`, ...answer('t')]))
  const chat = chatWith()
  await chat.sendMessage({ text: 'A question' })
  expect(chat.lastMessage?.metadata).toEqual({ model: 'm', threadId: 't' })
})

it('is typed for the AI SDK', () => {
  const message: AssistantUIMessage = { id: 'x', role: 'assistant', parts: [], metadata: { interrupted: true } }
  expect(message.metadata?.interrupted).toBe(true)
})
