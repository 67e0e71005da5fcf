// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { resolveOptions } from '../widget/resolve-options.ts'
import { emptyRecord } from './record.ts'
import { createStore, storageKey } from './storage.ts'

it('gives each address, domain and fingerprint a record of its own', () => {
  const keys = [
    {},
    { domain: 'other' },
    { fingerprint: 'me' },
    { baseUrl: 'https://b.test' },
    { endpoint: 'https://c.test' }
  ].map(given => storageKey('thread', resolveOptions({ domain: 'acme', baseUrl: 'https://a.test', ...given })))
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^docs-assistant:/)
})

it('drops the older half when the storage is full, and says once when nothing can be stored', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const put = vi.spyOn(Storage.prototype, 'setItem')
  const message = { id: 'q', role: 'user' as const, parts: [] }
  const store = createStore(resolveOptions({ domain: 'acme', baseUrl: 'https://a.test' }))
  put.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.write({ ...emptyRecord(), messages: [message, { ...message, id: 'r' }] })
  expect(JSON.parse(put.mock.calls[1]?.[1] ?? '').messages).toEqual([{ ...message, id: 'r' }])
  expect(warnings).not.toHaveBeenCalled()
  put.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.write(emptyRecord())
  store.write(emptyRecord())
  expect(warnings).toHaveBeenCalledOnce()
})
