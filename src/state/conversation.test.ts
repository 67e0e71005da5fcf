// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageText } from '../protocol/index.ts'
import type { Emit } from '../widget/handle.ts'
import { resolveOptions } from '../widget/resolve-options.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { fakePlatform } from './testing/platform.ts'
import { storedThreads } from './testing/stored.ts'

const options = resolveOptions({
  domain: 'acme',
  assistantKey: 'svc_dsc_1',
  baseUrl: 'https://platform.test',
  docsUrl: 'https://docs.example.com'
})
const stored = () => storedThreads()[0]
const texts = ({ chat }: Conversation) => chat.value.messages.map(message => `${message.role}: ${messageText(message)}`)

let events: { name: string; detail: unknown }[] = []
const emit: Emit = (name, detail) => {
  events.push({ name, detail })
  return true
}
const started: Conversation[] = []
const start = (given = options) => {
  const conversation = createConversation(given, emit)
  started.push(conversation)
  return conversation
}

beforeEach(() => {
  events = []
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const conversation of started.splice(0)) conversation.dispose()
  vi.unstubAllGlobals()
})

it('stores the question before the request leaves', async () => {
  const seen: string[] = []
  const platform = fakePlatform(() => seen.push(...(stored()?.messages.map(messageText) ?? [])))
  const asked = start().ask('How do I install it?', [])
  ;(await platform.question(1)).answer('With npm.')
  await asked
  expect(seen).toEqual(['How do I install it?'])
})

it('gives the answer, keeps the thread and tells of both', async () => {
  const platform = fakePlatform(question => question.answer('With npm.', 'thr_1'))
  const conversation = start()
  const context = [{ type: 'code' as const, value: 'npm i', path: '/install' }]
  const answer = await conversation.ask('How?', context)
  expect(messageText(answer)).toBe('With npm.')
  expect(conversation.threadId.value).toBe('thr_1')
  expect(platform.asked[0]?.body.context).toEqual(context)
  expect(events.map(({ name }) => name)).toEqual(['question', 'thread', 'answer'])
  expect(events[0]?.detail).toEqual({ text: 'How?', context, threadId: null })
  expect(events[2]?.detail).toMatchObject({
    threadId: 'thr_1',
    interrupted: false,
    sources: [{ url: 'https://docs.example.com/install', title: 'Install' }]
  })
  expect(JSON.stringify(events)).not.toContain('svc_dsc_1')
})

it('goes on after a reload: the conversation is there and the next question continues the thread', async () => {
  const platform = fakePlatform(question => question.answer('Yes.', 'thr_1'))
  const before = start()
  await before.ask('First?', [])
  before.dispose()
  const after = start()
  expect(texts(after)).toEqual(['user: First?', 'assistant: Yes.'])
  expect(after.status.value).toBe('ready')
  await after.ask('Second?', [])
  expect(platform.asked[1]?.body.threadId).toBe('thr_1')
  expect(platform.asked[1]?.body.messages).toHaveLength(3)
})

it('marks an answer that a reload cut off, and sends nothing by itself', async () => {
  const platform = fakePlatform()
  const before = start()
  before.ask('Long?', []).catch(() => {})
  const question = await platform.question(1)
  question.send(
    { type: 'start', messageId: 'a1' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'Half' }
  )
  await vi.waitFor(() => expect(texts(before)).toEqual(['user: Long?', 'assistant: Half']))
  dispatchEvent(new Event('pagehide'))
  const after = createConversation(options, emit)
  started.push(after)
  expect(texts(after)).toEqual(['user: Long?', 'assistant: Half'])
  expect(after.chat.value.messages[1]?.metadata?.interrupted).toBe(true)
  expect(platform.asked).toHaveLength(1)
})

it('keeps the partial answer when the reader stops, and the next question works', async () => {
  const platform = fakePlatform()
  const conversation = start()
  const stopped = conversation.ask('Long?', [])
  const question = await platform.question(1)
  question.send(
    { type: 'start', messageId: 'a1' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'Half' }
  )
  await vi.waitFor(() => expect(texts(conversation)).toContain('assistant: Half'))
  await conversation.stop()
  expect(question.aborted).toBe(true)
  expect((await stopped).metadata?.interrupted).toBe(true)
  expect(conversation.status.value).toBe('ready')
  expect(stored()?.messages[1]).toMatchObject({ parts: [{ text: 'Half' }], metadata: { interrupted: true } })
  expect(events.map(({ name }) => name)).not.toContain('error')
  const next = conversation.ask('Next?', [])
  ;(await platform.question(2)).answer('Fine.')
  expect(messageText(await next)).toBe('Fine.')
})

