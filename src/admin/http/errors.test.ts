import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { AdminError, type AdminErrorCode, createAdminClient } from '../index.ts'
import { adminKey, against, clientOf, failureOf, job, page } from '../testing/client.ts'
import { closedPort, cutShort, flood, hang, json, type Reply, raw, reset, stall } from '../testing/server.ts'

const noRetry = { retry: { limit: 0 } }

describe('an answer that is no success', () => {
  it.each<[number, AdminErrorCode]>([
    [400, 'invalid_request'],
    [401, 'unauthorized'],
    [403, 'wrong_key_kind'],
    [404, 'not_found'],
    [405, 'unsupported'],
    [409, 'conflict'],
    [410, 'not_found'],
    [413, 'invalid_request'],
    [415, 'invalid_request'],
    [418, 'server_error'],
    [422, 'invalid_request'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [501, 'unsupported'],
    [502, 'server_error'],
    [503, 'server_error'],
    [504, 'server_error'],
    [302, 'malformed_answer']
  ])('%i is %s', async (status, code) => {
    const { admin } = await against([json({ error: 'said so' }, status, { Location: '/login' })], noRetry)
    const error = await failureOf(admin.feedback.list())
    expect(error).toBeInstanceOf(AdminError)
    expect(error).toMatchObject({ code, status, maybeTaken: false })
  })

  it.each<[string, Reply, object]>([
    [
      'error with details',
      json({ error: 'no', code: 'x', details: [{ message: 'too big', path: 'limit' }, { message: 'b' }, 1] }, 400),
      { serverMessage: 'no', details: [{ message: 'too big', path: 'limit' }, { message: 'b' }] }
    ],
    ['message', json({ message: 'no' }, 400), { serverMessage: 'no', details: [] }],
    ['an error object', json({ error: { message: 'no' } }, 400), { serverMessage: 'no' }],
    ['plain text', raw('no\n', 400), { serverMessage: 'no' }],
    ['HTML', raw('<html>no</html>', 400), { serverMessage: undefined }],
    ['nothing', raw('', 400), { serverMessage: undefined, details: [] }],
    ['null', raw('null', 400), { serverMessage: 'null' }],
    ['a long text', raw('x'.repeat(9_000), 400), { serverMessage: 'x'.repeat(500) }]
  ])('reads a body of %s', async (_, reply, fields) => {
    const { admin } = await against([reply], noRetry)
    expect(await failureOf(admin.feedback.list())).toMatchObject({ code: 'invalid_request', ...fields })
  })

  it('says what the service calls the request, so that it is found in the log, and never the key', async () => {
    const named = (id: string) => json({ error: 'no' }, 500, { 'X-Request-Id': id })
    const { admin } = await against([named('7f3a'), named('two words'), named(`x${adminKey}`)], noRetry)
    const [said, malformed, echoed] = [
      await failureOf(admin.feedback.list()),
      await failureOf(admin.feedback.list()),
      await failureOf(admin.feedback.list())
    ]
    expect(said).toMatchObject({ requestId: '7f3a', message: 'The service failed (500: no; request 7f3a).' })
    expect(malformed).toMatchObject({ requestId: undefined, message: 'The service failed (500: no).' })
    expect(echoed).toMatchObject({ requestId: 'x[key]' })
  })

  it.each([
    ['120', 120],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined]
  ])('reads Retry-After: %s', async (header, retryAfter) => {
    const { admin } = await against([json({}, 429, { 'Retry-After': header })], noRetry)
    expect(await failureOf(admin.feedback.list())).toMatchObject({ code: 'rate_limited', retryAfter })
  })

  it('reads a date in Retry-After as the seconds until then', async () => {
    const date = new Date(Date.now() + 90_000).toUTCString()
    const { admin } = await against([json({}, 503, { 'Retry-After': date })], noRetry)
    const error = (await failureOf(admin.feedback.list())) as AdminError
    expect(error.retryAfter).toBeGreaterThan(80)
    expect(error.retryAfter).toBeLessThanOrEqual(91)
  })
})

