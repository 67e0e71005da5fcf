import { afterEach, describe, expect, it, vi } from 'vitest'
import { notAStream, statusError } from './response-error.ts'

afterEach(() => vi.useRealTimers())

const failed = (status: number, body: BodyInit | null = '', headers: Record<string, string> = {}) =>
  new Response(body, { status, headers })

it.each([
  [400, 'invalid_request'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'invalid_request'],
  [408, 'timeout'],
  [409, 'conflict'],
  [410, 'not_found'],
  [413, 'too_large'],
  [429, 'rate_limited'],
  [499, 'invalid_request'],
  [500, 'server_error'],
  [503, 'server_error']
])('names status %i %s', async (status, code) => {
  expect(await statusError(failed(status))).toMatchObject({
    code,
    status,
    message: expect.stringContaining(`${status}`)
  })
})

it.each([
  [401, 'assistantKey'],
  [403, 'assistantKey and domain'],
  [404, 'domain, baseUrl and apiVersion'],
  [413, 'Shorten'],
  [429, 'later'],
  [500, 'Ask again']
])('says what helps at %i', async (status, advice) => {
  expect((await statusError(failed(status))).message).toContain(advice)
})

it('says only the status where nothing is known to help', async () => {
  expect((await statusError(failed(400))).message).toBe('The service answered with status 400.')
})

describe('what the service said', () => {
  const said = async (body: BodyInit | null, secret?: string) =>
    (await statusError(failed(500, body), secret)).serverMessage

  it('is taken from error, else from message, and from nothing else', async () => {
    expect(await said('{"error":"No","message":"Other"}')).toBe('No')
    expect(await said('{"error":{"a":1},"message":"Other"}')).toBe('Other')
    for (const body of ['{"detail":"No"}', '"No"', '["No"]', 'null', '<h1>No</h1>', '', null]) {
      expect(await said(body)).toBeUndefined()
    }
  })

  it('is told without the thread’s secret', async () => {
    expect(await said('{"error":"key-1 and key-1 are wrong"}', 'key-1')).toBe('… and … are wrong')
    expect(await said('{"detail":"key-1"}', 'key-1')).toBeUndefined()
  })

  it('is read from a body that comes in pieces, cut inside a character', async () => {
    const bytes = new TextEncoder().encode('{"error":"日本"}')
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      }
    })
    expect(await said(body)).toBe('日本')
  })

  it('is read of 8 KB at most, and the rest is let go', async () => {
    let pulled = 0
    let cancelled = false
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled++
          controller.enqueue(new Uint8Array(4096).fill(0x20))
        },
        cancel() {
          cancelled = true
        }
      },
      { highWaterMark: 0 }
    )
    expect(await said(body)).toBeUndefined()
    expect([pulled, cancelled]).toEqual([2, true])
    expect(await said(`${' '.repeat(8 * 1024 - 20)}{"error":"No"}`)).toBe('No')
    expect(await said(`${' '.repeat(8 * 1024)}{"error":"No"}`)).toBeUndefined()
  })

  it('is waited for one second', async () => {
    vi.useFakeTimers()
    let cancelled = false
    const body = new ReadableStream({
      start: controller => controller.enqueue(new TextEncoder().encode('{"error":"No"}')),
      cancel() {
        cancelled = true
      }
    })
    let message: string | undefined | 'waiting' = 'waiting'
    void said(body).then(text => {
      message = text
    })
    await vi.advanceTimersByTimeAsync(999)
    expect([message, cancelled]).toEqual(['waiting', false])
    await vi.advanceTimersByTimeAsync(1)
    expect([message, cancelled]).toEqual(['No', true])
  })

  it('is none where the body breaks off', async () => {
    const body = new ReadableStream({ start: controller => controller.error(new TypeError('network error')) })
    expect(await statusError(failed(500, body))).toMatchObject({ code: 'server_error', serverMessage: undefined })
  })
})

describe('the wait that the service asks for', () => {
  const wait = async (header: string) => (await statusError(failed(429, '', { 'retry-after': header }))).retryAfter

  it.each([
    ['7', 7],
    ['0', 0],
    ['1.2', 2],
    ['1.25', 2],
    ['86400', 86_400],
    ['86401', undefined],
    ['-5', undefined],
    ['5 minutes', undefined],
    ['x5', undefined],
    ['1.', undefined],
    ['soon', undefined],
    ['21 Nov 2999 10:00:00 GMT', undefined],
    ['1e3', undefined],
    ['2026-11-21', undefined]
  ])('of %j is %s', async (header, seconds) => {
    expect(await wait(header)).toBe(seconds)
  })

  it('is counted from now where it is a date, and never negative', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.500Z'), toFake: ['Date'] })
    expect(await wait('Sat, 21 Nov 2026 10:01:00 GMT')).toBe(60)
    expect(await wait('Sat, 21 Nov 2026 09:00:00 GMT')).toBe(0)
    expect(await wait('Mon, 23 Nov 2026 10:00:00 GMT')).toBeUndefined()
  })

  it('is none without the header', async () => {
    expect((await statusError(failed(429))).retryAfter).toBeUndefined()
  })
})

describe('a success that is no answer', () => {
  it('is told with its content type, without the parameters', () => {
    const error = notAStream(new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } }), '<html>')
    expect(error).toMatchObject({ code: 'not_a_stream', status: 200, serverMessage: undefined })
    expect(error.message).toMatch(/status 200, but not with an answer stream \(text\/html\)\. Check baseUrl/)
  })

  it('is told without a content type', () => {
    const response = new Response(new Uint8Array())
    // `@hono/node-server` replaces the global `Response`, and its class gives every response a content type.
    response.headers.delete('content-type')
    expect(notAStream(response, '').message).toContain('(no content type)')
  })

  it('is told with what it says', () => {
    expect(notAStream(new Response(''), '{"message":"Not today"}').serverMessage).toBe('Not today')
  })

  it('is told with the address that it was redirected to', () => {
    const response = new Response('', { headers: { 'content-type': 'text/html' } })
    Object.defineProperties(response, { redirected: { value: true }, url: { value: 'https://login.test/a?token=1' } })
    expect(notAStream(response, '').message).toContain('(text/html, after a redirect to https://login.test)')
  })
})
