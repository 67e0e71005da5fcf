import { request } from '@octokit/request'
import { isObject } from '../../../shared/objects.ts'
import type { Repository } from '../settings.ts'

/** A code host refused a call or did not answer. */
export class HostError extends Error {
  override name = 'HostError'
  readonly status: number | undefined

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export type Call = (route: string, parameters: Record<string, unknown>) => Promise<unknown>

/** Milliseconds until a call of a code host fails. */
const timeout = 30_000

/** Calls the API of a code host with GitHub’s client, which fills in routes and handles errors. */
export const createCall = (
  { api, token }: Pick<Repository, 'api' | 'token'>,
  signal: AbortSignal,
  scheme = 'token'
): Call => {
  if (!api) throw new HostError('The address of the code host’s API is not known: set `repository.api`.')
  const send = request.defaults({
    baseUrl: api,
    // JSON, which all hosts document. The client’s default is a media type that GitHub’s own description lacks.
    headers: {
      accept: 'application/json',
      'user-agent': 'docs-assistant',
      ...(token && { authorization: `${scheme} ${token}` })
    }
  })
  return async (route, parameters) => {
    try {
      const { data } = await send(route, {
        ...parameters,
        request: { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) }
      })
      return data
    } catch (error) {
      signal.throwIfAborted()
      // The client reports status 500 when there was no response at all.
      const isAnswer = isObject(error) && isObject(error.response) && typeof error.status === 'number'
      const status = isAnswer ? Number(error.status) : undefined
      const said = error instanceof Error ? error.message.slice(0, 500) : 'nothing'
      const what = status === undefined ? 'The code host gave no answer' : `The code host refused (${status})`
      throw new HostError(`${what}: ${said}`, status, { cause: error })
    }
  }
}

export const asList = (data: unknown): Record<string, unknown>[] => (Array.isArray(data) ? data.filter(isObject) : [])

/** An address for browsers. */
export const linkAt = (data: unknown, name: string): string => {
  const url = textAt(data, name)
  if (!/^https?:/i.test(url) || !URL.canParse(url))
    throw new HostError('The code host’s answer has no address for its request.')
  return url
}

/** A nested field as text; empty for anything else. */
export const textAt = (data: unknown, ...path: string[]): string => {
  const value = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), data)
  return typeof value === 'string' ? value : ''
}