describe('an answer that cannot be read', () => {
  it.each<[string, Reply]>([
    ['a login page', raw('<!doctype html><title>Log in</title>', 200, { 'Content-Type': 'text/html' })],
    ['nothing', raw('')],
    ['no JSON', raw('{"feedback":[')],
    ['a list', json([])],
    ['null', json(null)],
    ['no feedback', json({ nextCursor: null, hasMore: false })],
    ['feedback that is no list', json({ ...page([]), feedback: {} })],
    ['no hasMore', json({ feedback: [], nextCursor: null })],
    ['a cursor that is a number', json({ ...page([]), nextCursor: 2 })],
    ['an entry that is null', json({ ...page([]), feedback: [null] })],
    ['an entry without an id', json({ ...page([]), feedback: [{ path: '/' }] })],
    ['a path that is a number', json({ ...page([]), feedback: [{ id: 'a', path: 1 }] })],
    ['a body without an end', flood]
  ])('%s', async (_, reply) => {
    const { admin, received } = await against([reply], { timeout: 20_000 })
    expect(await failureOf(admin.feedback.list())).toMatchObject({ code: 'malformed_answer' })
    expect(received).toHaveLength(1)
  })

  it.each([
    ['no object', 'done'],
    ['no id', { ...job(), id: undefined }],
    ['no status', { ...job(), status: undefined }],
    ['a prLink that is no text', job({ prLink: 5 })],
    ['a source that is no object', job({ source: 'x' })]
  ])('a job with %s', async (_, body) => {
    const { admin } = await against([json(body)])
    expect(await failureOf(admin.jobs.get('job-1'))).toMatchObject({ code: 'malformed_answer', maybeTaken: false })
    expect(await failureOf(admin.jobs.message('job-1', 'go'))).toMatchObject({
      code: 'malformed_answer',
      maybeTaken: true
    })
  })
})

describe('no answer', () => {
  it.each<[string, Reply, AdminErrorCode]>([
    ['a severed connection', reset, 'network'],
    ['an answer that breaks off', cutShort(), 'network'],
    ['silence', hang, 'timeout'],
    ['an answer that stalls', stall, 'timeout']
  ])('%s', async (_, reply, code) => {
    const { admin } = await against([reply], { retry: { limit: 0 }, timeout: code === 'timeout' ? 300 : 30_000 })
    expect(await failureOf(admin.feedback.list())).toMatchObject({ code, status: undefined, cause: expect.anything() })
  })

  it('nothing listens', async () => {
    const error = await failureOf(clientOf(await closedPort(), noRetry).feedback.list())
    expect(error).toMatchObject({ code: 'network', maybeTaken: false })
    expect((error as AdminError).message).toMatch(/ECONNREFUSED\)\. Nothing listens there/)
  })
})

it('what fetch alone refuses is said in its words', async () => {
  // Port 6000 is on the list of ports that `fetch` refuses.
  const error = await failureOf(clientOf('http://127.0.0.1:6000', noRetry).feedback.list())
  expect((error as AdminError).message).toBe('The connection to http://127.0.0.1:6000 broke (bad port).')
})

