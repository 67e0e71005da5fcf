import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Tells the address that a request came from. */
export type ClientAddress = (context: Context) => string

/**
 * The address of the connection; or, behind proxies that are trusted, the last address in `X-Forwarded-For` that is
 * none of theirs. What a client writes into that header itself never counts.
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

/** Tells whether a request came through a proxy that is trusted. */
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

/** A request that came through no socket (`app.request`) is this machine’s own. */
const connectionAddress = (context: Context): string =>
  context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : '127.0.0.1'

/** Some proxies write `1.2.3.4:5678` and `[::1]:80`; an IPv6 address without brackets has no port. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')

/** An IPv4 address that arrives in IPv6 dress is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** A client chooses the lower half of its IPv6 address: the network counts. */
const network = (address: string): string => {
  if (isIP(address) !== 6) return address
  const halves = address.replace(/%.*/, '').split('::')
  const [before, after = []] = halves.map(half => half.split(':').filter(Boolean)) as [string[], string[]?]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  const upper = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${upper.join(':')}::/64`
}
