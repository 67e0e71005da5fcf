import { AssistantError } from '../../protocol/index.ts'

/** What the page’s own policy refused while a request was under way. */
export interface PolicyWatch {
  readonly directive: string | undefined
  stop(): void
}

/** Watches for a Content-Security-Policy that refuses `url`; a failed request alone does not tell. */
export const watchPolicy = (url: string): PolicyWatch => {
  let directive: string | undefined
  const listen = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && originOf(blockedURI) === originOf(url)) directive = effectiveDirective
  }
  globalThis.document?.addEventListener('securitypolicyviolation', listen)
  return {
    get directive() {
      return directive
    },
    stop: () => globalThis.document?.removeEventListener('securitypolicyviolation', listen)
  }
}

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

/** What a connection that broke or fell silent under way means; a silence beyond a deadline is `timeout`. */
export const lostConnection = (cause?: unknown, timeout?: string): AssistantError => {
  if (isOffline()) return offline(cause)
  if (timeout) return new AssistantError('timeout', `${timeout} Ask again.`)
  return new AssistantError('interrupted', 'The connection broke before the answer was finished. Ask again.', { cause })
}

const offline = (cause: unknown) =>
  new AssistantError('offline', 'The browser is offline. Ask again when it is back.', { cause })

const isOffline = () => globalThis.navigator?.onLine === false

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

const originOf = (url: string): string | undefined => {
  try {
    return new URL(url, globalThis.location?.href).origin
  } catch {
    return
  }
}
