import { loadOnce } from '../shared/load-once.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'
import type { Resumable } from './resume.ts'

/** How an answer is gone on with, on the origin of the endpoint, where the service has said that it can be. */
export interface Resumption extends Resumable {
  /** Brings the code; it is asked for while the connection holds. */
  load(): Promise<typeof import('./resume.ts')>
}

/**
 * @param address What the service said, or what was stored of it: untrusted. Where it is not on the origin of the
 *   endpoint it is none, because the key is sent there.
 * @param more headers of the one request
 */
export const resumptionAt = (
  address: string | null | undefined,
  options: TransportOptions,
  more?: HeadersInit
): Resumption | undefined => {
  const url = address ? onOriginOf(endpointOf(options), address) : undefined
  if (!url) return
  const load = loadOnce(() => import('./resume.ts'))
  load().catch(() => {})
  const { fingerprint = 'anonymous', fetch = globalThis.fetch } = options
  return {
    url,
    load,
    fetch,
    headers: async () => ({
      ...(await headersOf(options, more)),
      ...(fingerprint !== 'anonymous' && { 'x-fingerprint': encodeURIComponent(fingerprint) })
    })
  }
}

const onOriginOf = (endpoint: string, address: string): string | undefined => {
  try {
    const url = new URL(address, endpoint)
    if (url.origin === new URL(endpoint).origin) return url.origin + url.pathname
  } catch {}
}
