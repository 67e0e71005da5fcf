import { AssistantError } from '../../protocol/index.ts'

/** What a connection that broke or fell silent under way means; a silence beyond a deadline is `timeout`. */
export const lostConnection = (cause?: unknown, timeout?: string): AssistantError => {
  if (isOffline()) return offline(cause)
  if (timeout) return new AssistantError('timeout', `${timeout} Ask again.`)
  return new AssistantError('interrupted', 'The connection broke before the answer was finished. Ask again.', { cause })
}

/** Why nothing can be asked now. */
export const offline = (cause: unknown) =>
  new AssistantError('offline', 'The browser is offline. Ask again when it is back.', { cause })

export const isOffline = () => globalThis.navigator?.onLine === false
