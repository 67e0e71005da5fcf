import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { projectsAndKeys } from '../testing/projects.ts'
import { crossOrigin } from './index.ts'

const site = 'https://docs.example.com'

const app = async () => {
  const { projects, keys, createKey } = await projectsAndKeys()
  const app = new Hono().use('/discovery/*', crossOrigin(keys, projects)).post('*', context => context.text('fine'))
  const headersOf = async (path: string, init: RequestInit = {}) =>
    (await app.request(path, { method: 'POST', headers: { origin: site }, ...init })).headers
  /** The origin that may read the response at a path. */
  const allowed = async (path: string, origin = site) =>
    (await headersOf(path, { headers: { origin } })).get('access-control-allow-origin')
  return { headersOf, allowed, keys, createKey }
}

const path = '/discovery/v2/assistant/acme/message'

describe('a page of another origin', () => {
  it('may read every answer while a key of the domain is for any origin', async () => {
    const { allowed, createKey } = await app()
    expect(await allowed(path)).toBe('*')
    await createKey('acme-docs', 'assistant', [site])
    await createKey('acme-docs', 'assistant')
    expect(await allowed(path, 'https://evil.example')).toBe('*')
  })

  it('may read them only where a key of the domain names it, when all keys name theirs', async () => {
    const { allowed, keys, createKey } = await app()
    await createKey('acme-docs', 'assistant', ['https://other.example', site])
    const revoked = await createKey('acme-docs', 'assistant')
    await keys.revoke('acme-docs', revoked.id)
    await createKey('acme-docs', 'admin')
    expect(await allowed(path)).toBe(site)
    expect(await allowed('/discovery/v1/assistant/%61cme/feedback')).toBe(site)
    expect(await allowed('/discovery/v2/assistant/acme')).toBe(site)
    expect(await allowed(path, 'https://evil.example')).toBeNull()
    await createKey('acme-docs', 'assistant', ['https://third.example'])
    expect(await allowed(path)).toBe(site)
  })

  it('may read the error for an unknown domain or address', async () => {
    const { allowed, createKey } = await app()
    await createKey('acme-docs', 'assistant', ['https://other.example'])
    for (const other of ['none', '%ff', 'globex'].map(domain => `/discovery/v2/assistant/${domain}/message`)) {
      expect(await allowed(other)).toBe('*')
    }
    for (const other of [
      '/discovery/v2/acme',
      '/discovery/x/discovery/v2/assistant/acme',
      '/discovery/v2/assistant/'
    ]) {
      expect(await allowed(other)).toBe('*')
    }
  })

  it('may send any header, and read those that the widget needs', async () => {
    const { headersOf } = await app()
    const preflight = await headersOf(path, {
      method: 'OPTIONS',
      headers: {
        origin: site,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,traceparent,x-tenant'
      }
    })
    expect(Object.fromEntries(preflight)).toMatchObject({
      'access-control-allow-methods': 'GET,POST',
      'access-control-allow-headers': 'authorization,traceparent,x-tenant',
      'access-control-max-age': '86400'
    })
    expect((await headersOf(path)).get('access-control-expose-headers')?.split(',')).toEqual([
      'X-Thread-Id',
      'X-Resume',
      'X-Request-Id',
      'Retry-After',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset'
    ])
  })
})
