import { createMiddleware } from 'hono/factory'
import type { Log } from './log.ts'

/** Logs each request by its path: no query, no header, no body. */
export const logRequests = (log: Log) =>
  createMiddleware(async (context, next) => {
    const start = performance.now()
    await next()
    const { method, path } = context.req
    log.request({ method, path, status: context.res.status, milliseconds: Math.round(performance.now() - start) })
  })
