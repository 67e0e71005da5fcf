// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveOptions } from '../widget/resolve-options.ts'
import { emptyRecord } from './record.ts'
import { createStore, storageKey } from './storage.ts'

const scope = resolveOptions({ domain: 'acme', baseUrl: 'https://a.test' })
const key = storageKey('thread', scope)
const message = { id: 'q', role: 'user' as const, parts: [] }
const record = { ...emptyRecord(), threadId: 'thr_1', messages: [message] }

/** A storage whose values may have so many characters. */
const smallStorage = (quota: number) => {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    removeItem: (name: string) => void values.delete(name),
    setItem(name: string, value: string) {
      if (value.length > quota) throw new DOMException('full', 'QuotaExceededError')
      values.set(name, value)
    }
  }
}
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
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

describe('the store', () => {
  it.each([
    ['local', () => localStorage],
    ['session', () => sessionStorage]
  ] as const)('keeps a record in the storage that persist “%s” names, and removes it', (persist, storage) => {
    const store = createStore({ ...scope, persist })
    store.write(record)
    expect(storage()).toHaveLength(1)
    expect(localStorage.length + sessionStorage.length).toBe(1)
    expect(store.read()).toEqual(record)
    store.clear()
    expect(storage()).toHaveLength(0)
    expect(store.read()).toEqual(emptyRecord())
  })

  it('stores and reads nothing with persist “none”', () => {
    localStorage.setItem(key, JSON.stringify(record))
    const store = createStore({ ...scope, persist: 'none' })
    expect(store.read()).toEqual(emptyRecord())
    store.write({ ...record, threadId: 'thr_2' })
    expect(localStorage.getItem(key)).toBe(JSON.stringify(record))
    expect(sessionStorage).toHaveLength(0)
  })

  it('drops the older half when the storage is full', () => {
    const messages = ['q', 'r', 's'].map(id => ({ ...message, id }))
    const storage = smallStorage(JSON.stringify({ ...record, messages }).length - 1)
    vi.stubGlobal('localStorage', storage)
    const store = createStore(scope)
    store.write({ ...record, messages })
    expect(store.read()).toEqual({ ...record, messages: messages.slice(1) })
    expect([...storage.values.keys()]).toEqual([key])
    expect(warnings).not.toHaveBeenCalled()
  })

  it('says once that nothing can be stored', () => {
    vi.stubGlobal('localStorage', smallStorage(0))
    const store = createStore(scope)
    store.write(record)
    store.write(record)
    expect(warnings).toHaveBeenCalledOnce()
    expect(warnings.mock.calls[0]?.[0]).toContain('cannot be stored')
  })

  it('is empty where each use of the storage throws', () => {
    vi.stubGlobal('localStorage', { getItem: denied, removeItem: denied, setItem: denied })
    const store = createStore(scope)
    expect(store.read()).toEqual(emptyRecord())
    expect(() => store.clear()).not.toThrow()
  })

  it.each(['local', 'session'] as const)('is empty in a frame that may not name its %s storage', persist => {
    for (const name of ['localStorage', 'sessionStorage']) {
      vi.stubGlobal(name, undefined)
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: denied
      })
    }
    const store = createStore({ ...scope, persist })
    store.write(record)
    expect(store.read()).toEqual(emptyRecord())
    expect(warnings).not.toHaveBeenCalled()
  })
})
