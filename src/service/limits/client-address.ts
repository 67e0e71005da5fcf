import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Returns the client’s address of a request. */
export type ClientAddress = (context: Context) => string

/**
 * The address of the connection, or behind trusted proxies, the last address in `X-Forwarded-For` that is not a trusted
 * proxy. Entries that the client itself put into that header are never used.
 *
 * @param trusted Addresses and networks of proxies, such as `10.0.0.0/8` or `::1`.
 */
export const createClientAddress = (trusted: string[]): ClientAddress => {
  const isProxy = createIsProxy(trusted)
  return context => {
    const forwarded = (context.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map(part => plain(withoutPort(part.trim())))
    let address = plain(connectionAddress(context))
    while (isProxy(address)) {
      const before = forwarded.pop()
      if (!before || isIP(before) === 0) break
      address = before
    }
    return network(address)
  }
}

/** Creates a function that tells whether a request came through a trusted proxy. */
export const createIsProxied = (trusted: string[]): ((context: Context) => boolean) => {
  const isProxy = createIsProxy(trusted)
  return context => isProxy(plain(connectionAddress(context)))
}

const createIsProxy = (trusted: string[]) => {
  const proxies = blockListOf(trusted)
  return (address: string) => isIP(address) !== 0 && proxies.check(address, family(address))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const blockListOf = (trusted: string[]): BlockList => {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address, prefix] = entry.split('/') as [string, string?]
    if (prefix) list.addSubnet(address, Number(prefix), family(address))
    else list.addAddress(address, family(address))
  }
  return list
}

/** The address of the connection. A request without a socket (`app.request`) counts as local. */
const connectionAddress = (context: Context): string =>
  context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : '127.0.0.1'

/** Some proxies write `1.2.3.4:5678` and `[::1]:80`; an IPv6 address without brackets has no port. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')

/** Converts an IPv4-mapped IPv6 address to IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The /64 network of an IPv6 address, because a client can choose the lower half itself. */
const network = (address: string): string => {
  if (isIP(address) !== 6) return address
  const halves = address.replace(/%.*/, '').split('::')
  const [before, after = []] = halves.map(half => half.split(':').filter(Boolean)) as [string[], string[]?]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  const upper = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${upper.join(':')}::/64`
}
