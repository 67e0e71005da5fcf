import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { projectsAndKeys } from '../testing/projects.ts'
import { createAuthorize, handleError } from './index.ts'

const app = async () => {
  const { projects, keys, createKey } = await projectsAndKeys()
  const authorize = createAuthorize(keys, projects)
  const app = new Hono()
  app.onError(handleError(() => {}))
  app.get('/domains/:domain', authorize('assistant'), ({ json, var: { project, key } }) => json([project.id, key.id]))
  app.get('/projects/:projectId', authorize('write'), ({ json, var: { project, key } }) => json([project.id, key.id]))
  const get = async (path: string, authorization?: string, origin?: string) => {
    const headers = { ...(authorization !== undefined && { authorization }), ...(origin && { origin }) }
    const response = await app.request(path, { headers })
    return { status: response.status, body: await response.json(), asks: response.headers.get('www-authenticate') }
  }
  return { get, keys, createKey }
}

describe('a route with a key', () => {
  it('lets the right kind of key through to its own project', async () => {
    const { get, createKey } = await app()
    const open = await createKey('acme-docs', 'assistant')
    const secret = await createKey('globex', 'admin')
    expect(await get('/domains/acme', `Bearer ${open.value}`)).toMatchObject({
      status: 200,
      body: ['acme-docs', open.id]
    })
    expect(await get('/projects/globex', `Bearer ${secret.value}`)).toMatchObject({
      status: 200,
      body: ['globex', secret.id]
    })
  })

  it('takes the scheme in any case and spaces around the key', async () => {
    const { get, createKey } = await app()
    const { value } = await createKey('acme-docs', 'assistant')
    for (const header of [`bearer ${value}`, `BEARER   ${value}`, `Bearer ${value}  `]) {
      expect((await get('/domains/acme', header)).status).toBe(200)
    }
    for (const header of [
      value,
      `Bearer${value}`,
      `x Bearer ${value}`,
      `Bearer ${value} x`,
      `Basic ${value}`,
      'Bearer '
    ]) {
      expect((await get('/domains/acme', header)).status).toBe(401)
    }
  })

  it('says how to send a key when there is none or none that is readable, and that the key is not valid when there is one', async () => {
    const { get, keys, createKey } = await app()
    const { id, value } = await createKey('acme-docs', 'assistant')
    for (const header of [undefined, value, `Basic ${value}`, 'Bearer ']) {
      expect(await get('/domains/acme', header)).toEqual({
        status: 401,
        body: { error: 'A key is required, in the header “Authorization: Bearer …”.', code: 'unauthorized' },
        asks: 'Bearer realm="docs-assistant"'
      })
    }
    await keys.revoke('acme-docs', id)
    for (const header of ['Bearer svc_dsc_unknown', `Bearer ${value}`]) {
      expect(await get('/domains/acme', header)).toEqual({
        status: 401,
        body: { error: 'The key is not known, or was revoked.', code: 'unauthorized' },
        asks: 'Bearer realm="docs-assistant", error="invalid_token"'
      })
    }
  })

  it('refuses a key of the other kind, and names both', async () => {
    const { get, createKey } = await app()
    const open = await createKey('acme-docs', 'assistant')
    const secret = await createKey('acme-docs', 'admin')
    expect(await get('/projects/acme-docs', `Bearer ${open.value}`)).toMatchObject({
      status: 403,
      body: { error: 'This route takes the project’s admin key, not its assistant key.', code: 'forbidden' }
    })
    expect((await get('/domains/acme', `Bearer ${secret.value}`)).status).toBe(403)
  })

  it('refuses a page of an origin that the key does not name', async () => {
    const { get, createKey } = await app()
    const limited = await createKey('acme-docs', 'assistant', ['https://docs.example.com'])
    const open = await createKey('acme-docs', 'assistant')
    const from = (value: string, origin?: string) => get('/domains/acme', `Bearer ${value}`, origin)
    expect((await from(limited.value, 'https://docs.example.com')).status).toBe(200)
    expect((await from(limited.value)).status).toBe(200)
    expect((await from(open.value, 'https://evil.example')).status).toBe(200)
    expect(await from(limited.value, 'https://evil.example')).toMatchObject({
      status: 403,
      body: { error: 'This key may not be used from this origin.' }
    })
  })

  it('returns 404 for a project that belongs to another key or does not exist', async () => {
    const { get, createKey } = await app()
    const open = await createKey('acme-docs', 'assistant')
    const secret = await createKey('acme-docs', 'admin')
    for (const [path, key] of [
      ['/domains/globex', open],
      ['/domains/acme-docs', open],
      ['/domains/none', open],
      ['/projects/globex', secret],
      ['/projects/acme', secret]
    ] as const) {
      expect(await get(path, `Bearer ${key.value}`)).toMatchObject({
        status: 404,
        body: { error: 'There is no such project.', code: 'not_found' }
      })
    }
  })
})
