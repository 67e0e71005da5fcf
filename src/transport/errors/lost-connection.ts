import { AssistantError } from '../../protocol/index.ts'

/** The error of a connection that broke during an answer. With `timeout`, the sentence about a deadline that passed. */
export const lostConnection = (cause?: unknown, timeout?: string): AssistantError => {
  if (isOffline()) return offline(cause)
  if (timeout) return new AssistantError('timeout', `${timeout} Ask again.`)
  return new AssistantError('interrupted', 'The connection broke before the answer was finished. Ask again.', { cause })
}

/** The error of a question that is asked while the browser is offline. */
export const offline = (cause: unknown) =>
  new AssistantError('offline', 'The browser is offline. Ask again when it is back.', { cause })

export const isOffline = () => globalThis.navigator?.onLine === false
