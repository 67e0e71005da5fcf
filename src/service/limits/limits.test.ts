import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { handleError } from '../http/index.ts'
import { question } from '../testing/answers.ts'
import { testService } from '../testing/service.ts'
import { createClientAddress, rateLimited } from './index.ts'
import { createRateLimiter } from './rate-limiter.ts'

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
      createRateLimiter('tight', { uses: 1, per: 60 }),
      createRateLimiter('wide', { uses: 3, per: 60 })
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

describe('answers at the same time', () => {
  it('are bounded, and a place is free again when one ends or is left', async () => {
    await using service = await testService({ concurrency: 1 })
    const first = await service.ask(question('Which colours?'))
    const busy = await service.ask(question('Which colours?'))
    expect(busy.status).toBe(503)
    expect(busy.headers.get('retry-after')).toBe('2')
    await first.body?.cancel()
    const second = await service.ask(question('Which colours?'))
    expect(second.status).toBe(200)
    await second.text()
    expect((await service.ask(question('Which colours?'))).status).toBe(200)
  })
})

describe('the address that is counted', () => {
  const addressOf = async (trusted: string[], connection: string, forwarded?: string) => {
    const clientAddress = createClientAddress(trusted)
    const app = new Hono().get('/', context => context.text(clientAddress(context)))
    const incoming = { socket: { remoteAddress: connection, remotePort: 1, remoteFamily: 'IPv4' } }
    const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]])
    return (await app.request('/', { headers }, { incoming })).text()
  }

  it('is the connection’s, whatever a client claims', async () => {
    expect(await addressOf([], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(await addressOf(['10.0.0.0/8'], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  })

  it('is the last one before the trusted proxies', async () => {
    expect(await addressOf(['10.0.0.0/8'], '10.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(await addressOf(['10.0.0.0/8'], '::ffff:10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1')
    expect(await addressOf(['10.0.0.1'], '10.0.0.1', 'nonsense')).toBe('10.0.0.1')
    expect(await addressOf(['10.0.0.1'], '10.0.0.1')).toBe('10.0.0.1')
  })

  it('is understood with a port', async () => {
    const forwarded = (text: string) => addressOf(['10.0.0.0/8', '::1'], '10.0.0.1', text)
    expect(await forwarded('198.51.100.1:5678')).toBe('198.51.100.1')
    expect(await forwarded('198.51.100.1:5678, 10.0.0.2:80, [::1]:80')).toBe('198.51.100.1')
    expect(await forwarded('[2001:db8:1:2::7]:443')).toBe('2001:db8:1:2::/64')
    expect(await forwarded('[2001:db8:1:2::7]')).toBe('2001:db8:1:2::/64')
    expect(await forwarded('[::ffff:198.51.100.1]:80')).toBe('198.51.100.1')
    expect(await forwarded('[nonsense]:80')).toBe('10.0.0.1')
  })

  it('is a network of IPv6, since a client chooses the rest', async () => {
    const one = await addressOf([], '2001:db8:1:2:aaaa::1')
    expect(one).toBe(await addressOf([], '2001:db8:1:2::ffff'))
    expect(one).not.toBe(await addressOf([], '2001:db8:1:3::ffff'))
    expect(await addressOf([], '::1')).toBe('0:0:0:0::/64')
  })
})
