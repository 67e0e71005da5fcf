import {
  type ApiVersion,
  AssistantError,
  defaultKeyPrefixes,
  joinUrl,
  type KeyPrefixes,
  keyKind,
  routes,
  type SearchFilter
} from '../protocol/index.ts'
import type { ThreadOptions } from './threads.ts'

/** Options of {@link AssistantTransport}; the same names as the widget’s (`docs/transport.md`). */
export interface TransportOptions extends ThreadOptions {
  /** The documentation domain. Required unless `endpoint` is given. */
  domain?: string
  /** A full URL that questions go to, instead of `baseUrl` and the platform’s path: your own proxy, for example. */
  endpoint?: string
  /** Where the platform is. Default: the page’s origin; required outside a page, unless `endpoint` is given. */
  baseUrl?: string
  /** The public assistant key, sent as `Authorization: Bearer …`. An admin key is refused before any request. */
  assistantKey?: string
  /** How keys begin. Default: `{ assistant: 'svc_dsc_', admin: 'svc_' }`. */
  keyPrefixes?: KeyPrefixes
  /** Version of the assistant endpoint. Default: 2; 1 is deprecated. */
  apiVersion?: ApiVersion
  /** Identifier of the reader, sent as `fp`. Default: `anonymous`. */
  fingerprint?: string
  /** Number of search results that an answer rests on. Sent when given. */
  retrievalPageSize?: number
  /** Search criteria. Sent when given, `null` included. */
  filter?: SearchFilter | null
  /** Path of the page that the reader is on, read at each question. Default: the page’s path, where there is a page. */
  currentPath?: string | (() => string | undefined)
  /** Extra request headers, or a function that is asked for them at each question. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>)
  /** Milliseconds until the first byte of an answer, and between any two. Default: 30,000 and 60,000. */
  timeouts?: { firstByte?: number; idle?: number }
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
}

const invalid = (message: string, cause?: unknown) => new AssistantError('invalid_options', message, { cause })

/** The options of this moment. */
export const resolveOptions = (options: TransportOptions | (() => TransportOptions)): TransportOptions => {
  if (typeof options !== 'function') return options
  try {
    return options()
  } catch (cause) {
    throw invalid('The function that gives the options failed.', cause)
  }
}

export const resolveTimeouts = ({ timeouts }: TransportOptions): { firstByte: number; idle: number } => ({
  firstByte: timeouts?.firstByte ?? 30_000,
  idle: timeouts?.idle ?? 60_000
})

/** Where questions go; read late, because a page’s address may change. */
export const endpointOf = ({ endpoint, baseUrl, domain, apiVersion = 2 }: TransportOptions): string => {
  const page = globalThis.location
  if (!endpoint && !domain) throw invalid('Give the option domain, or a full endpoint.')
  const base = baseUrl ?? page?.origin
  if (!endpoint && !base) throw invalid('Give the option baseUrl: outside a page there is no default.')
  const url = endpoint || joinUrl(base as string, routes.assistantMessage(apiVersion, domain as string))
  try {
    const { protocol, href } = new URL(url, page?.href)
    if (/^https?:$/.test(protocol)) return href
  } catch {}
  throw invalid(`The option ${endpoint ? 'endpoint' : 'baseUrl'} is no http or https URL.`)
}

/**
 * The request’s headers. The key goes there and nowhere else, and into no error.
 * @param more headers of this one request, over those of the options
 */
export const headersOf = async (options: TransportOptions, more?: HeadersInit): Promise<Record<string, string>> => {
  const { assistantKey, keyPrefixes = defaultKeyPrefixes, headers } = options
  if (assistantKey && keyKind(assistantKey, keyPrefixes) === 'admin') {
    throw invalid('The option assistantKey holds an admin key. Take the public assistant key, and replace the other.')
  }
  const extra = typeof headers === 'function' ? await failing('headers', headers) : headers
  try {
    const all = new Headers(assistantKey ? { authorization: `Bearer ${assistantKey}` } : {})
    const given = [...Object.entries(extra ?? {}), ...new Headers(more)]
    for (const [name, value] of given) if (value !== undefined) all.set(name, value)
    return Object.fromEntries(all)
  } catch {
    // Without the cause: its words may hold the key.
    throw invalid('The option assistantKey, or one of the headers, has characters that no header can carry.')
  }
}

const failing = async <T>(option: string, call: () => T | Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (cause) {
    throw invalid(`The option ${option} failed.`, cause)
  }
}
