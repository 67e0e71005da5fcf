import { isIP } from 'node:net'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ServiceError } from '../http/index.ts'
import type { Project } from '../projects/index.ts'
import { isAt } from './hosts.ts'

/**
 * Keeps the pages from those that have their own name lead to this machine (DNS rebinding): the browser takes them for
 * one site, so they would read docs that only this machine may, and the key in them. Over a connection within the
 * machine only names are answered that nobody else can have, those of the sites, and what a trusted proxy passes on.
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

/** Addresses are no names; one without a dot, and those below these, nobody can register. */
const isOwnName = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.') || /\.(?:localhost|local)$/.test(hostname)

/** Not known of a request that came through no socket (`app.request`). */
const isWithinMachine = ({ env }: Context<{ Bindings: Partial<Connection> }>): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(env?.incoming?.socket.localAddress ?? '')

interface Connection {
  incoming: { socket: { localAddress?: string } }
}
