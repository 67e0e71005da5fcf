import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Key, KeyStore } from '../contract.ts'
import type { Project } from '../projects/index.ts'
import { ServiceError } from './errors.ts'

type ProjectOf = (url: string) => Project | undefined

/**
 * Accepts only requests from known pages, because any site can let its name resolve to this machine (DNS rebinding) and
 * then reach this server. Known are pages of this machine, of the project’s own site, and the origins of its public keys.
 * Programs other than browsers send no origin and are accepted.
 */
export const knownOrigin = (keys: Pick<KeyStore, 'list'>, projectOf: ProjectOf) =>
  createMiddleware(async (context, next) => {
    const origin = context.req.header('origin')
    if (origin !== undefined) {
      if (!(await isKnown(keys, projectOf(context.req.url), origin))) {
        throw new ServiceError('forbidden', `Pages of ${origin.slice(0, 200)} may not use this address.`)
      }
      allow(context, origin)
    }
    await next()
  })

/** Lets known pages read, by CORS, what anybody may open. */
export const readableByKnownOrigins = (keys: Pick<KeyStore, 'list'>, projectOf: ProjectOf) =>
  createMiddleware(async (context, next) => {
    const origin = context.req.header('origin')
    if (origin !== undefined && (await isKnown(keys, projectOf(context.req.url), origin))) allow(context, origin)
    await next()
  })

const allow = (context: Context, origin: string) => {
  context.header('Access-Control-Allow-Origin', origin)
  context.header('Vary', 'Origin', { append: true })
}

const isKnown = async (keys: Pick<KeyStore, 'list'>, project: Project | undefined, origin: string) => {
  if (isLoopback(origin) || origin === siteOrigin(project)) return true
  return !!project && (await keys.list(project.id)).some(key => names(key, origin))
}

const names = ({ kind, revokedAt, origins }: Key, origin: string): boolean =>
  kind === 'assistant' && !revokedAt && origins?.includes(origin) === true

const siteOrigin = (project: Project | undefined): string | undefined =>
  project?.siteUrl ? new URL(project.siteUrl).origin : undefined

const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)
