import { cors } from 'hono/cors'
import type { KeyStore } from '../contract.ts'
import { decoded } from '../docs/index.ts'
import type { ProjectNames } from '../projects/index.ts'

/**
 * CORS for the routes that pages of other origins call. Pages can read errors too, and the headers that the widget needs;
 * they may send any header, because owners (the option `headers`) and tracing tools add their own.
 * When all public keys of a domain are restricted to origins, only those are allowed.
 */
export const crossOrigin = (keys: KeyStore, { byDomain }: ProjectNames) =>
  cors({
    origin: async (origin, context) => {
      const domain = /^\/discovery\/v\d\/assistant\/([^/]+)/.exec(context.req.path)?.[1]
      const project = domain && byDomain(decoded(domain))
      const usable = project
        ? (await keys.list(project.id)).filter(key => key.kind === 'assistant' && !key.revokedAt)
        : []
      if (usable.length === 0 || usable.some(key => !key.origins)) return '*'
      return usable.some(key => key.origins?.includes(origin)) ? origin : null
    },
    allowMethods: ['GET', 'POST'],
    exposeHeaders: [
      'X-Thread-Id',
      'X-Resume',
      'X-Request-Id',
      'Retry-After',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset'
    ],
    maxAge: 86_400
  })
