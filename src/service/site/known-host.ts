import { isIP } from 'node:net'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServiceError } from '../http/index.ts'
import type { Project } from '../projects/index.ts'
import { isAt } from './hosts.ts'

/**
 * Protects against DNS rebinding: a foreign site that lets its name resolve to this machine would be the same origin, and
 * could read local docs and the key in their pages. So requests within the machine are answered only for hosts that nobody
 * else can own, for hosts of the sites, and through a trusted proxy.
 */
export const knownHost = (
  sites: { project: Pick<Project, 'domain' | 'siteUrl'> }[],
  isProxied: (context: Context) => boolean
) =>
  createMiddleware(async (context, next) => {
    const { hostname } = new URL(context.req.url)
    const isKnown = isOwnName(hostname) || sites.some(({ project }) => isAt(project, hostname))
    if (!isKnown && isWithinMachine(context) && !isProxied(context)) {
      const name = hostname.slice(0, 200)
      throw new ServiceError(
        'forbidden',
        `${name} is no name of this machine or of a site of this service. If a proxy passes it on, name the proxy in trustedProxies.`
      )
    }
    await next()
  })

/** Whether nobody else can own a host: IP addresses, names without a dot, `.localhost` and `.local`. */
const isOwnName = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.') || /\.(?:localhost|local)$/.test(hostname)

/** Whether the connection is within this machine. False without a socket (`app.request`). */
const isWithinMachine = ({ env }: Context<{ Bindings: Partial<Connection> }>): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(env?.incoming?.socket.localAddress ?? '')

interface Connection {
  incoming: { socket: { localAddress?: string } }
}
