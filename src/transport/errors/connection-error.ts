import { AssistantError } from '../../protocol/index.ts'
import { isOffline, offline } from './lost-connection.ts'
import { originOf } from './origin.ts'
import type { PolicyWatch } from './policy.ts'

/**
 * Finds out why a request got no response, because browsers throw the same `TypeError` for every reason.
 * @param mayProbe whether to send a second request that tells CORS from a server that is down
 */
export const explainFailure = async (
  cause: unknown,
  url: string,
  policy: PolicyWatch,
  mayProbe: boolean
): Promise<AssistantError> => {
  if (isOffline()) return offline(cause)
  // The browser reports the violation in a later task than the failure.
  await new Promise(resolve => setTimeout(resolve))
  const origin = originOf(url)
  if (policy.directive) {
    return new AssistantError(
      'blocked',
      `The page’s Content-Security-Policy blocked the request. Add ${origin} to its ${policy.directive} directive.`,
      { cause }
    )
  }
  if (mayProbe && (await answersOtherwise(url))) {
    return new AssistantError(
      'blocked',
      `The service’s CORS headers do not let this page read its answers. Allow ${globalThis.location.origin} at ${origin}.`,
      { cause }
    )
  }
  return new AssistantError('network', `No connection to ${origin}. Is the address right, and the service running?`, {
    cause
  })
}

/** Whether another origin answers a request without CORS: then CORS was the reason. Sends no key, question or cookies. */
const answersOtherwise = async (url: string): Promise<boolean> => {
  const page = globalThis.location
  if (!page || originOf(url) === page.origin) return false
  const options = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' } as const
  return fetch(url, { ...options, signal: AbortSignal.timeout(3_000) }).then(
    () => true,
    () => false
  )
}
