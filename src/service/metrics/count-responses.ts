import { createMiddleware } from 'hono/factory'
import type { Metrics } from './metrics.ts'

/** Counts the responses by status. */
export const countResponses = (metrics: Metrics) =>
  createMiddleware(async (context, next) => {
    await next()
    metrics.response(context.res.status)
  })
