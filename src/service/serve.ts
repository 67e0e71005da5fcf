import type { Server, ServerOptions } from 'node:http'
import type { AddressInfo, ListenOptions } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import type { MetricsAddress, RunningService, ServeOptions, Service } from './contract.ts'
import { answerBrokenRequests, NoSniffResponse } from './http/index.ts'
import { createAcceptFirst } from './limits/index.ts'
import { createMetricsApp, metricsOfWorkers } from './metrics/index.ts'
import { createService } from './service.ts'
import { createStarting } from './starting.ts'

const defaultPort = 4000
/** Number of ports that are tried when the default one is taken. */
const attempts = 20

/**
 * Milliseconds that an idle connection is kept: longer than proxies keep theirs (nginx 60 s, Caddy 120 s). If the service
 * closed first, a request that the proxy is just sending on it would be lost.
 */
const keepAliveTimeout = 130_000

/** Milliseconds for running answers when the service stops: first to end by themselves, then to end with an error. */
const grace = { end: 20_000, error: 2_000 }

/**
 * Starts to listen, then creates the service. While the docs are read, requests are answered with “not ready”. Fails when
 * the requested port is taken.
 */
export const serve = async ({
  port,
  host: given,
  socket,
  requestTimeout = 30_000,
  metrics,
  ...config
}: ServeOptions): Promise<RunningService> => {
  // Node reads an empty host as every interface.
  const host = given || '127.0.0.1'
  let answer: Answer = createStarting(config).fetch
  const acceptFirst = createAcceptFirst()
  const listener = {
    // Questions wait while clients are still connecting, so that `/health` is not queued behind a crowd.
    fetch: async (...asked: Parameters<Answer>) => {
      if (asked[0].method === 'POST') await acceptFirst.turn()
      return answer(...asked)
    },
    hostname: host,
    serverOptions: { requestTimeout, keepAliveTimeout, connectionsCheckingInterval: requestTimeout / 10 }
  }
  // A further worker listens only when it is ready, because the other workers answer meanwhile.
  const ready = config.worker === 'further' ? await createService(config) : undefined
  const listen = () =>
    socket === undefined
      ? listenOn(listener, port ?? defaultPort, port === undefined ? attempts : 1)
      : listenAt(listener, { fd: socket })
  const server = await listen().catch(async (error: unknown) => {
    await ready?.close()
    throw error
  })
  acceptFirst.watch(server)
  // Disconnects a reader who receives nothing for as long; a slow reader stays connected.
  server.setTimeout(requestTimeout)
  const failing = (error: unknown): never => {
    server.close()
    server.closeAllConnections()
    throw error
  }
  const service = ready ?? (await createService(config).catch(failing))
  const ofMetrics =
    metrics &&
    (await listenForMetrics(service.metrics, metrics).catch(error => service.close().then(() => failing(error))))
  answer = service.app.fetch
  return {
    ...service,
    url: addressOf(server) + (config.basePath ?? ''),
    metricsUrl: ofMetrics && addressOf(ofMetrics),
    async close() {
      // Until running answers have ended, requests are still answered with “not ready”.
      await Promise.race([service.announceStop(), wait(grace.end, undefined, { ref: false })])
      service.cutShort()
      const closed = new Promise(resolve => server.close(resolve))
      // Repeatedly, because a connection whose answer ends later would otherwise stay open for further requests.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const forced = setTimeout(() => server.closeAllConnections(), grace.error)
      await closed
      clearInterval(idle)
      clearTimeout(forced)
      await service.close()
      ofMetrics?.close()
      ofMetrics?.closeAllConnections()
    }
  }
}

/** Serves the metrics of all workers of this process. */
export const serveMetricsOfWorkers = async (address: MetricsAddress): Promise<{ url: string; close: () => void }> => {
  const server = await listenForMetrics(createMetricsApp(metricsOfWorkers()), address)
  return {
    url: addressOf(server),
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}

/** Serves metrics on their own port, so that a proxy for readers never exposes them. */
const listenForMetrics = (metrics: Service['metrics'], { port, host = '127.0.0.1' }: MetricsAddress): Promise<Server> =>
  listenOn({ fetch: metrics.fetch, hostname: host }, port, 1, '--metrics')

const addressOf = (server: Server): string => {
  const { address, port } = server.address() as AddressInfo
  return `http://${nameOf(address)}:${port}`
}

const nameOf = (address: string): string => {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(address)) return 'localhost'
  return address.includes(':') ? `[${address}]` : address
}

/** A `fetch` function that also gets the server’s connection. */
type Answer = Parameters<typeof createAdaptorServer>[0]['fetch']

interface Listener {
  fetch: Answer
  hostname: string
  serverOptions?: ServerOptions
}

const listenOn = async (listener: Listener, port: number, tries: number, flag = '--port'): Promise<Server> => {
  try {
    return await listenOnce(listener, port)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (tries > 1) return listenOn(listener, port + 1, tries - 1, flag)
    throw new Error(`Port ${port} is taken. Choose another with ${flag}.`, { cause: error })
  }
}

const listenOnce = (listener: Listener, port: number): Promise<Server> =>
  listenAt(listener, { port, host: listener.hostname })

const listenAt = (listener: Listener, place: ListenOptions | { fd: number }): Promise<Server> =>
  new Promise((resolve, reject) => {
    const serverOptions = { ...listener.serverOptions, ServerResponse: NoSniffResponse }
    // Does not replace the global `Request` and `Response` of the importing program.
    const server = createAdaptorServer({ ...listener, serverOptions, overrideGlobalObjects: false }) as Server
    answerBrokenRequests(server)
    server.once('error', reject)
    server.listen(place, () => resolve(server))
  })
