import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/**
 * Notes whether a request reached a trusted proxy over TLS (`X-Forwarded-Proto`), because TLS ends at the proxy.
 *
 * @param isProxied Whether a request came through a proxy that is trusted.
 */
export const forwardedProtocol = (isProxied: (context: Context) => boolean) =>
  createMiddleware<{ Variables: { isEncrypted: boolean } }>(async (context, next) => {
    const [given = ''] = (context.req.header('x-forwarded-proto') ?? '').split(',')
    context.set('isEncrypted', given.trim().toLowerCase() === 'https' && isProxied(context))
    await next()
  })

/** The address of a request as the client sees it. */
export const askedUrl = (context: Context): string =>
  context.get('isEncrypted') ? context.req.url.replace(/^http:/, 'https:') : context.req.url
