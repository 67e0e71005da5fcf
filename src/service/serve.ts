import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve as listen } from '@hono/node-server'
import type { ServiceConfig } from './config/index.ts'
import { createService, type Service } from './service.ts'

export interface ServeOptions extends ServiceConfig {
  /** Port to listen on. Default 4000, or the next free one; 0 for any. */
  port?: number | undefined
  /** Default `127.0.0.1`: this machine only. */
  host?: string | undefined
}

export interface RunningService extends Service {
  /** Where it is, without a trailing slash. */
  url: string
}

const defaultPort = 4000
/** Ports that are tried when the default one is taken. */
const attempts = 20

/** Milliseconds that answers under way have to come to their end when the service stops. */
const grace = 10_000

/** Makes the service and listens. Fails when a port that was asked for is taken. */
export const serve = async ({ port, host = '127.0.0.1', ...config }: ServeOptions): Promise<RunningService> => {
  const service = await createService(config)
  const server = await listenOn(service, host, port ?? defaultPort, port === undefined ? attempts : 1).catch(
    async (error: unknown) => {
      await service.close()
      throw error
    }
  )
  const { port: taken } = server.address() as AddressInfo
  return {
    ...service,
    url: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${taken}`,
    async close() {
      service.announceStop()
      const closed = new Promise(resolve => server.close(resolve))
      // A connection whose answer ends after this would be kept for further requests.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const impatience = setTimeout(() => server.closeAllConnections(), grace)
      await closed
      clearInterval(idle)
      clearTimeout(impatience)
      await service.close()
    }
  }
}

const listenOn = async (service: Service, hostname: string, port: number, tries: number): Promise<Server> => {
  try {
    return await listenOnce(service, hostname, port)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (tries > 1) return listenOn(service, hostname, port + 1, tries - 1)
    throw new Error(`Port ${port} is taken. Choose another with --port.`, { cause: error })
  }
}

const listenOnce = ({ app }: Service, hostname: string, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = listen({ fetch: app.fetch, hostname, port }, () => resolve(server as Server))
    server.once('error', reject)
  })
