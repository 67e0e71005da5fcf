import parseContentSecurityPolicy from 'content-security-policy-parser'

export type Policy = Map<string, string[]>

/** The policies of a page: those of its header, which may contain several, and those in `<meta>` tags. */
export const readPolicies = (header: string | null, inPage: string[]): Policy[] =>
  [...(header?.split(',') ?? []), ...inPage].map(parseContentSecurityPolicy).filter(policy => policy.size > 0)

export interface Load {
  directives: ['connect-src'] | ['script-src-elem', 'script-src']
  url: URL
  nonce?: string | undefined
}

/** The directive that blocks a load; `undefined` when it is allowed. */
export const blockedBy = (policies: Policy[], page: URL, { directives, url, nonce }: Load): string | undefined => {
  for (const policy of policies) {
    const name = [...directives, 'default-src'].find(directive => policy.has(directive))
    const sources = name === undefined ? undefined : policy.get(name)
    if (name && sources && !allows(sources, page, url, nonce)) return `${name} ${sources.join(' ')}`
  }
  return undefined
}

const allows = (sources: string[], page: URL, url: URL, nonce: string | undefined): boolean => {
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  // With 'strict-dynamic', addresses are ignored: only a nonce, a hash or an already trusted script counts.
  if (sources.some(source => source.toLowerCase() === "'strict-dynamic'")) return false
  return sources.some(source => matches(source, page, url))
}

const hostSource = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/i

/** Whether a source expression allows an address (CSP level 3, “does url match expression”). */
const matches = (source: string, page: URL, url: URL): boolean => {
  if (source.toLowerCase() === "'self'") return url.origin === page.origin
  if (source.startsWith("'")) return false
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === page.protocol
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return schemeFits(source.toLowerCase(), url)
  const [, scheme, host = '', port, path] = hostSource.exec(source) ?? []
  if (!host || !schemeFits(scheme ? `${scheme.toLowerCase()}:` : page.protocol, url)) return false
  return hostFits(host.toLowerCase(), url) && portFits(port, url) && pathFits(path, url)
}

/** Whether a scheme fits: `http:` allows `https:` too. */
const schemeFits = (scheme: string, { protocol }: URL) =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:')

const hostFits = (host: string, { hostname }: URL) =>
  host === '*' || hostname === host || (host.startsWith('*.') && hostname.endsWith(host.slice(1)))

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

const portFits = (port: string | undefined, url: URL) => {
  if (port === '*') return true
  const given = url.port || defaultPorts[url.protocol]
  return port ? port === given || (port === '80' && given === '443') : given === defaultPorts[url.protocol]
}

const pathFits = (path: string | undefined, { pathname }: URL) =>
  !path || path === '/' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)
