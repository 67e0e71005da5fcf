import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Key, KeyStore, Scope } from '../contract.ts'
import type { Project, ProjectNames } from '../projects/index.ts'
import { ServiceError } from './errors.ts'

export interface Authorized {
  Variables: { project: Project; key: Key }
}

/** What a route needs: the public key, or an admin key with this scope. */
export type Needed = 'assistant' | Scope

/** Creates the middleware that checks the key for a route. */
export type Authorize = (needed: Needed) => MiddlewareHandler<Authorized>

/**
 * Accepts a request whose key has the right kind and scope, belongs to the project in the path, and may be used from the
 * page’s origin. A missing, unknown or expired key is 401, another kind, scope or origin 403, another project 404.
 */
export const createAuthorize =
  (keys: KeyStore, { byDomain, byId }: ProjectNames): Authorize =>
  needed =>
    createMiddleware<Authorized>(async (context, next) => {
      const token = bearerToken(context.req.header('authorization'))
      if (!token) throw unauthorized('A key is required, in the header “Authorization: Bearer …”.')
      const key = await keys.find(token)
      if (!key) throw invalidToken('is not known, or was revoked')
      if (key.expiresAt && key.expiresAt <= new Date().toISOString()) throw invalidToken(`expired at ${key.expiresAt}`)
      const kind = needed === 'assistant' ? 'assistant' : 'admin'
      if (key.kind !== kind) {
        throw new ServiceError('forbidden', `This route takes the project’s ${kind} key, not its ${key.kind} key.`)
      }
      if (needed !== 'assistant' && key.scopes && !key.scopes.includes(needed)) throw lacking(needed, key.scopes)
      const origin = context.req.header('origin')
      if (origin && key.origins && !key.origins.includes(origin)) {
        throw new ServiceError('forbidden', 'This key may not be used from this origin.')
      }
      const { domain, projectId } = context.req.param() as { domain?: string; projectId?: string }
      const project = domain === undefined ? byId(projectId ?? '') : byDomain(domain)
      if (!project || project.id !== key.projectId) throw new ServiceError('not_found', 'There is no such project.')
      context.set('project', project)
      context.set('key', key)
      // Ignores a failure, such as a full disk, because noting the use is not essential.
      await keys.noteUse(key.id).catch(() => {})
      await next()
    })

const bearerToken = (header = ''): string => /^bearer +(\S+)\s*$/i.exec(header)?.[1] ?? ''

const realm = 'Bearer realm="docs-assistant"'

const unauthorized = (message: string, challenge = realm) =>
  new ServiceError('unauthorized', message, { headers: { 'WWW-Authenticate': challenge } })

const invalidToken = (why: string) => unauthorized(`The key ${why}.`, `${realm}, error="invalid_token"`)

const lacking = (needed: Scope, scopes: Scope[]) =>
  new ServiceError('forbidden', `This key lacks the scope ${needed}: it has ${scopes.join(' and ')}.`, {
    headers: { 'WWW-Authenticate': `${realm}, error="insufficient_scope", scope="${needed}"` }
  })