it('keeps what came of an answer that broke off, says so, and asks again on retry', async () => {
  const platform = fakePlatform()
  const conversation = start()
  const broken = conversation.ask('Long?', [{ type: 'code', value: 'x' }])
  const question = await platform.question(1)
  question.send(
    { type: 'start', messageId: 'a1' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'Half' }
  )
  question.end()
  await expect(broken).rejects.toMatchObject({ code: 'interrupted' })
  expect(conversation.status.value).toBe('error')
  expect(texts(conversation)).toEqual(['user: Long?', 'assistant: Half'])
  expect(events.map(({ name }) => name)).toEqual(['question', 'answer', 'error'])
  expect(events[1]?.detail).toMatchObject({ interrupted: true })
  const again = conversation.retry()
  ;(await platform.question(2)).answer('Whole.')
  expect(messageText(await again)).toBe('Whole.')
  expect(texts(conversation)).toEqual(['user: Long?', 'assistant: Whole.'])
  expect(platform.asked[1]?.body.context).toEqual([{ type: 'code', value: 'x' }])
})

it('rejects with the typed error and keeps the question', async () => {
  const platform = fakePlatform()
  platform.failNext(new Response('{"error":"slow down"}', { status: 429, headers: { 'retry-after': '7' } }))
  const conversation = start()
  await expect(conversation.ask('How?', [])).rejects.toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 7 })
  expect(texts(conversation)).toEqual(['user: How?'])
  expect(stored()?.messages).toHaveLength(1)
  expect(events.at(-1)).toEqual({
    name: 'error',
    detail: { code: 'rate_limited', message: expect.any(String), status: 429 }
  })
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Docs Assistant: \S/), {
    code: 'rate_limited',
    status: 429,
    serverMessage: 'slow down'
  })
})

it('stops the answer under way when another question is asked, and leaves one thread', async () => {
  const platform = fakePlatform()
  const conversation = start()
  const first = conversation.ask('One?', [])
  const second = conversation.ask('Two?', [])
  const third = conversation.ask('Three?', [])
  await vi.waitFor(() =>
    expect(platform.asked.some(({ body }) => body.messages.at(-1)?.parts[0]?.text === 'Three?')).toBe(true)
  )
  platform.asked.at(-1)?.answer('Third.')
  expect(messageText(await third)).toBe('Third.')
  expect((await first).metadata?.interrupted).toBe(true)
  expect((await second).metadata?.interrupted).toBe(true)
  expect(texts(conversation)).toEqual(['user: One?', 'user: Two?', 'user: Three?', 'assistant: Third.'])
  expect(platform.asked).toHaveLength(1)
})

it('is busy until the newest question is answered, and says so of no earlier end', async () => {
  const platform = fakePlatform()
  const conversation = start()
  const first = conversation.ask('One?', [])
  ;(await platform.question(1)).send(
    { type: 'start', messageId: 'a1' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'Half' }
  )
  await vi.waitFor(() => expect(texts(conversation)).toContain('assistant: Half'))
  const second = conversation.ask('Two?', [])
  const question = await platform.question(2)
  expect(messageText(await first)).toBe('Half')
  expect(platform.asked[0]?.aborted).toBe(true)
  expect([conversation.status.value, conversation.chat.value.status]).toEqual(['submitted', 'submitted'])
  question.answer('Second.')
  expect(messageText(await second)).toBe('Second.')
  expect(conversation.status.value).toBe('ready')
  expect(texts(conversation)).toEqual(['user: One?', 'assistant: Half', 'user: Two?', 'assistant: Second.'])
  expect(conversation.chat.value.messages[1]?.metadata?.interrupted).toBe(true)
})

