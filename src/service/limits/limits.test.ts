import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { handleError } from '../http/index.ts'
import { question } from '../testing/answers.ts'
import { testService } from '../testing/service.ts'
import { rateLimited } from './index.ts'
import { createRateLimiter } from './rate-limiter.ts'

const database = new DatabaseSync(':memory:')

afterEach(() => {
  vi.useRealTimers()
})

describe('a rate limit', () => {
  it('answers 429 with how long to wait, to pages too', async () => {
    await using service = await testService({ limits: { assistantPerAddress: 2 } })
    const first = await service.ask(question('Which colours?'))
    expect(first.headers.get('ratelimit-limit')).toBe('2')
    expect(first.headers.get('ratelimit-remaining')).toBe('1')
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(86_000)
    await service.ask(question('Which colours?'))
    const refused = await service.ask(question('Which colours?'), { headers: { origin: 'https://docs.example.com' } })
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(refused.headers.get('ratelimit-remaining')).toBe('0')
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('of one kind takes nothing from the others', async () => {
    const [tight, wide] = [
      createRateLimiter('tight', { uses: 1, per: 60 }, database),
      createRateLimiter('wide', { uses: 3, per: 60 }, database)
    ]
    const app = new Hono()
    app.onError(handleError(() => {}))
    app.get('/', async context => {
      await rateLimited(context, [
        { limiter: wide, key: 'x' },
        { limiter: tight, key: 'x' }
      ])
      return context.text('fine')
    })
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await app.request('/')).status))
    expect(statuses.sort()).toEqual([200, 429, 429, 429, 429, 429])
    expect((await tight.peek('x')).remaining).toBe(0)
    expect((await wide.peek('x')).remaining).toBe(2)
  })

  it('of a month outlives a restart, and ends with the month', async () => {
    const data = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
    const limits = { assistantPerKey: 1 }
    {
      await using service = await testService({ data, limits })
      expect((await service.ask(question('Which colours?'))).status).toBe(200)
    }
    await using service = await testService({ data, limits })
    const refused = await service.ask(question('Which colours?'))
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeLessThanOrEqual(31 * 86_400)
    vi.useFakeTimers({ now: Date.now() + (wait + 1) * 1000, toFake: ['Date'] })
    expect((await service.ask(question('Which colours?'))).status).toBe(200)
    vi.useRealTimers()
    await rm(data, { recursive: true })
  })

  it('does not count a request that is wrong', async () => {
    await using service = await testService({ limits: { assistantPerKey: 1 } })
    for (let count = 0; count < 3; count++) expect((await service.ask({})).status).toBe(400)
    expect((await service.ask(question('Which colours?'))).status).toBe(200)
  })

  it('of new jobs counts per project', async () => {
    await using service = await testService({ limits: { jobsPerProject: 1 } })
    const create = async () => (await service.admin('POST', routes.jobs('local'), { prompt: 'x' })).status
    expect([await create(), await create()]).toEqual([201, 429])
  })

  it('of follow-ups counts per project, of feedback per address', async () => {
    await using service = await testService({ limits: { followUpsPerProject: 2, feedbackPerAddress: 1 } })
    const created = await service.admin('POST', routes.jobs('local'), { prompt: 'x' })
    const { id } = await created.json()
    const follow = () => service.admin('POST', routes.jobMessage('local', id), { prompt: 'y' })
    expect([(await follow()).status, (await follow()).status, (await follow()).status]).toEqual([200, 200, 429])
    const send = () =>
      service.app.request(routes.assistantFeedback('local'), {
        method: 'POST',
        headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ source: 'contextual', path: '/', fp: 'a', helpful: true })
      })
    expect([(await send()).status, (await send()).status]).toEqual([201, 429])
  })
})
