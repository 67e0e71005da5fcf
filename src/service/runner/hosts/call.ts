import { request } from '@octokit/request'
import { isObject } from '../../../shared/objects.ts'
import type { Repository } from '../settings.ts'

/** The code host said no, or nothing. */
export class HostError extends Error {
  override name = 'HostError'
  readonly status: number | undefined

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export type Call = (route: string, parameters: Record<string, unknown>) => Promise<unknown>

/** Milliseconds that a code host may take for an answer. */
const patience = 30_000

/** Calls the API of a code host: GitHub’s own client, which fills in routes and knows what answers mean. */
export const createCall = (
  { api, token }: Pick<Repository, 'api' | 'token'>,
  signal: AbortSignal,
  scheme = 'token'
): Call => {
  if (!api) throw new HostError('The address of the code host’s API is not known: set `repository.api`.')
  const send = request.defaults({
    baseUrl: api,
    // What all of them publish: the client’s own default is a name of GitHub’s that its description does not have.
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
        request: { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) }
      })
      return data
    } catch (error) {
      signal.throwIfAborted()
      // The client calls it 500 when there was no answer at all.
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

/** A field of a field, as text; empty for whatever else. */
export const textAt = (data: unknown, ...path: string[]): string => {
  const value = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), data)
  return typeof value === 'string' ? value : ''
}
