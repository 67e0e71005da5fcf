import { parseJson } from '../../shared/json.ts'
import { readText } from '../http/read-text.ts'

export interface Exchange {
  url: string
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Default `manual`: a redirect is an answer like others. */
  redirect?: 'follow' | 'manual'
}

export interface Answered {
  /** Where the answer came from, after redirects. */
  url: string
  status: number
  headers: Headers
  text: string
  /** The body as JSON; `undefined` when it is none. */
  json: unknown
}

/** Time for one exchange, in milliseconds: an answer may take a while to be written. */
const timeout = 120_000

/** Sends a request as it is, once. Throws what `fetch` throws. */
export const open = (
  { url, method = 'GET', headers = {}, body, redirect = 'manual' }: Exchange,
  signal: AbortSignal
): Promise<Response> =>
  fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  })

/** The same, read to its end. */
export const exchange = async (request: Exchange, signal: AbortSignal): Promise<Answered> => {
  const response = await open(request, signal)
  const text = await readText(response)
  return { url: response.url, status: response.status, headers: response.headers, text, json: parseJson(text) }
}

/** Why a request got no answer, in a few words. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException
  if (error.name === 'TimeoutError') return `no whole answer within ${timeout / 1000} s`
  return typeof code === 'string' ? code : error.message
}
