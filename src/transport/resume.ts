import { backoffDelay } from '../shared/backoff.ts'
import { isOffline } from './errors/lost-connection.ts'

/** Attempts to continue a broken answer without a new event, and the pauses before them in milliseconds. */
const maxAttempts = 3
const pauses = { first: 250, longest: 1_000 }

/** Milliseconds in which the service must respond. */
const responseTimeout = 10_000

/** Milliseconds to wait for the browser to come online: the service keeps an answer for as long. */
const offlineTimeout = 60_000

/** The address at which an answer is continued, and how requests are sent there. */
export interface Resumable {
  readonly url: string
  readonly fetch: typeof globalThis.fetch
  headers(): Promise<Record<string, string>>
}

interface Wanted {
  /** Number of events that have been received. */
  after: number
  /** Attempts since the last new event. */
  attempts: { made: number }
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal
}

/** Asks for the rest of an answer. `undefined` when there is none, or when all attempts failed. */
export const resumeAnswer = async (
  resumable: Resumable,
  { after, attempts, signal }: Wanted
): Promise<Response | undefined> => {
  while (attempts.made < maxAttempts) {
    // No pause before the first attempt of a new page: its connection did not break a moment ago.
    if (after || attempts.made) await passed(backoffDelay(attempts.made + 1, pauses), signal)
    if (isOffline()) await cameOnline(signal)
    attempts.made++
    signal.throwIfAborted()
    const response = await ask(resumable, after, signal).catch(() => undefined)
    if (response?.status === 200 && isStream(response)) return response
    response?.body?.cancel().catch(() => {})
    if (response && response.status < 500 && response.status !== 429) return
  }
}

/**
 * Tells the service to stop, because a closed connection alone does not. `keepalive` sends it also where the reader
 * leaves the page at once.
 */
export const stopAnswer = async ({ url, fetch, headers }: Resumable): Promise<void> => {
  await fetch(`${url}/stop`, { method: 'POST', headers: await headers(), redirect: 'error', keepalive: true })
}

/** Whether a response is a stream, and not an HTML page of a proxy. */
const isStream = ({ headers }: Response) => /^text\/(event-stream|plain)/i.test(headers.get('content-type') ?? '')

/** Requests the rest of an answer. Follows no redirect, because that could send the key to another origin. */
const ask = async ({ url, fetch, headers }: Resumable, after: number, signal: AbortSignal): Promise<Response> => {
  const connection = new AbortController()
  const abort = () => connection.abort(signal.reason)
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, responseTimeout)
  try {
    const init = { headers: await headers(), redirect: 'error', signal: connection.signal } as const
    return await fetch(`${url}?after=${after}`, init)
  } finally {
    clearTimeout(timer)
  }
}

const passed = (milliseconds: number, signal: AbortSignal) =>
  until(signal, done => {
    const timer = setTimeout(done, milliseconds)
    return () => clearTimeout(timer)
  })

const cameOnline = (signal: AbortSignal) =>
  until(signal, done => {
    const timer = setTimeout(done, offlineTimeout)
    addEventListener('online', done)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', done)
    }
  })

/** Waits until `begin` calls `done` or the signal aborts, then calls the cleanup function that `begin` returned. */
const until = (signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> =>
  new Promise(resolve => {
    const end = begin(() => finish())
    const finish = () => {
      end()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    signal.addEventListener('abort', finish)
    if (signal.aborted) finish()
  })
