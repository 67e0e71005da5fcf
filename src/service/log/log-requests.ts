import { createMiddleware } from 'hono/factory'
import type { Log } from './log.ts'
import { requestIdsOf } from './request-id.ts'

/** Paths that contain a reader’s fingerprint. */
const reader = /(\/readers\/).+/

/** Logs each request by its path only, without anything that identifies a reader: no query, no header, no body. */
export const logRequests = (log: Log) =>
  createMiddleware(async (context, next) => {
    const start = performance.now()
    await next()
    const { method, path } = context.req
    log.request({
      ...requestIdsOf(context),
      method,
      path: path.replace(reader, '$1…'),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start)
    })
  })
