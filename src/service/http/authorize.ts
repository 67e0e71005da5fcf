import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Key, KeyStore } from '../contract.ts'
import type { Project, ProjectNames } from '../projects/index.ts'
import { ServiceError } from './errors.ts'

export interface Authorized {
  Variables: { project: Project; key: Key }
}

/** Makes the check in front of a route, for the kind of key that the route takes. */
export type Authorize = (kind: Key['kind']) => MiddlewareHandler<Authorized>

/**
 * Lets a request through when its key is of the right kind and of the project that the path names, and may be used
 * from the page’s origin. None or an unknown key is 401, a key of the other kind or origin 403, another project 404.
 */
export const createAuthorize =
  (keys: KeyStore, { byDomain, byId }: ProjectNames): Authorize =>
  kind =>
    createMiddleware<Authorized>(async (context, next) => {
      const header = context.req.header('authorization')
      const key = await keys.find(bearerToken(header))
      if (!key) throw unauthorized(header !== undefined)
      if (key.kind !== kind) {
        throw new ServiceError('forbidden', `This route takes the project’s ${kind} key, not its ${key.kind} key.`)
      }
      const origin = context.req.header('origin')
      if (origin && key.origins && !key.origins.includes(origin)) {
        throw new ServiceError('forbidden', 'This key may not be used from this origin.')
      }
      const { domain, projectId } = context.req.param() as { domain?: string; projectId?: string }
      const project = domain === undefined ? byId(projectId ?? '') : byDomain(domain)
      if (!project || project.id !== key.projectId) throw new ServiceError('not_found', 'There is no such project.')
      context.set('project', project)
      context.set('key', key)
      await next()
    })

const bearerToken = (header = ''): string => /^bearer +(\S+)\s*$/i.exec(header)?.[1] ?? ''

const unauthorized = (given: boolean) =>
  new ServiceError('unauthorized', given ? 'The key is not known, or was revoked.' : 'A key is required.', {
    headers: { 'WWW-Authenticate': `Bearer realm="docs-assistant"${given ? ', error="invalid_token"' : ''}` }
  })
