import { backoffDelay } from '../shared/backoff.ts'
import { isOffline } from './errors/lost-connection.ts'

/** How often a broken answer is asked for in a row, and the pauses before that in milliseconds. */
const mostAttempts = 3
const pauses = { first: 250, longest: 1_000 }

/** Milliseconds in which the service must respond. */
const patience = 10_000

/** Milliseconds that a browser may be offline: the service keeps an answer for as long. */
const offlinePatience = 60_000

/** Where an answer is gone on with, and what is sent there. */
export interface Resumable {
  readonly url: string
  readonly fetch: typeof globalThis.fetch
  headers(): Promise<Record<string, string>>
}

interface Wanted {
  /** How many events are there already. */
  after: number
  /** How often it was asked for without anything new. */
  attempts: { made: number }
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal
}

/** Asks for the rest of an answer. `undefined` when there is none, or when it cannot be had. */
export const resumeAnswer = async (
  resumable: Resumable,
  { after, attempts, signal }: Wanted
): Promise<Response | undefined> => {
  while (attempts.made < mostAttempts) {
    // What nothing is there of yet was not broken off a moment ago.
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

/** Says Stop for the reader; a closed connection does not. It is said though the page is left at once. */
export const stopAnswer = async ({ url, fetch, headers }: Resumable): Promise<void> => {
  await fetch(`${url}/stop`, { method: 'POST', headers: await headers(), redirect: 'error', keepalive: true })
}

/** And no page of a proxy’s, whose lines are no events. */
const isStream = ({ headers }: Response) => /^text\/(event-stream|plain)/i.test(headers.get('content-type') ?? '')

/** A redirect might lead the key to another origin. */
const ask = async ({ url, fetch, headers }: Resumable, after: number, signal: AbortSignal): Promise<Response> => {
  const connection = new AbortController()
  const abort = () => connection.abort(signal.reason)
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, patience)
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
    const timer = setTimeout(done, offlinePatience)
    addEventListener('online', done)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', done)
    }
  })

/** Waits for what `begin` waits for, or for the signal; what `begin` returns takes it back. */
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