it('leaves the answer alone that was to be asked again, when another question comes first', async () => {
  const platform = fakePlatform(question => question.answer('Yes.'))
  const conversation = start()
  await conversation.ask('One?', [])
  const again = conversation.retry()
  const next = conversation.ask('Two?', [])
  expect(messageText(await again)).toBe('Yes.')
  await next
  expect(texts(conversation)).toEqual(['user: One?', 'assistant: Yes.', 'user: Two?', 'assistant: Yes.'])
  expect(platform.asked).toHaveLength(2)
})

it('keeps a whole answer when it is asked again in vain', async () => {
  const platform = fakePlatform(question => question.answer('Yes.'))
  const conversation = start()
  await conversation.ask('One?', [])
  platform.failNext(new Response('', { status: 503 }))
  events = []
  await expect(conversation.retry()).rejects.toMatchObject({ code: 'server_error' })
  expect(texts(conversation)).toEqual(['user: One?', 'assistant: Yes.'])
  expect(events).toEqual([{ name: 'error', detail: expect.objectContaining({ code: 'server_error', status: 503 }) }])
})

it('keeps a whole answer when asking again is stopped before a word, and does not report it as new', async () => {
  const platform = fakePlatform()
  const conversation = start()
  const asked = conversation.ask('One?', [])
  ;(await platform.question(1)).answer('Yes.', 'thr_1')
  await asked
  events = []
  const again = conversation.retry()
  await platform.question(2)
  await conversation.stop()
  expect(await again).toMatchObject({ parts: [], metadata: { interrupted: true } })
  expect(events).toEqual([])
  expect(texts(conversation)).toEqual(['user: One?', 'assistant: Yes.'])
  expect(conversation.chat.value.lastMessage?.metadata?.interrupted).toBeUndefined()
  expect(stored()?.messages).toHaveLength(2)
})

it('sends a thumb though the page’s function for its path fails', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const platform = fakePlatform(question => question.answer('Yes.'))
  const conversation = start({ ...options, feedbackUrl: 'https://owner.test/feedback' })
  const message = await conversation.ask('One?', [])
  conversation.update({
    ...options,
    feedbackUrl: 'https://owner.test/feedback',
    currentPath() {
      throw new Error('no router')
    }
  })
  void conversation.rate(message, { helpful: true })
  const { url, body } = await platform.question(2)
  expect([url, body.helpful, body.path]).toEqual(['https://owner.test/feedback', true, location.pathname])
  expect(events.at(-1)).toMatchObject({ name: 'feedback', detail: { helpful: true, path: location.pathname } })
  expect(error).toHaveBeenCalledExactlyOnceWith('Docs Assistant: the option currentPath failed.', expect.any(Error))
})

describe('an answer that does not name its thread', () => {
  const startHalfWay = async () => {
    const platform = fakePlatform()
    const conversation = start()
    const first = conversation.ask('First?', [])
    ;(await platform.question(1)).answer('Yes.', 'thr_1')
    await first
    const second = conversation.ask('Second?', [])
    ;(await platform.question(2)).send(
      { type: 'start', messageId: 'a2' },
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: 'Half' }
    )
    await vi.waitFor(() => expect(texts(conversation)).toContain('assistant: Half'))
    events = []
    return { conversation, second }
  }

  it('belongs to the one that is open, and stopping it marks no other', async () => {
    const { conversation, second } = await startHalfWay()
    await conversation.stop()
    await second
    expect(events).toMatchObject([{ name: 'answer', detail: { threadId: 'thr_1', interrupted: true } }])
    expect(conversation.chat.value.messages.map(({ metadata }) => metadata?.interrupted)).toEqual([
      undefined,
      undefined,
      undefined,
      true
    ])
  })

  it('belongs to none when another was begun meanwhile, which is told at once', async () => {
    const { conversation, second } = await startHalfWay()
    conversation.newThread()
    expect(conversation.status.value).toBe('ready')
    await second
    expect(events).toMatchObject([
      { name: 'thread', detail: { threadId: null } },
      { name: 'answer', detail: { threadId: null, interrupted: true } }
    ])
  })

  it('is stored as far as it came before the conversation of another domain is shown', async () => {
    const { conversation, second } = await startHalfWay()
    conversation.update({ ...options, domain: 'other' })
    await second
    conversation.update(options)
    expect(texts(conversation)).toEqual(['user: First?', 'assistant: Yes.', 'user: Second?', 'assistant: Half'])
    expect(conversation.chat.value.lastMessage?.metadata?.interrupted).toBe(true)
  })
})

