// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchRefusal, searchPages } from './search.ts'
import { searchAddress } from './search-address.ts'

const platform = { domain: 'a b', baseUrl: 'https://platform.test/docs/' }
const address = 'https://platform.test/docs/discovery/v2/assistant/a%20b/search'

/** What the page has got so far, with the names that its `Server-Timing` headers had. */
const got = (...entries: [url: string, ...names: string[]][]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(
      entries.map(([name, ...names]) =>
        Object.assign({} as PerformanceEntry, { name, serverTiming: names.map(name => ({ name })) })
      )
    )

beforeEach(() => void got())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('where pages are searched', () => {
  it('is nowhere, until the platform has said that it can', () => {
    expect(searchAddress(platform)).toBeUndefined()
    got(['https://platform.test/docs/widget/docs-assistant.js', 'cache'])
    expect(searchAddress(platform)).toBeUndefined()
    for (const path of ['widget/docs-assistant.js', 'discovery/v2/assistant/a%20b/message']) {
      got([`https://platform.test/docs/${path}`, 'cache', 'docs-assistant-search'])
      expect(searchAddress(platform)).toBe(address)
    }
  })

  it('is not where another platform says it, nor another address of the same host', () => {
    for (const url of [
      'https://other.test/docs/widget/docs-assistant.js',
      'https://platform.test/widget/docs-assistant.js',
      'https://platform.test/docs/images/a.png'
    ]) {
      got([url, 'docs-assistant-search'])
      expect(searchAddress(platform)).toBeUndefined()
    }
  })

  it('is where the owner says, and behind a proxy of the owner’s only there', () => {
    got(['https://platform.test/docs/widget/docs-assistant.js', 'docs-assistant-search'])
    const searchUrl = 'https://owner.test/search'
    expect(searchAddress({ ...platform, searchUrl })).toBe(searchUrl)
    expect(searchAddress({ ...platform, endpoint: 'https://owner.test/ask' })).toBeUndefined()
    expect(searchAddress({ searchUrl, endpoint: 'https://owner.test/ask' })).toBe(searchUrl)
  })

  it('is nowhere in a frame without an address, and nothing throws there', () => {
    vi.stubGlobal('location', { href: 'about:srcdoc' })
    expect(searchAddress({ domain: 'acme', baseUrl: '' })).toBeUndefined()
  })
})

const options = {
  domain: 'acme',
  assistantKey: 'svc_dsc_1',
  baseUrl: 'https://platform.test',
  searchUrl: 'https://platform.test/s?site=1',
  docsUrl: 'https://docs.test/v2/'
}
const answer = (body: unknown, status = 200, headers = {}) => {
  const asked = vi.fn(async (_url: URL, _init: RequestInit) => new Response(JSON.stringify(body), { status, headers }))
  vi.stubGlobal('fetch', asked)
  return asked
}
const { signal } = new AbortController()
const search = (given: object = options) => searchPages({ ...options, ...given }, 'in stall', '/a', signal)
const page = (title: string, more: object = {}) => ({
  url: `https://docs.test/${title}`,
  title,
  section: '',
  passage: '',
  ...more
})

describe('searching pages', () => {
  it('asks for four at most, with the page and the key that questions go with', async () => {
    const asked = answer({ results: [page('a', { section: 'S', passage: 'P' })] })
    expect(await search()).toEqual([{ url: 'https://docs.test/a', title: 'a', section: 'S', passage: 'P' }])
    const [url, init] = asked.mock.calls[0] ?? []
    expect(String(url)).toBe('https://platform.test/s?site=1&q=in+stall&limit=4&path=%2Fa')
    expect(init).toMatchObject({ headers: { authorization: 'Bearer svc_dsc_1' }, signal })
  })

  it('keeps the key from another origin, and an admin key from all', async () => {
    const asked = answer({ results: [] })
    await search({ searchUrl: 'https://other.test/s' })
    expect(asked.mock.calls[0]?.[1].headers).toEqual({})
    await expect(search({ assistantKey: 'svc_secret' })).rejects.toThrow('admin key')
    expect(asked).toHaveBeenCalledOnce()
  })

  it('asks nobody where nobody has said that there is a search', async () => {
    const asked = answer({ results: [page('a')] })
    expect(await search({ searchUrl: undefined })).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })

  it('takes what can be shown and followed, each address once, and four of them', async () => {
    const wrong = [1, null, {}, page(''), page('x', { url: 'javascript:alert(1)' }), page('x', { url: '' })]
    answer({ results: [...wrong, page('a', { section: 7 }), page('a'), page('b'), page('c'), page('d'), page('e')] })
    expect((await search()).map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
    for (const body of [null, [], {}, { results: 'a' }]) {
      answer(body)
      expect(await search()).toEqual([])
    }
  })

  it('resolves relative addresses as those of an answer: below the docs', async () => {
    answer({ results: ['/start#install', 'start', 'https://other.test/a'].map(url => page('a', { url })) })
    expect((await search()).map(({ url }) => url)).toEqual([
      'https://docs.test/v2/start#install',
      'https://docs.test/v2/start',
      'https://other.test/a'
    ])
  })

  it.each([
    [429, { 'retry-after': '7' }, 7000],
    [429, {}, 60_000],
    [401, {}, Infinity],
    [404, {}, Infinity]
  ])('tells from status %i with %j how long it is to be left alone', async (status, headers, pause) => {
    answer({}, status, headers)
    const error = await search().catch(failure => failure)
    expect(error).toBeInstanceOf(SearchRefusal)
    expect(error.pause).toBe(pause)
  })

  it('finds nothing where the server fails, which may get well', async () => {
    answer({}, 503)
    expect(await search()).toEqual([])
  })
})
