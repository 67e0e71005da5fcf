// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveOptions } from '../widget/resolve-options.ts'
import { emptyRecord, maxLength, readRecord, type ThreadRecord, writeRecord } from './record.ts'
import { openStorage, storageKey } from './storage.ts'
import { storedThreads } from './testing/stored.ts'
import { createThreadStore, maxTotal } from './thread-store.ts'

const scope = resolveOptions({ domain: 'acme', baseUrl: 'https://a.test' })
const key = storageKey('thread', scope)
const openStore = (persist: 'local' | 'session' = 'local', prefix = `${key}:`) =>
  createThreadStore({ storage: openStorage(persist), prefix })
const stored = (id: string) => openStorage('local').get(`${key}:${id}`)
const record = (text: string, updatedAt = 1): ThreadRecord => ({
  ...emptyRecord(),
  updatedAt,
  messages: [{ id: 'q', role: 'user', parts: [{ type: 'text', text, state: 'done' }] }]
})
const titles = () =>
  openStore()
    .list()
    .map(({ title }) => title)
const lengthOf = (storage: Storage) => Object.entries({ ...storage }).join('').length

/** Fills the storage so that only `characters` are free. */
const leave = (characters: number) => {
  const storage = openStorage('local')
  const values = new Map(storage.keys().map(name => [name, storage.get(name) ?? '']))
  const used = () => [...values.values()].join('').length
  const quota = used() + characters
  vi.stubGlobal('localStorage', {
    ...Object.fromEntries(values),
    getItem: (name: string) => values.get(name) ?? null,
    removeItem(this: Record<string, unknown>, name: string) {
      values.delete(name)
      delete this[name]
    },
    setItem(this: Record<string, unknown>, name: string, value: string) {
      if (used() - (values.get(name) ?? '').length + value.length > quota) {
        throw new DOMException('full', 'QuotaExceededError')
      }
      values.set(name, value)
      this[name] = value
    }
  })
}

const warnings = vi.fn()
beforeEach(() => {
  warnings.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warnings)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

it('lists its threads, the latest first, and reads them back', () => {
  const store = openStore()
  store.write('a', record('First?', 1))
  store.write('c', record('Third?', 3))
  store.write('b', record('Second?', 2))
  expect(store.list()).toEqual([
    { id: 'c', title: 'Third?', updatedAt: 3 },
    { id: 'b', title: 'Second?', updatedAt: 2 },
    { id: 'a', title: 'First?', updatedAt: 1 }
  ])
  expect(readRecord(stored('b'))?.messages).toEqual(record('Second?').messages)
})

it('belongs to one scope', () => {
  openStore('local', `${storageKey('thread', { ...scope, fingerprint: 'me' })}:`).write('a', record('Mine?'))
  expect(titles()).toEqual([])
})

describe('a deleted thread', () => {
  it('is gone from the list, and leaves no word and no secret', () => {
    const store = openStore()
    store.write('a', { ...record('First?'), threadId: 'thr_1', threadKey: 'secret' })
    store.delete('a')
    expect(store.list()).toEqual([])
    expect(readRecord(stored('a'))).toMatchObject({ deleted: true, messages: [], threadId: null })
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|thr_1|First/)
  })

  it('is remembered for a week, in case that another tab sleeps', () => {
    vi.useFakeTimers()
    const store = openStore()
    store.write('a', record('First?'))
    store.delete('a')
    vi.advanceTimersByTime(6 * 24 * 60 * 60 * 1000)
    store.write('b', record('Second?', Date.now()))
    expect(stored('a')).not.toBeNull()
    vi.advanceTimersByTime(2 * 24 * 60 * 60 * 1000)
    store.write('b', record('Second? Yes.', Date.now()))
    expect(stored('a')).toBeNull()
    vi.useRealTimers()
  })

  it('goes with all others, and with what cannot be read', () => {
    const store = openStore()
    store.write('a', record('First?'))
    localStorage.setItem(`${key}:b`, '{"version":3,"messages":"Second?"}')
    localStorage.setItem('other', 'First?')
    store.deleteAll()
    expect(store.list()).toEqual([])
    expect(Object.keys(localStorage).sort()).toEqual([`${key}:a`, 'other'].sort())
  })
})

