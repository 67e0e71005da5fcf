import { createMiddleware } from 'hono/factory'
import type { Log } from './log.ts'
import { requestIdsOf } from './request-id.ts'

/** In whose path a reader’s fingerprint stands. */
const reader = /(\/readers\/).+/

/** Logs each request by its path, without who a reader is: no query, no header, no body. */
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
