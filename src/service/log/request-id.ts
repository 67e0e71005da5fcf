import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** What a proxy may have called a request: nothing that could break a line of a log, or fill it. */
const wellFormed = /^[\w.:=+/-]{1,128}$/

/**
 * Names each request, so that what a client was answered can be found in the log. The name that a trusted proxy gave it
 * is kept; any other client’s is not, because it could claim another request’s.
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

/** The name of a request; none before it has one. */
export const requestIdOf = (context: Context): string | undefined => context.get('requestId')

/** What a line of the log about a request is found by; the trace where one is kept of it. */
export interface RequestIds {
  requestId: string | undefined
  traceId?: string | undefined
}

export const requestIdsOf = (context: Context): RequestIds => ({
  requestId: requestIdOf(context),
  traceId: context.get('traceId')
})
