import { parseJson } from '../../shared/json.ts'
import { readText } from '../http/read-text.ts'

export interface Exchange {
  url: string
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, in place of `body`. */
  text?: string
  /** Default `manual`: a redirect is an answer like others. What is followed is a GET. */
  redirect?: 'follow' | 'manual'
  /** Milliseconds until its end; by default as many as an answer may take to be written. */
  timeout?: number
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

const longest = { time: 120_000, redirects: 20 }

/** No answer came from an address, which is another than was asked where a redirect led there. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly address: URL

  constructor(address: URL, cause: unknown) {
    super(`no answer from ${address.host}`, { cause })
    this.address = address
  }
}

/** Sends a request as it is. Throws `NoAnswer` where `fetch` throws. */
export const open = async (request: Exchange, signal: AbortSignal): Promise<Response> => {
  const { url, redirect = 'manual', timeout = longest.time } = request
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  let address = new URL(url)
  try {
    for (let count = 0; count <= longest.redirects; count++) {
      const response = await send(address, request, inTime)
      const location = response.status >= 300 && response.status < 400 && response.headers.get('location')
      if (redirect === 'manual' || !location) return response
      await response.body?.cancel()
      address = new URL(location, address)
    }
  } catch (error) {
    throw new NoAnswer(address, error)
  }
  throw new NoAnswer(address, new Error('redirect count exceeded'))
}

/** Once, and a GET once more where its connection ended: it may have been kept from before, and just been closed. */
const send = async (url: URL, { method = 'GET', headers = {}, body, text }: Exchange, signal: AbortSignal) => {
  const init: RequestInit = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? text !== undefined && { body: text } : { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal
  }
  return fetch(url, init).catch(error => {
    if (method !== 'GET' || !/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(reasonOf(error))) throw error
    return fetch(url, init)
  })
}

/** The same, read to its end. */
export const exchange = async (request: Exchange, signal: AbortSignal): Promise<Answered> => {
  const response = await open(request, signal)
  const text = await readText(response)
  return { url: response.url, status: response.status, headers: response.headers, text, json: parseJson(text) }
}

/** Why a request got no answer, in a few words. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof NoAnswer) return reasonOf(error.cause)
  if (error.name === 'TimeoutError') return 'no whole answer in time'
  const { cause } = error
  const inner = cause instanceof AggregateError ? cause.errors[0] : cause
  const { code } = (inner ?? error) as NodeJS.ErrnoException
  if (typeof code === 'string') return code
  return inner instanceof Error ? inner.message : error.message
}
