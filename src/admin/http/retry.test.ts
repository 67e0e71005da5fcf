import { describe, expect, it } from 'vitest'
import type { AdminError } from '../index.ts'
import { against, clientOf, failureOf, job, page } from '../testing/client.ts'
import { closedPort, cutShort, hang, json, type Reply, raw, reset } from '../testing/server.ts'

/** Failures: whether a repeatable call is retried (`again`), and whether the service may have accepted the call. */
const failures: [string, Reply, { again: boolean; taken: 'no' | 'maybe' }][] = [
  ['429', json({}, 429), { again: true, taken: 'no' }],
  ['429 with Retry-After', json({}, 429, { 'Retry-After': '0' }), { again: true, taken: 'no' }],
  ['503 with Retry-After', json({}, 503, { 'Retry-After': '0' }), { again: true, taken: 'no' }],
  ['503', raw('upstream reset', 503), { again: true, taken: 'maybe' }],
  ['500', json({}, 500), { again: true, taken: 'maybe' }],
  ['502', raw('<html>', 502), { again: true, taken: 'maybe' }],
  ['504', raw('', 504), { again: true, taken: 'maybe' }],
  ['408', raw('', 408), { again: true, taken: 'maybe' }],
  ['a severed connection', reset, { again: true, taken: 'maybe' }],
  ['an answer that breaks off', cutShort(), { again: true, taken: 'maybe' }],
  ['silence', hang, { again: true, taken: 'maybe' }],
  ['400', json({}, 400), { again: false, taken: 'no' }],
  ['401', json({}, 401), { again: false, taken: 'no' }],
  ['404', json({}, 404), { again: false, taken: 'no' }],
  ['409', json({}, 409), { again: false, taken: 'no' }],
  ['a login page', raw('<html>'), { again: false, taken: 'maybe' }]
]

describe('what only reads', () => {
  it.each(failures)('after %s is tried again where that may help', async (_, reply, { again }) => {
    const { admin, received } = await against([reply, json(page(['1']))], { timeout: reply === hang ? 1_500 : 30_000 })
    const result = await admin.feedback.list().catch((error: AdminError) => error)
    expect('feedback' in result).toBe(again)
    expect(received).toHaveLength(again ? 2 : 1)
  })

  it('is tried so many times and no more', async () => {
    const { admin, received } = await against([json({}, 500)], { retry: { limit: 3 } })
    expect(await failureOf(admin.feedback.list())).toMatchObject({ code: 'server_error' })
    expect(received).toHaveLength(4)
  })
})

describe('a follow-up', () => {
  it.each(failures)('after %s is sent again only if it was certainly not taken', async (_, reply, { again, taken }) => {
    const { admin, received } = await against([reply, json(job())], { timeout: reply === hang ? 1_500 : 30_000 })
    const result = await admin.jobs.message('job-1', 'Say more').catch((error: AdminError) => error)
    const resent = again && taken === 'no'
    expect('status' in result && result.status === 'active').toBe(resent)
    expect(received).toHaveLength(resent ? 2 : 1)
    if (!resent) expect(result).toMatchObject({ maybeTaken: taken === 'maybe' })
  })

  it('is sent again when nothing listened, because then nothing can have taken it', async () => {
    const waits: string[] = []
    const onRetry = (error: AdminError) => void waits.push(`${error.code} ${error.maybeTaken}`)
    const admin = clientOf(await closedPort(), { retry: { limit: 2 }, onRetry })
    expect(await failureOf(admin.jobs.message('job-1', 'Say more'))).toMatchObject({
      code: 'network',
      maybeTaken: false
    })
    expect(waits).toEqual(['network false', 'network false'])
  })

  it.each([
    ['ENOTFOUND', 'no such host'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate is not trusted'],
    ['CERT_HAS_EXPIRED', 'certificate is not trusted'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate is not trusted']
  ])('is not sent again after %s, which names the address and what to do', async (code, advice) => {
    let tries = 0
    const fetch = async () => {
      tries++
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
    }
    const error = await failureOf(clientOf('https://platform.test/base', { fetch }).jobs.message('job-1', 'Say more'))
    expect(error).toMatchObject({ code: 'network', maybeTaken: false })
    expect((error as AdminError).message).toMatch(`https://platform.test cannot be reached (${code}). `)
    expect((error as AdminError).message).toContain(advice)
    expect(tries).toBe(1)
  })

  it('is not sent again where a port does not speak TLS', async () => {
    const { server, received } = await against([json(job())])
    const error = await failureOf(clientOf(server.url.replace('http:', 'https:')).jobs.message('job-1', 'Say more'))
    expect(error).toMatchObject({ code: 'network', maybeTaken: false })
    expect((error as AdminError).message).toContain('http instead of https')
    expect(received).toEqual([])
  })

  it('arrives once when the connection it was kept alive on is gone', async () => {
    const { admin, received } = await against([
      json(job()),
      json(job()),
      (response, request) => (request.method === 'POST' ? reset(response, request) : json(job())(response, request))
    ])
    await admin.jobs.get('job-1')
    await admin.jobs.get('job-1')
    expect(await failureOf(admin.jobs.message('job-1', 'Say more'))).toMatchObject({
      code: 'network',
      maybeTaken: true
    })
    expect(received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it.each(['create', 'archive'] as const)('and %s go by the same rule', async call => {
    const { admin, received } = await against([json({}, 500), json(job())])
    expect(await failureOf(admin.jobs[call]('job-1'))).toMatchObject({ code: 'server_error', maybeTaken: true })
    expect(received).toHaveLength(1)
  })
})

describe('the wait before the next try', () => {
  it('is as long as the service asks', async () => {
    const { admin, received } = await against([json({}, 429, { 'Retry-After': '1' }), json(page([]))])
    await admin.feedback.list()
    expect((received[1]?.at ?? 0) - (received[0]?.at ?? 0)).toBeGreaterThanOrEqual(1000)
  })

  it('is not begun when the service asks for more than we would wait', async () => {
    const { admin, received } = await against([json({}, 429, { 'Retry-After': '3600' })])
    expect(await failureOf(admin.feedback.list())).toMatchObject({ code: 'rate_limited', retryAfter: 3600 })
    expect(received).toHaveLength(1)
  })

  it('doubles, with a part left to chance, up to the longest', async () => {
    const delays: number[] = []
    const retry = { limit: 6, delay: 4, maxDelay: 40 }
    const { admin } = await against([json({}, 500)], { retry, onRetry: (_, delay) => void delays.push(delay) })
    await failureOf(admin.feedback.list())
    const longest = [4, 8, 16, 32, 40, 40]
    expect(delays).toHaveLength(6)
    delays.forEach((delay, index) => {
      expect(delay).toBeLessThanOrEqual(longest[index] ?? 0)
      expect(delay).toBeGreaterThanOrEqual((longest[index] ?? 0) / 2)
    })
    expect(new Set(delays.map(delay => delay % 1)).size).toBeGreaterThan(1)
  })

  it('ends when the caller stops', async () => {
    const controller = new AbortController()
    const { admin } = await against([json({}, 500)], {
      retry: { delay: 60_000, maxDelay: 60_000 },
      onRetry: () => controller.abort('enough')
    })
    expect(await failureOf(admin.feedback.list({}, controller))).toBe('enough')
  })
})
