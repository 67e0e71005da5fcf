import type { Hono, MiddlewareHandler } from 'hono'
import { ServiceError } from './errors.ts'

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']

/** Answers 405 where a route has the path but not the method, and passes everything else on. */
export const otherMethod =
  (app: Hono): MiddlewareHandler =>
  async ({ req }, next) => {
    const allowed = methods.filter(method => hasRoute(app, method, req.path))
    if (allowed.length === 0 || allowed.includes(req.method === 'HEAD' ? 'GET' : req.method)) return next()
    throw new ServiceError('method_not_allowed', `This address takes ${allowed.join(' and ')}, not ${req.method}.`, {
      headers: { Allow: allowed.join(', ') }
    })
  }

/** Whether a route, and not only a middleware or a page of the site, stands at the path. */
const hasRoute = ({ router }: Hono, method: string, path: string): boolean =>
  router.match(method, path)[0].some(([[, route]]) => route.method === method && !route.path.endsWith('*'))
