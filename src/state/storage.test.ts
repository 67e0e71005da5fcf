// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resolveOptions } from '../widget/resolve-options.ts'
import { clearThreads, openStorage, storageKey } from './storage.ts'

const scope = resolveOptions({ domain: 'acme', baseUrl: 'https://a.test' })
const key = storageKey('thread', scope)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the key', () => {
  it('is another one for each address, domain and fingerprint', () => {
    const keys = [
      {},
      { domain: 'other' },
      { fingerprint: 'me' },
      { baseUrl: 'https://b.test' },
      { endpoint: 'https://c.test' }
    ].map(given => storageKey('thread', { ...scope, ...given }))
    expect(new Set(keys).size).toBe(keys.length)
    for (const one of keys) expect(one).toMatch(/^docs-assistant:thread:/)
  })

  it('does not change with slashes at the end of an address', () => {
    const keys = ['https://a.test', 'https://a.test/', 'https://a.test//'].map(baseUrl =>
      storageKey('thread', { ...scope, baseUrl })
    )
    expect(new Set(keys)).toEqual(new Set([key]))
  })

  it('cannot be made the same by putting its separator into a name', () => {
    const of = (domain: string, fingerprint: string) => storageKey('thread', { ...scope, domain, fingerprint })
    expect(of('a:b', 'c')).not.toBe(of('a', 'b:c'))
    expect(of('ab', 'c')).not.toBe(of('a', 'bc'))
  })

  it('is the same whether a domain that is not needed is absent or empty', () => {
    const own = { baseUrl: 'https://a.test', fingerprint: 'me', persist: 'local' as const }
    expect(storageKey('draft', own)).toBe(storageKey('draft', { ...own, domain: '' }))
  })
})

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the storage', () => {
  it.each([
    ['local', () => localStorage],
    ['session', () => sessionStorage]
  ] as const)('with persist “%s” is the browser’s', (persist, browser) => {
    const storage = openStorage(persist)
    expect(storage.lasts).toBe(true)
    expect(storage.set('a', '1')).toBe(true)
    expect({ ...browser() }).toEqual({ a: '1' })
    expect([storage.keys(), storage.get('a'), storage.get('b')]).toEqual([['a'], '1', null])
    storage.remove('a')
    expect(browser()).toHaveLength(0)
  })

  it('with persist “none” lasts as long as the page', () => {
    const storage = openStorage('none')
    expect(storage.lasts).toBe(false)
    expect(storage.set('a', '1')).toBe(false)
    expect([storage.keys(), storage.get('a')]).toEqual([['a'], '1'])
    expect(localStorage.length + sessionStorage.length).toBe(0)
    storage.remove('a')
    expect([storage.keys(), storage.get('a')]).toEqual([[], null])
  })

  it.each(['local', 'session'] as const)(
    'lasts as long as the page in a frame that may not name its %s storage',
    persist => {
      for (const name of ['localStorage', 'sessionStorage']) {
        vi.stubGlobal(name, undefined)
        Object.defineProperty(globalThis, name, { configurable: true, get: denied })
      }
      const storage = openStorage(persist)
      expect(storage.lasts).toBe(false)
      storage.set('a', '1')
      expect([storage.keys(), storage.get('a')]).toEqual([['a'], '1'])
    }
  )

  it('never throws where each use of it does, and keeps what it was given for the page', () => {
    vi.stubGlobal('localStorage', { getItem: denied, removeItem: denied, setItem: denied })
    const storage = openStorage('local')
    expect(storage.get('a')).toBeNull()
    expect(storage.set('a', '1')).toBe(false)
    expect(storage.get('a')).toBe('1')
    expect(() => storage.remove('a')).not.toThrow()
    expect(storage.get('a')).toBeNull()
  })

  it('gives what it could not store before what lies there from earlier, and forgets it once it can', () => {
    const values = new Map([['a', 'old']])
    let isFull = true
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => (isFull ? denied() : values.set(name, value))
    })
    const storage = openStorage('local')
    storage.set('a', 'new')
    expect(storage.get('a')).toBe('new')
    isFull = false
    expect(storage.set('a', 'newer')).toBe(true)
    values.set('a', 'of another tab')
    expect(storage.get('a')).toBe('of another tab')
  })
})

it('clears all threads of one scope, and nothing else', () => {
  const others = ['other', storageKey('draft', scope), `${key}x`, storageKey('thread', { ...scope, domain: 'other' })]
  for (const one of [...others, key, `${key}:1`, `${storageKey('writing', scope)}:1`]) localStorage.setItem(one, 'x')
  sessionStorage.setItem(storageKey('current', scope), '1')
  clearThreads(scope)
  expect(Object.keys(localStorage).sort()).toEqual(others.sort())
  expect(sessionStorage).toHaveLength(0)
})
