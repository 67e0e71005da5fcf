import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { requestIdOf } from '../log/index.ts'
import type { QuestionTrace, Tracing } from './contract.ts'
import { untraced } from './untraced.ts'

/** Traces each question of a route, from its request to the end of its answer. */
export const traceQuestions = (tracing: Tracing | undefined): MiddlewareHandler =>
  createMiddleware<{ Variables: { trace: QuestionTrace; traceId: string | undefined } }>(async (context, next) => {
    if (!tracing) return next()
    const { method, url } = context.req
    const trace = tracing.question({
      requestId: requestIdOf(context),
      method,
      url,
      route: routePath(context),
      header: name => context.req.header(name)
    })
    context.set('trace', trace)
    context.set('traceId', trace.traceId)
    await next()
    trace.respond(context.res.status)
  })

/** The trace of the question of this request. */
export const traceOf = (context: Context): QuestionTrace => context.get('trace') ?? untraced
