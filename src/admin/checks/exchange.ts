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
  /** Default `manual`: returns a redirect as it is. `follow` is meant for GET requests. */
  redirect?: 'follow' | 'manual'
  /** Milliseconds until the end of the response. Default: enough for an answer to be written. */
  timeout?: number
}

export interface Answered {
  /** The address of the response, after redirects. */
  url: string
  status: number
  headers: Headers
  text: string
  /** The parsed body; `undefined` when it is no JSON. */
  json: unknown
}

const max = { time: 120_000, redirects: 20 }

/** An address gave no response. After a redirect, `address` is the one that it led to. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly address: URL

  constructor(address: URL, cause: unknown) {
    super(`no answer from ${address.host}`, { cause })
    this.address = address
  }
}

/** Sends a request. @throws NoAnswer where `fetch` throws */
export const open = async (request: Exchange, signal: AbortSignal): Promise<Response> => {
  const { url, redirect = 'manual', timeout = max.time } = request
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  let address = new URL(url)
  try {
    for (let count = 0; count <= max.redirects; count++) {
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

/** Sends a request, and a GET again where the connection was closed: a kept-alive connection may have just ended. */
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

/** Sends a request and reads the whole response. */
export const exchange = async (request: Exchange, signal: AbortSignal): Promise<Answered> => {
  const response = await open(request, signal)
  const text = await readText(response)
  return { url: response.url, status: response.status, headers: response.headers, text, json: parseJson(text) }
}

/** A short reason why a request got no response. */
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
