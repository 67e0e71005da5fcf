import type { Server, ServerOptions } from 'node:http'
import type { AddressInfo, ListenOptions } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import type { MetricsAddress, RunningService, ServeOptions, Service } from './contract.ts'
import { createAcceptFirst } from './limits/index.ts'
import { createMetricsApp, metricsOfWorkers } from './metrics/index.ts'
import { createService } from './service.ts'
import { createStarting } from './starting.ts'

const defaultPort = 4000
/** Ports that are tried when the default one is taken. */
const attempts = 20

/**
 * Milliseconds that a connection without a request is kept: longer than proxies keep theirs (nginx 60 s, Caddy 120 s).
 * Whoever closes first, the other one may just be sending a request, which is then lost.
 */
const keepAliveTimeout = 130_000

/** Milliseconds that answers under way have when the service stops: to come to their end, and then to say an error. */
const grace = { end: 20_000, error: 2_000 }

/**
 * Listens and makes the service; while that reads its docs, whoever asks is told that it is not ready. Fails when a
 * port that was asked for is taken.
 */
export const serve = async ({
  port,
  host: given,
  socket,
  requestTimeout = 30_000,
  metrics,
  ...config
}: ServeOptions): Promise<RunningService> => {
  // Node takes an empty host for every interface.
  const host = given || '127.0.0.1'
  let answer: Answer = createStarting(config).fetch
  const acceptFirst = createAcceptFirst()
  const listener = {
    // Questions wait for who is still connecting; whoever asks how the service is does not.
    fetch: async (...asked: Parameters<Answer>) => {
      if (asked[0].method === 'POST') await acceptFirst.turn()
      return answer(...asked)
    },
    hostname: host,
    serverOptions: { requestTimeout, keepAliveTimeout, connectionsCheckingInterval: requestTimeout / 10 }
  }
  // Others answer meanwhile, and nobody is to be told that this one does not.
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
  // Who takes nothing of an answer for as long is hung up on as well; one that goes on slowly is not.
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
      // Until the answers under way are through, whoever asks is still told that the service is not ready.
      await Promise.race([service.announceStop(), wait(grace.end, undefined, { ref: false })])
      service.cutShort()
      const closed = new Promise(resolve => server.close(resolve))
      // A connection whose answer ends after this would be kept for further requests.
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

/** The figures of all processes that this one has started as workers. */
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

/** On a port of its own, so that no proxy that passes readers on can pass anybody to the figures. */
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

/** With what the server knows of the connection. */
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
    // Whoever imports the service keeps their own `Request` and `Response`.
    const server = createAdaptorServer({ ...listener, overrideGlobalObjects: false }) as Server
    server.once('error', reject)
    server.listen(place, () => resolve(server))
  })
