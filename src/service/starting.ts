import { Hono } from 'hono'
import type { ServiceConfig } from './contract.ts'
import { handleError, noSniffing, pathBelow, ServiceError } from './http/index.ts'
import { createIsProxied } from './limits/index.ts'
import { requestIds } from './log/index.ts'
import { healthRoutes } from './routes/index.ts'

/** Answers requests while the docs are read for the first time: the process runs, but is not ready. */
export const createStarting = ({
  trustedProxies = [],
  basePath = ''
}: Pick<ServiceConfig, 'trustedProxies' | 'basePath'>): Hono => {
  const app = new Hono({ getPath: pathBelow(basePath) })
  app.onError(handleError(() => {}))
  app.use(requestIds(createIsProxied(trustedProxies)))
  app.use(noSniffing)
  app.route(
    '/',
    healthRoutes(async () => false)
  )
  app.all('*', () => {
    throw new ServiceError('busy', 'The service is starting: it still reads its docs.', {
      headers: { 'Retry-After': '5' }
    })
  })
  return app
}