it('keeps the latest thumb of a message, and tells of each once', async () => {
  fakePlatform(question => question.answer('Yes.', 'thr_1'))
  const conversation = start({ ...options, currentPath: '/install' })
  const message = await conversation.ask('One?', [])
  events = []
  await Promise.all([true, true, false].map(helpful => conversation.rate(message, { helpful })))
  expect(conversation.chat.value.lastMessage?.metadata?.rating).toEqual({ helpful: false })
  const detail = {
    helpful: true,
    reason: undefined,
    comment: undefined,
    threadId: 'thr_1',
    messageId: message.id,
    path: '/install'
  }
  expect(events).toEqual([
    { name: 'feedback', detail },
    { name: 'feedback', detail: { ...detail, helpful: false } }
  ])
})

it('gives a thumb to the thread that the answer came in, and without one to the thread that is open', async () => {
  const platform = fakePlatform(question => question.answer('Yes.', `thr_${platform.asked.length}`))
  const conversation = start()
  const message = await conversation.ask('One?', [])
  conversation.newThread()
  await conversation.ask('Two?', [])
  events = []
  await conversation.rate(message, { helpful: true })
  await conversation.rate({ id: 'restored', role: 'assistant', parts: [] }, { helpful: true })
  expect(events.map(({ detail }) => (detail as { threadId: string }).threadId)).toEqual(['thr_1', 'thr_2'])
})

