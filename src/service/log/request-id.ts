import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** A valid request id of a proxy, which cannot break or fill a line of the log. */
const wellFormed = /^[\w.:=+/-]{1,128}$/

/**
 * Gives each request an id, by which it is found in the log. Keeps the id of a trusted proxy, but not of other clients,
 * because they could reuse that of another request.
 *
 * @param isProxied Whether a request came through a proxy that is trusted.
 */
export const requestIds = (isProxied: (context: Context) => boolean) =>
  createMiddleware<{ Variables: { requestId: string } }>(async (context, next) => {
    const given = context.req.header('x-request-id') ?? ''
    const id = wellFormed.test(given) && isProxied(context) ? given : randomUUID()
    context.set('requestId', id)
    await next()
    context.header('X-Request-Id', id)
  })

/** The id of a request; `undefined` before it has one. */
export const requestIdOf = (context: Context): string | undefined => context.get('requestId')

/** The ids by which log lines of a request are found: that of the request, and that of its trace if it is traced. */
export interface RequestIds {
  requestId: string | undefined
  traceId?: string | undefined
}

export const requestIdsOf = (context: Context): RequestIds => ({
  requestId: requestIdOf(context),
  traceId: context.get('traceId')
})
