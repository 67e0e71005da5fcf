import { createMiddleware } from 'hono/factory'
import type { Project } from '../project.ts'
import type { Key, KeyStore } from '../store/index.ts'
import { ServiceError } from './errors.ts'

export interface Authorized {
  Variables: { project: Project; key: Key }
}

/**
 * Lets a request through when its key is of the kind and of the project that the route names.
 * None or an unknown key is 401, a key of the other kind 403, another project’s object 404.
 */
export const authorize = (kind: Key['kind'], keys: KeyStore, findProject: (name: string) => Project | undefined) =>
  createMiddleware<Authorized>(async (context, next) => {
    const key = await keys.find(bearerToken(context.req.header('authorization')))
    if (!key) throw unauthorized(context.req.header('authorization') !== undefined)
    if (key.kind !== kind) {
      throw new ServiceError(
        'forbidden',
        `This route takes the ${kind} key of the project; this is its ${key.kind} key.`
      )
    }
    const project = findProject(context.req.param('domain') ?? context.req.param('projectId') ?? '')
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
