import { createMiddleware } from 'hono/factory'
import type { Key, KeyStore } from '../contract.ts'
import { ServiceError } from '../http/index.ts'
import type { Project } from '../projects/index.ts'

/**
 * Lets only known pages talk to the server: any site can have its name lead to this machine (DNS rebinding), and its
 * pages then reach what listens here. Known are pages of this machine, of the project’s own site, and those that its
 * public keys name. Programs that are no browser send no origin.
 */
export const knownOrigin = (keys: Pick<KeyStore, 'list'>, projectOf: (url: string) => Project | undefined) =>
  createMiddleware(async (context, next) => {
    const origin = context.req.header('origin')
    if (origin !== undefined) {
      const project = projectOf(context.req.url)
      const own = project ? await keys.list(project.id) : []
      if (!isLoopback(origin) && origin !== siteOrigin(project) && !own.some(key => names(key, origin))) {
        throw new ServiceError('forbidden', `Pages of ${origin.slice(0, 200)} may not use this address.`)
      }
      context.header('Access-Control-Allow-Origin', origin)
      context.header('Vary', 'Origin', { append: true })
    }
    await next()
  })

const names = ({ kind, revokedAt, origins }: Key, origin: string): boolean =>
  kind === 'assistant' && !revokedAt && origins?.includes(origin) === true

const siteOrigin = (project: Project | undefined): string | undefined =>
  project?.siteUrl ? new URL(project.siteUrl).origin : undefined

const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)
