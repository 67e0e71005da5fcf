import { loadOnce } from '../shared/load-once.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'
import type { Resumable } from './resume.ts'

/** How to continue an answer, on the origin of the endpoint, where the service offers that. */
export interface Resumption extends Resumable {
  /** Loads the code. Called while the connection works, because a lost connection could not load it. */
  load(): Promise<typeof import('./resume.ts')>
  /** Tells the service to stop writing, because a closed connection alone does not. */
  stop(): void
}

/**
 * @param address The address from the service or from the storage: untrusted. An address on another origin than the
 *   endpoint is ignored, because the key is sent there.
 * @param more headers of this one request
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
  const resumption: Resumption = {
    url,
    load,
    fetch,
    headers: async () => ({
      ...(await headersOf(options, more)),
      ...(fingerprint !== 'anonymous' && { 'x-fingerprint': encodeURIComponent(fingerprint) })
    }),
    stop: () =>
      void load()
        .then(({ stopAnswer }) => stopAnswer(resumption))
        .catch(() => {})
  }
  return resumption
}

const onOriginOf = (endpoint: string, address: string): string | undefined => {
  try {
    const url = new URL(address, endpoint)
    if (url.origin === new URL(endpoint).origin) return url.origin + url.pathname
  } catch {}
}
