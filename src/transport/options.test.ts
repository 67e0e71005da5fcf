import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpointOf, headersOf, resolveTimeouts } from './options.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = (message: RegExp) =>
  expect.objectContaining({ code: 'invalid_options', message: expect.stringMatching(message) })

describe('the address', () => {
  it('is the documented one of each version', () => {
    const options = { baseUrl: 'https://x.test/base/', domain: 'my docs' }
    expect(endpointOf(options)).toBe('https://x.test/base/discovery/v2/assistant/my%20docs/message')
    expect(endpointOf({ ...options, apiVersion: 1 })).toBe(
      'https://x.test/base/discovery/v1/assistant/my%20docs/message'
    )
  })

  it('is the endpoint, whatever else is given', () => {
    expect(endpointOf({ endpoint: 'http://x.test/ask?a=1', baseUrl: 'https://y.test', domain: 'acme' })).toBe(
      'http://x.test/ask?a=1'
    )
  })

  it('rests on the page, where there is one', () => {
    vi.stubGlobal('location', { origin: 'https://docs.test', href: 'https://docs.test/guide/page' })
    expect(endpointOf({ domain: 'acme' })).toBe('https://docs.test/discovery/v2/assistant/acme/message')
    expect(endpointOf({ endpoint: 'ask' })).toBe('https://docs.test/guide/ask')
    expect(endpointOf({ domain: 'acme', baseUrl: 'https://x.test' })).toMatch(/^https:\/\/x\.test\//)
  })

  it('needs a domain, a base outside a page, and http', () => {
    const thrown = (options: Parameters<typeof endpointOf>[0]) => {
      try {
        return endpointOf(options)
      } catch (error) {
        return error
      }
    }
    expect(thrown({ baseUrl: 'https://x.test' })).toEqual(refused(/domain/))
    expect(thrown({ domain: 'acme' })).toEqual(refused(/baseUrl.*outside a page/))
    expect(thrown({ endpoint: '/ask' })).toEqual(refused(/^The option endpoint is no http/))
    expect(thrown({ endpoint: 'ftp://x.test' })).toEqual(refused(/option endpoint/))
    expect(thrown({ endpoint: 'xhttp://x.test' })).toEqual(refused(/option endpoint/))
    expect(thrown({ domain: 'acme', baseUrl: 'nowhere' })).toEqual(refused(/^The option baseUrl is no http/))
  })
})

describe('the headers', () => {
  it('are none without a key', async () => {
    expect(await headersOf({})).toEqual({})
  })

  it('have the key, what the option says and, over both, what the request says', async () => {
    const options = { assistantKey: 'svc_dsc_1', headers: { 'X-Team': 'docs', 'x-one': '1' } }
    expect(await headersOf(options, { 'X-ONE': '2' })).toEqual({
      authorization: 'Bearer svc_dsc_1',
      'x-team': 'docs',
      'x-one': '2'
    })
    expect(await headersOf({ ...options, headers: { Authorization: 'Own' } })).toEqual({ authorization: 'Own' })
  })

  it('are asked for, and may be missing', async () => {
    expect(await headersOf({ headers: async () => ({ 'x-session': 's' }) })).toEqual({ 'x-session': 's' })
    expect(await headersOf({ headers: () => ({ 'x-session': undefined as never, 'x-a': 'a' }) })).toEqual({
      'x-a': 'a'
    })
    expect(await headersOf({ headers: () => undefined as never })).toEqual({})
  })

  it('are refused where the function fails, with its cause', async () => {
    const cause = new Error('no session')
    const failing = () => {
      throw cause
    }
    await expect(headersOf({ headers: failing })).rejects.toEqual(refused(/option headers failed/))
    await expect(headersOf({ headers: failing })).rejects.toHaveProperty('cause', cause)
  })

  it('are refused with an admin key, by its prefixes, and where no request could carry them', async () => {
    await expect(headersOf({ assistantKey: 'svc_admin' })).rejects.toEqual(refused(/admin key/))
    const keyPrefixes = { assistant: 'pub-', admin: 'adm-' }
    await expect(headersOf({ assistantKey: 'adm-1', keyPrefixes })).rejects.toEqual(refused(/admin key/))
    expect(await headersOf({ assistantKey: 'svc_1', keyPrefixes })).toEqual({ authorization: 'Bearer svc_1' })
    await expect(headersOf({ assistantKey: 'a\nb' })).rejects.toEqual(refused(/characters/))
    await expect(headersOf({ headers: { 'x y': '1' } })).rejects.toEqual(refused(/characters/))
    await expect(headersOf({ headers: { 'x-a': '1\n2' } })).rejects.not.toHaveProperty('cause.message')
  })
})

it('waits 30 and 60 seconds where nothing is said, and else as long as is said', () => {
  expect(resolveTimeouts({})).toEqual({ firstByte: 30_000, idle: 60_000 })
  expect(resolveTimeouts({ timeouts: { firstByte: 1 } })).toEqual({ firstByte: 1, idle: 60_000 })
  expect(resolveTimeouts({ timeouts: { idle: 0 } })).toEqual({ firstByte: 30_000, idle: 0 })
})