describe('the key', () => {
  /** All ways in which a program could print the error. */
  const shown = (value: unknown) =>
    [
      String(value),
      inspect(value, { depth: 50, showHidden: true, getters: true }),
      JSON.stringify(value),
      value instanceof Error ? `${value.stack}${inspect(value.cause, { depth: 50, showHidden: true })}` : ''
    ].join('\n')

  it('is seen by this test where it is shown', () => {
    expect(shown({ deep: { adminKey } })).toContain(adminKey)
    expect(shown(new Error('x', { cause: new Error(adminKey) }))).toContain(adminKey)
  })

  it('stands on no object', async () => {
    const { admin } = await against([json(page([]))])
    const pending = admin.feedback.list()
    for (const value of [admin, admin.feedback, admin.jobs, admin.feedback.all(), pending]) {
      expect(shown(value)).not.toContain(adminKey)
    }
    await pending
  })

  it.each<[string, Reply]>([
    [
      'a JSON message',
      json({ error: `unknown key ${adminKey}`, details: [{ message: adminKey, path: adminKey }] }, 401)
    ],
    ['a page', raw(`<p>${adminKey}`, 200)],
    ['plain text', raw(`who is ${encodeURIComponent(adminKey)}?`, 400)],
    ['a redirect', raw('', 302, { Location: `https://login.example/?key=${adminKey}` })]
  ])('is not told although the service echoes it in %s', async (_, reply) => {
    const { admin } = await against([reply], noRetry)
    expect(shown(await failureOf(admin.feedback.list()))).not.toContain(adminKey)
  })

  it('is not told although fetch quotes it', async () => {
    const fetch = () => Promise.reject(new TypeError('bad header', { cause: { headers: [`Bearer ${adminKey}`] } }))
    const error = await failureOf(clientOf('http://any.example', { fetch, retry: { limit: 0 } }).feedback.list())
    expect(error).toMatchObject({ code: 'network', cause: { message: 'bad header' } })
    expect(shown(error)).not.toContain(adminKey)
  })

  it.each([
    ['with a line end', `${adminKey}\n`],
    ['with a space', `svc_ ${adminKey}`],
    ['with a letter that no header takes', `${adminKey}ł`]
  ])('%s is refused without being quoted', (_, key) => {
    let error: unknown
    try {
      clientOf('http://any.example', { adminKey: key })
    } catch (thrown) {
      error = thrown
    }
    expect(error).toMatchObject({ code: 'invalid_options' })
    expect(shown(error)).not.toContain('9f8e7d6c5b4a')
  })

  it('is not sent on to where the service redirects', async () => {
    const other = await against([json(page([]))])
    const { admin } = await against([raw('', 307, { Location: `${other.server.url}/x` })], noRetry)
    expect(await failureOf(admin.feedback.list())).toMatchObject({ code: 'malformed_answer', status: 307 })
    expect(await failureOf(admin.jobs.message('a', 'b'))).toMatchObject({ code: 'malformed_answer', maybeTaken: true })
    expect(other.received).toHaveLength(0)
  })
})

describe('the options', () => {
  const good = { baseUrl: 'https://docs.example', projectId: 'acme', adminKey }
  it.each([
    ['no base URL', { baseUrl: '' }, 'invalid_options'],
    ['a base URL without a scheme', { baseUrl: 'docs.example' }, 'invalid_options'],
    ['a base URL of a file', { baseUrl: 'file:///tmp' }, 'invalid_options'],
    ['a base URL with a password', { baseUrl: 'https://a:b@docs.example' }, 'invalid_options'],
    ['a base URL with a query', { baseUrl: 'https://docs.example?x=1' }, 'invalid_options'],
    ['no project', { projectId: '' }, 'invalid_options'],
    ['a project that leads up', { projectId: '..' }, 'invalid_options'],
    ['no key', { adminKey: '' }, 'invalid_options'],
    ['a public key', { adminKey: 'svc_dsc_abc' }, 'wrong_key_kind'],
    [
      'a public key by other prefixes',
      { adminKey: 'pk_1', keyPrefixes: { assistant: 'pk_', admin: 'sk_' } },
      'wrong_key_kind'
    ],
    ['a job path without an id', { jobPath: '/jobs' }, 'invalid_options'],
    ['a time limit of nothing', { timeout: 0 }, 'invalid_options'],
    ['a negative number of tries', { retry: { limit: -1 } }, 'invalid_options']
  ])('with %s make no client', (_, options, code) => {
    expect(() => createAdminClient({ ...good, ...options })).toThrow(expect.objectContaining({ code }))
  })

  it.each([
    ['a key whose prefix is not known', { adminKey: 'mint_abc' }],
    ['other prefixes', { adminKey: 'svc_dsc_x', keyPrefixes: { assistant: 'pk_', admin: 'svc_' } }]
  ])('with %s make one', (_, options) => {
    expect(createAdminClient({ ...good, ...options })).toHaveProperty('feedback')
  })
})