describe('the place', () => {
  it('is 500,000 characters at most: the oldest threads go first, never the one that is written', () => {
    const store = openStore()
    for (let number = 1; number <= 8; number++)
      store.write(`${number}`, record(`${number}${'x'.repeat(100_000)}`, number))
    expect(store.list().map(({ id }) => id)).toEqual(['8', '7', '6', '5'])
    store.write('5', record('5'.repeat(maxLength), 5))
    expect(store.list().map(({ id }) => id)).toEqual(['8', '5'])
    expect(lengthOf(localStorage)).toBeLessThanOrEqual(maxTotal)
    expect(lengthOf(localStorage)).toBeGreaterThan(maxLength)
  })

  it('is made from the oldest threads when the site has filled the storage', () => {
    const store = openStore()
    store.write('a', record('a'.repeat(1000), 1))
    store.write('b', record('b'.repeat(1000), 2))
    leave(100)
    openStore().write('c', record('c'.repeat(1000), 3))
    expect(titles().map(title => title[0])).toEqual(['c', 'b'])
    expect(warnings).not.toHaveBeenCalled()
  })

  it('is given to the newer half when there is none for the whole thread', () => {
    const messages = ['q', 'r', 's'].map(id => ({
      ...record('How?').messages[0],
      id,
      role: 'user' as const,
      parts: []
    }))
    const whole = { ...record(''), messages }
    leave(writeRecord(whole).length - 1)
    const store = openStore()
    expect(store.write('a', whole)).toBe(writeRecord(whole))
    expect(readRecord(stored('a'))?.messages.map(({ id }) => id)).toEqual(['r', 's'])
    expect(warnings).toHaveBeenCalledOnce()
  })

  it('is the page’s when the storage takes nothing, which is said once', () => {
    leave(0)
    const storage = openStorage('local')
    const store = createThreadStore({ storage, prefix: `${key}:` })
    store.write('a', record('First?'))
    // Each conversation that is opened has a store of its own.
    createThreadStore({ storage, prefix: `${key}:` }).write('b', record('Second?', 2))
    expect(store.list().map(({ title }) => title)).toEqual(['Second?', 'First?'])
    expect(warnings).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('cannot be stored'))
  })

  it('is not taken from other threads by one answer that is larger than any honest one', () => {
    const store = openStore()
    store.write('a', record('First?'))
    const source = (number: number) => ({
      type: 'source-url' as const,
      sourceId: `${number}`,
      url: `https://a.test/${number}`,
      title: 'x'.repeat(number === 1 ? 100_000 : 5),
      providerMetadata: { docsAssistant: { passage: 'x'.repeat(100_000) } }
    })
    const answer = {
      id: 'a',
      role: 'assistant' as const,
      parts: [
        ...[0, 1, 2, 3].map(source),
        { type: 'text' as const, text: '\u0001'.repeat(1_000_000), state: 'done' as const }
      ],
      metadata: { threadId: 'thr_1' }
    }
    const question = { ...record('?'.repeat(400_000), 2) }
    const whole = { ...question, messages: [...question.messages, answer] }
    expect(store.write('b', whole)).toBe(writeRecord(whole))
    expect(store.list()).toHaveLength(2)
    expect(lengthOf(localStorage)).toBeLessThanOrEqual(maxTotal)
    expect(warnings).toHaveBeenCalledOnce()
    const [asked, answered] = storedThreads()[0]?.messages ?? []
    expect(asked?.parts).toEqual([{ type: 'text', text: '?'.repeat(25_000), state: 'done' }])
    expect(answered?.metadata).toEqual({ threadId: 'thr_1', interrupted: true })
    expect(answered?.parts.map(part => (part.type === 'source-url' ? part.sourceId : part.type))).toEqual(['0', 'text'])
    // The page has all of it.
    expect(readRecord(openStorage('local').get(`${key}:b`))).toBeDefined()
    expect(openStore().list()).toHaveLength(2)
  })

  it('leaves records of a newer version, of another widget, and broken ones where they are', () => {
    const foreign = {
      [`${key}:a`]: '{"version":3}',
      [`${key}:b`]: '{',
      [key]: '{"version":3}',
      [`${key}:c`]: 'x'.repeat(maxTotal)
    }
    for (const [name, value] of Object.entries(foreign)) localStorage.setItem(name, value)
    const store = openStore()
    for (let number = 1; number <= 8; number++) store.write(`${number}`, record('x'.repeat(100_000), number))
    expect({ ...localStorage }).toMatchObject(foreign)
    expect(store.list()).toHaveLength(4)
  })
})

describe('the record of version 1', () => {
  const version1 = {
    version: 1,
    threadId: 'thr_1',
    threadKey: 'secret',
    messages: [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'Old?' }] }],
    unfinished: false
  }

  it('becomes a thread like any other', () => {
    localStorage.setItem(key, JSON.stringify(version1))
    const store = openStore()
    const id = store.migrate()
    expect(store.list()).toEqual([{ id, title: 'Old?', updatedAt: expect.any(Number) }])
    expect(localStorage.getItem(key)).toBeNull()
    expect(storedThreads()).toMatchObject([{ version: 2, threadId: 'thr_1', threadKey: 'secret' }])
    expect(openStore().migrate()).toBeUndefined()
    expect(openStore().list()).toHaveLength(1)
  })

  it('stays where it is while there is no place for it', () => {
    localStorage.setItem(key, JSON.stringify(version1))
    leave(0)
    const store = openStore()
    store.migrate()
    expect(store.list()).toHaveLength(1)
    expect(localStorage.getItem(key)).not.toBeNull()
  })

  it('is taken away when it is empty', () => {
    localStorage.setItem(key, JSON.stringify({ ...version1, messages: [] }))
    expect(openStore().migrate()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it('is left alone when it is of another version', () => {
    localStorage.setItem(key, JSON.stringify({ ...version1, version: 3 }))
    expect(openStore().migrate()).toBeUndefined()
    expect(localStorage).toHaveLength(1)
  })
})
