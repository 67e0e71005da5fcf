import { AssistantError } from '../../protocol/index.ts'
import { isOffline, offline } from './lost-connection.ts'
import { originOf } from './origin.ts'
import type { PolicyWatch } from './policy.ts'

/**
 * Names why a request got no response: browsers give one and the same `TypeError` for every reason.
 * @param mayProbe whether another origin may be asked if it is there at all
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

/** Whether another origin is there after all: then it was CORS. Asks without key, question or any credentials. */
const answersOtherwise = async (url: string): Promise<boolean> => {
  const page = globalThis.location
  if (!page || originOf(url) === page.origin) return false
  const options = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' } as const
  return fetch(url, { ...options, signal: AbortSignal.timeout(3_000) }).then(
    () => true,
    () => false
  )
}
