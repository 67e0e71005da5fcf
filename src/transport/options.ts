import {
  AssistantError,
  defaultKeyPrefixes,
  joinUrl,
  keyKind,
  type QuestionOptions,
  routes
} from '../protocol/index.ts'
import type { ThreadOptions } from './threads.ts'

/** Options of {@link AssistantTransport}; the same names as the widget’s (`docs/transport.md`). */
export interface TransportOptions extends QuestionOptions, ThreadOptions {
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
  /** Returns the address at which a chat continues an answer that an earlier page began: what `onResume` was given. */
  resume?: (chatId: string) => string | null
  /** Called with the address at which a running answer can be continued; `null` when it is over. Store it for the next page. */
  onResume?: (address: string | null, chatId: string) => void
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

/** The address of questions. Computed for each question, because the page’s address may change. */
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
 * The request’s headers. The key appears only here, and in no error.
 * @param more headers of this one request, which override those of the options
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
    // Without `cause`, because its message may contain the key.
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
