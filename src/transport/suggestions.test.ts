import { afterEach, expect, it, vi } from 'vitest'
import { bringSuggestions } from './suggestions.ts'

const options = {
  domain: 'acme',
  assistantKey: 'svc_dsc_public',
  baseUrl: 'https://platform.test',
  suggestionsUrl: 'https://platform.test/suggestions?site=1'
}

const answer = (body: unknown, status = 200) => {
  const asked = vi.fn(async (_url: URL, _init: RequestInit) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

afterEach(() => void vi.unstubAllGlobals())

it('asks for the page’s questions, with the key where questions go', async () => {
  const asked = answer({ suggestions: ['How do I install it?'] })
  expect(await bringSuggestions(options, '/a b')).toEqual(['How do I install it?'])
  const [url, init] = asked.mock.calls[0] ?? []
  expect(String(url)).toBe('https://platform.test/suggestions?site=1&path=%2Fa+b')
  expect(init?.headers).toMatchObject({ authorization: 'Bearer svc_dsc_public' })
})

it('keeps the key from another origin', async () => {
  const asked = answer({ suggestions: [] })
  await bringSuggestions({ ...options, suggestionsUrl: 'https://other.test/s' }, '/')
  expect(asked.mock.calls[0]?.[1].headers).toEqual({})
})

it('asks nobody where it is not told whom', async () => {
  const asked = answer({ suggestions: ['x'] })
  expect(await bringSuggestions({ ...options, suggestionsUrl: undefined }, '/')).toEqual([])
  expect(asked).not.toHaveBeenCalled()
})

it('takes three texts at most, each once and none that is too long', async () => {
  answer({ suggestions: [1, null, '', ' ', 'x'.repeat(201), 'a', 'a', 'b', 'c', 'd'] })
  expect(await bringSuggestions(options, '/')).toEqual(['a', 'b', 'c'])
})

it.each([[null], [[]], [{}], [{ suggestions: 'a' }], ['a']])('takes nothing from %j', async body => {
  answer(body)
  expect(await bringSuggestions(options, '/')).toEqual([])
})

it('is silent where it fails', async () => {
  answer({ suggestions: ['a'] }, 404)
  expect(await bringSuggestions(options, '/')).toEqual([])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await bringSuggestions(options, '/')).toEqual([])
  expect(await bringSuggestions({ ...options, suggestionsUrl: 'https://[' }, '/')).toEqual([])
})
