import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Scope } from '../contract.ts'
import { type TestService, testService } from '../testing/service.ts'

let service: TestService

beforeAll(async () => {
  service = await testService()
})
afterAll(() => service[Symbol.asyncDispose]())

const scopes: Scope[] = ['read', 'write', 'agent']

const keyWith = async (given: Scope[] | undefined, more: { expiresAt?: string } = {}) =>
  (await service.keys.create({ projectId: 'local', kind: 'admin', name: 'k', scopes: given, ...more })).value

interface Operation {
  security?: { admin?: Scope[] }[]
}

/** Every route that takes an admin key, as the service describes itself. */
const adminRoutes = async () => {
  const { paths } = await (await service.app.request('/openapi.json')).json()
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security = [] }]) => {
      const [scope] = security.flatMap(({ admin = [] }) => admin)
      const address = path.replace('{projectId}', 'local').replaceAll(/\{\w+\}/g, 'none')
      return scope ? [{ method: method.toUpperCase(), path, address, scope }] : []
    })
  )
}

it('each route below analytics takes read or write, each of the agent takes agent', async () => {
  const routes = await adminRoutes()
  expect(routes.length).toBeGreaterThan(11)
  for (const { method, path, scope } of routes) {
    const expected = path.startsWith('/v2/agent/') ? 'agent' : method === 'GET' ? 'read' : 'write'
    expect([method, path, scope]).toEqual([method, path, expected])
  }
})

it('no route below analytics or the agent is missing from them', async () => {
  const described = (await adminRoutes()).map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
  if (!(service.app instanceof Hono)) throw new Error('The routes cannot be listed.')
  const served = service.app.routes
    // Without the middleware of all routes.
    .filter(({ method, path }) => method !== 'ALL' && /^\/v\d\/(analytics|agent)\//.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(new Set(served).size).toBeGreaterThan(15)
  expect([...new Set(served)].sort()).toEqual(described.sort())
})

it('each route refuses a key without its scope, says which one is lacking, and lets any other through', async () => {
  const whole = await keyWith(undefined)
  for (const { method, address, scope } of await adminRoutes()) {
    const call = (key: string) => service.admin(method, address, undefined, key)
    const refused = await call(await keyWith(scopes.filter(other => other !== scope)))
    expect([address, refused.status]).toEqual([address, 403])
    expect((await refused.json()).error).toMatch(
      new RegExp(`^This key lacks the scope ${scope}: it has \\w+ and \\w+\\.$`)
    )
    expect(refused.headers.get('www-authenticate')).toContain(`error="insufficient_scope", scope="${scope}"`)
    for (const key of [await keyWith([scope]), whole]) {
      expect([401, 403]).not.toContain((await call(key)).status)
    }
  }
})

it('a key works until its end and is told when that was', async () => {
  const call = (key: string) => service.admin('GET', '/v1/analytics/local/questions', undefined, key)
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  expect((await call(await keyWith(undefined, { expiresAt: at(60_000) }))).status).toBe(200)
  const ended = at(-1)
  const refused = await call(await keyWith(undefined, { expiresAt: ended }))
  expect(refused.status).toBe(401)
  expect((await refused.json()).error).toBe(`The key expired at ${ended}.`)
})

it('a key tells when it was used, and many uses are noted once', async () => {
  const value = await keyWith(['read'])
  const { id } = (await service.keys.find(value)) ?? { id: '' }
  const lastUse = async () => (await service.keys.list('local')).find(key => key.id === id)?.lastUsedAt
  expect(await lastUse()).toBeUndefined()
  const before = new Date().toISOString()
  const use = () => service.admin('GET', '/v1/analytics/local/questions', undefined, value)
  await use()
  const first = (await lastUse()) ?? ''
  expect(first >= before).toBe(true)
  await use()
  expect(await lastUse()).toBe(first)
})