it('says that a rating was not sent where its code cannot be brought, and tries again the next time', async () => {
  vi.doMock('./rating.ts', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  fakePlatform(question => question.answer('Yes.', 'thr_1'))
  const conversation = start()
  const message = await conversation.ask('One?', [])
  expect(await conversation.rate(message, { helpful: true })).toBe(false)
  vi.doUnmock('./rating.ts')
  expect(await conversation.rate(message, { helpful: true })).toBe(true)
})

it('continues a thread with the key that the platform gave for it, after a reload too', async () => {
  const platform = fakePlatform(question => question.answer('Yes.', 'thr_1'), { 'x-thread-key': 'secret' })
  const before = start()
  await before.ask('First?', [])
  expect(stored()).toMatchObject({ threadId: 'thr_1', threadKey: 'secret' })
  before.dispose()
  await start().ask('Second?', [])
  expect(platform.asked[1]?.body).toMatchObject({ threadId: 'thr_1', threadKey: 'secret' })
})

it('goes on in a new thread where the platform has forgotten the old one', async () => {
  const platform = fakePlatform(question => question.answer('Yes.', `thr_${platform.asked.length}`))
  const conversation = start()
  await conversation.ask('First?', [])
  platform.failNext(new Response('', { status: 404 }))
  await conversation.ask('Second?', [])
  expect(platform.asked.map(({ body }) => body.threadId ?? null)).toEqual([null, null])
  expect(conversation.threadId.value).toBe('thr_2')
  expect(stored()?.threadId).toBe('thr_2')
  expect(events.filter(({ name }) => name === 'thread').map(({ detail }) => detail)).toEqual([
    { threadId: 'thr_1' },
    { threadId: null },
    { threadId: 'thr_2' }
  ])
})

it('asks with the key of the moment, in the same thread', async () => {
  const platform = fakePlatform(question => question.answer('Yes.', 'thr_1'))
  const conversation = start()
  await conversation.ask('First?', [])
  conversation.update({ ...options, assistantKey: 'svc_dsc_2' })
  await conversation.ask('Second?', [])
  expect(platform.asked.map(({ headers, body }) => [headers.get('authorization'), body.threadId])).toEqual([
    ['Bearer svc_dsc_1', undefined],
    ['Bearer svc_dsc_2', 'thr_1']
  ])
})

it('says once that version 1 is deprecated', async () => {
  fakePlatform(question => question.answer('Yes.'))
  const conversation = start({ ...options, apiVersion: 1 })
  await conversation.ask('First?', [])
  conversation.newThread()
  await conversation.ask('Second?', [])
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([expect.stringContaining('deprecated')])
})

it('begins a new thread empty, and drops what the old one still sends', async () => {
  const platform = fakePlatform()
  const conversation = start()
  const old = conversation.ask('Old?', [])
  const question = await platform.question(1)
  conversation.newThread()
  await old
  expect(question.aborted).toBe(true)
  expect(texts(conversation)).toEqual([])
  expect(conversation.threadId.value).toBeNull()
  const fresh = conversation.ask('New?', [])
  ;(await platform.question(2)).answer('Yes.', 'thr_2')
  await fresh
  expect(platform.asked[1]?.body.threadId ?? null).toBeNull()
  expect(stored()).toMatchObject({ threadId: 'thr_2', messages: [{ role: 'user' }, { role: 'assistant' }] })
})

describe('what belongs to whom', () => {
  it('shows the conversation of the domain it is told to change to', async () => {
    const platform = fakePlatform(question => question.answer('Yes.', 'thr_1'))
    const conversation = start()
    await conversation.ask('First?', [])
    conversation.update({ ...options, domain: 'other' })
    expect(texts(conversation)).toEqual([])
    await conversation.ask('Elsewhere?', [])
    conversation.update(options)
    expect(texts(conversation)).toEqual(['user: First?', 'assistant: Yes.'])
    await conversation.ask('Second?', [])
    expect(platform.asked.map(({ url, body }) => [url.split('/').at(-2), body.threadId])).toEqual([
      ['acme', undefined],
      ['other', undefined],
      ['acme', 'thr_1']
    ])
  })

  it('stores nothing when it is told to keep nothing', async () => {
    fakePlatform(question => question.answer('Yes.'))
    await start({ ...options, persist: 'none' }).ask('First?', [])
    expect(localStorage).toHaveLength(0)
  })
})

describe('an answer under way that can be gone on with', () => {
  const address = 'https://platform.test/discovery/v2/assistant/acme/message/answer-1'
  const whole = [
    { type: 'start', messageId: 'answer-1' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'With ' },
    { type: 'text-delta', id: 't', delta: 'npm.' },
    { type: 'text-end', id: 't' },
    { type: 'finish', threadId: 'thr_1', messageMetadata: { outcome: 'answered' } }
  ]
  /** Ends a page during an answer, and returns what is in its storage then. */
  const leave = async (resume = address) => {
    const platform = fakePlatform(undefined, { 'x-resume': resume })
    const conversation = start()
    const asked = conversation.ask('How?', [])
    ;(await platform.question(1)).send(...whole.slice(0, 3))
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['user: How?', 'assistant: With ']))
    dispatchEvent(new Event('pagehide'))
    const kept = Object.entries(localStorage)
    // A disposed conversation must not write into the storage any more.
    conversation.dispose()
    await asked
    localStorage.clear()
    for (const [key, value] of kept) localStorage.setItem(key, String(value))
  }
  /** The platform of the next page: records its requests, and answers a resumption with `respond`. */
  const nextPlatform = (respond: () => Response) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      asked.push(`${init.method ?? 'GET'} ${url}`)
      return respond()
    })
    return asked
  }
  const rest = () =>
    new Response(whole.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' }
    })

  it('goes on on the next page, in the place of what was there of it, and is then forgotten', async () => {
    await leave()
    expect(stored()).toMatchObject({ resume: address })
    const asked = nextPlatform(rest)
    const next = start()
    await vi.waitFor(() => expect(texts(next)).toEqual(['user: How?', 'assistant: With npm.']))
    await vi.waitFor(() => expect(next.status.value).toBe('ready'))
    expect(asked).toEqual([`GET ${address}?after=0`])
    expect(next.chat.value.lastMessage?.metadata?.interrupted).toBeUndefined()
    await vi.waitFor(() => expect(stored()).not.toHaveProperty('resume'))
    expect(events.map(({ name }) => name)).toContain('answer')
  })

  it('stays as it is where nothing is left of it', async () => {
    await leave()
    events = []
    const asked = nextPlatform(() => new Response(null, { status: 204 }))
    const next = start()
    await vi.waitFor(() => expect(stored()).not.toHaveProperty('resume'))
    expect(texts(next)).toEqual(['user: How?', 'assistant: With '])
    expect(next.chat.value.lastMessage?.metadata?.interrupted).toBe(true)
    expect([asked.length, events]).toEqual([1, []])
  })

  it('is asked for once more where whoever wrote it goes meanwhile', async () => {
    await leave()
    const body = (chunks: object[]) => chunks.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`).join('')
    const stream = { headers: { 'content-type': 'text/event-stream' } }
    const responses = [
      new Response(body(whole.slice(0, 3)), stream),
      new Response(null, { status: 204 }),
      new Response(body(whole), stream)
    ]
    const asked = nextPlatform(() => responses.shift() as Response)
    const next = start()
    await vi.waitFor(() => expect(texts(next)).toEqual(['user: How?', 'assistant: With npm.']))
    await vi.waitFor(() => expect(next.status.value).toBe('ready'))
    expect(asked).toEqual([
      `GET ${address}?after=0`,
      `GET ${address}?after=3`,
      'POST https://platform.test/discovery/v2/assistant/acme/message'
    ])
  })

  it('is not fetched by a tab while another one writes it', async () => {
    await leave()
    const [key, value] = Object.entries(localStorage).find(([name]) => name.includes(':thread:')) as [string, string]
    const id = key.slice(key.lastIndexOf(':') + 1)
    const lease = key.replace(':thread:', ':writing:').replace(id, 'other')
    localStorage.setItem(lease, JSON.stringify({ thread: id, at: Date.now() }))
    const asked = nextPlatform(rest)
    const next = start()
    await vi.waitFor(() => expect(next.answeredElsewhere.value).toBe(true))
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([asked, value.includes(address)]).toEqual([[], true])
  })

  it('is not looked for on another origin, whatever the storage says', async () => {
    await leave()
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(
        key,
        (localStorage.getItem(key) ?? '').replace('https://platform.test/', 'https://evil.test/')
      )
    }
    expect(stored()).toMatchObject({ resume: expect.stringContaining('evil.test') })
    const asked = nextPlatform(rest)
    const next = start()
    await next.allThreads()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(asked).toEqual([])
  })
})

describe('an answer whose writer has gone', () => {
  const address = 'https://platform.test/discovery/v2/assistant/acme/message/answer-1'
  const gone = () => new Response(null, { status: 204 })
  /** A conversation whose answer breaks off after its first word and cannot be resumed. */
  const breakOff = async (then: Response[] = [], headers: Record<string, string> = { 'x-resume': address }) => {
    const platform = fakePlatform(undefined, headers)
    const conversation = start()
    const asked = conversation.ask('How?', [])
    asked.catch(() => {})
    const question = await platform.question(1)
    question.send(
      { type: 'start', messageId: 'answer-1' },
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: 'With ' }
    )
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['user: How?', 'assistant: With ']))
    for (const response of then) platform.failNext(response)
    question.cut()
    return { platform, conversation, asked }
  }

  it('is asked for once more by itself', async () => {
    const { platform, conversation, asked } = await breakOff([gone()])
    ;(await platform.question(2)).answer('With npm.', 'thr_1')
    expect(messageText(await asked)).toBe('With npm.')
    expect(texts(conversation)).toEqual(['user: How?', 'assistant: With npm.'])
    expect(conversation.chat.value.lastMessage?.metadata?.interrupted).toBeUndefined()
    expect(conversation.status.value).toBe('ready')
    expect(events.map(({ name }) => name)).toEqual(['question', 'thread', 'answer'])
  })

  it('is asked for only once more', async () => {
    const { platform, asked } = await breakOff([gone()])
    const again = await platform.question(2)
    platform.failNext(gone())
    again.cut()
    await expect(asked).rejects.toMatchObject({ code: 'interrupted' })
    expect(platform.asked).toHaveLength(2)
  })

  it('stays as far as it came, where it cannot be asked for', async () => {
    const { conversation, asked } = await breakOff([gone(), new Response('', { status: 503 })])
    await expect(asked).rejects.toMatchObject({ status: 503 })
    expect(texts(conversation)).toEqual(['user: How?', 'assistant: With '])
    expect(conversation.chat.value.lastMessage?.metadata?.interrupted).toBe(true)
  })

  it('is left to the reader where the platform says no way to go on', async () => {
    const { platform, asked } = await breakOff([], {})
    await expect(asked).rejects.toMatchObject({ code: 'interrupted' })
    expect(platform.asked).toHaveLength(1)
  })

  it('is not asked for after Stop', async () => {
    const { platform, conversation, asked } = await breakOff([gone()])
    await conversation.stop()
    await asked
    expect(platform.asked).toHaveLength(1)
  })
})
