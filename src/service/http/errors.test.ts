import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { errorCodes, ServiceError } from './errors.ts'
import { handleError } from './index.ts'

/** The response and the reported errors when a route throws an error. */
const thrown = async (error: Error) => {
  const reported: unknown[] = []
  const app = new Hono()
  app.onError(handleError(reason => reported.push(reason)))
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  return { status: response.status, headers: response.headers, body: await response.json(), reported }
}

describe('an error of the service', () => {
  it('has the status and the code that the documentation says', async () => {
    const page = await readFile(new URL('../../../docs/service.md', import.meta.url), 'utf8')
    const documented = [...page.matchAll(/^\| (\d{3}) \| `(\w+)` \|/gm)].map(([, status, code]) => [
      code,
      Number(status)
    ])
    expect(documented).toHaveLength(14)
    const statuses = errorCodes.map(code => [code, new ServiceError(code, 'No.').status])
    expect(statuses.sort()).toEqual(documented.sort())
  })

  it('is a sentence, a code and its headers; details where a field is to blame', async () => {
    const plain = await thrown(new ServiceError('conflict', 'The job is archived.', { headers: { 'X-Test': 'yes' } }))
    expect([plain.status, plain.body]).toEqual([409, { error: 'The job is archived.', code: 'conflict' }])
    expect(plain.headers.get('x-test')).toBe('yes')
    const details = [{ path: 'prompt', message: 'must not be empty' }]
    const blamed = await thrown(new ServiceError('invalid_request', 'prompt: must not be empty', { details }))
    expect(blamed.body).toEqual({ error: 'prompt: must not be empty', code: 'invalid_request', details })
  })

  it('is told apart from other errors by its name, and keeps its cause', () => {
    const cause = new Error('why')
    const error = new ServiceError('server_error', 'No.', { cause })
    expect([error.name, error.cause, error.details, error.headers]).toEqual(['ServiceError', cause, [], {}])
  })
})

describe('what a route throws', () => {
  it('becomes a 500 without details for the client, and is reported', async () => {
    const failure = new Error('secret')
    const { status, body, reported } = await thrown(failure)
    expect([status, body]).toEqual([500, { error: 'The service failed. Try again later.', code: 'server_error' }])
    expect(reported).toEqual([failure])
  })

  it('is reported when the service or its model is to blame, and not when the client is', async () => {
    for (const [code, isReported] of [
      ['model_failed', true],
      ['server_error', true],
      ['invalid_request', false],
      ['rate_limited', false]
    ] as const) {
      expect([code, (await thrown(new ServiceError(code, 'No.'))).reported.length]).toEqual([code, isReported ? 1 : 0])
    }
  })

  it('is reported at most once a minute for each reason for refusing readers', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const reported: string[] = []
    const app = new Hono()
    app.onError(handleError(reason => reported.push((reason as Error).message)))
    app.get('/:reason', context => {
      throw new ServiceError('busy', context.req.param('reason'))
    })
    for (const reason of ['a', 'a', 'b', 'a', 'b']) expect((await app.request(`/${reason}`)).status).toBe(503)
    expect(reported).toEqual(['a', 'b'])
    vi.advanceTimersByTime(60_000)
    for (const reason of ['a', 'a']) await app.request(`/${reason}`)
    expect(reported).toEqual(['a', 'b', 'a'])
  })

  it('is a 400 where the framework could not read JSON, and a 500 for its other refusals', async () => {
    const { status, body, reported } = await thrown(new HTTPException(400, { message: 'Malformed JSON' }))
    expect([status, body]).toEqual([400, { error: 'The body is not valid JSON.', code: 'invalid_request' }])
    expect(reported).toEqual([])
    expect((await thrown(new HTTPException(418))).status).toBe(500)
    expect((await thrown(Object.assign(new Error('x'), { status: 400 }))).status).toBe(500)
  })
})
