import { defaultKeyPrefixes, type KeyPrefixes, keyKind, routes } from '../../protocol/index.ts'
import { AdminError } from '../http/errors.ts'
import type { HttpOptions, RetryOptions } from '../http/options.ts'

export interface AdminClientOptions {
  /** Address of the platform; it may have a path. */
  baseUrl: string
  /** Identifier of the project, from the API keys page of the dashboard. */
  projectId: string
  /** The secret admin key. It is sent to `baseUrl` as a bearer token and shown nowhere. */
  adminKey: string
  /** How the platform’s keys begin. Default `{ assistant: 'svc_dsc_', admin: 'svc_' }`. */
  keyPrefixes?: KeyPrefixes
  /**
   * Path at which a job is looked up, which the interface does not define. Default `/v2/agent/{projectId}/job/{id}`.
   * `{projectId}` and `{id}` are replaced; `{id}` is required.
   */
  jobPath?: string
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch
  /** Timeout of one attempt, from the request to the last byte of the response, in milliseconds. Default 30,000. */
  timeout?: number
  /** How repeatable calls are retried. */
  retry?: Partial<RetryOptions>
  /** Called before each retry, with the error and the delay in milliseconds. */
  onRetry?: (error: AdminError, delay: number) => void
}

/** Options with every default filled in. */
export interface ResolvedAdminOptions extends HttpOptions {
  projectId: string
  jobPath: (id: string) => string
}

const defaultRetry: RetryOptions = { limit: 4, delay: 500, maxDelay: 20_000, maxRetryAfter: 120_000 }

/** Options as the client uses them; throws `invalid_options` or `wrong_key_kind`. */
export const resolveOptions = (given: AdminClientOptions): ResolvedAdminOptions => {
  const { baseUrl, projectId, jobPath, fetch = globalThis.fetch, timeout = 30_000, retry } = given
  return {
    baseUrl: checkedUrl(baseUrl),
    projectId: checkedProject(projectId),
    adminKey: checkedKey(given.adminKey, given.keyPrefixes ?? defaultKeyPrefixes),
    jobPath: jobPathOf(jobPath, projectId),
    fetch,
    timeout: checkedNumber('timeout', timeout, 1),
    retry: { ...defaultRetry, ...checkedRetry(retry ?? {}) },
    onRetry: given.onRetry
  }
}

const wrong = (message: string) => new AdminError('invalid_options', message)

const checkedUrl = (baseUrl: string): string => {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong('baseUrl must be an http or https URL.')
  if (url.username || url.password) throw wrong('baseUrl must not carry a user name or password.')
  if (url.search || url.hash) throw wrong('baseUrl must not carry a query or a hash.')
  return url.href
}

const checkedProject = (projectId: string): string => {
  if (typeof projectId === 'string' && isPathSegment(projectId)) return projectId
  throw wrong('projectId must be the project’s identifier, from the API keys page of the dashboard.')
}

/** Validates the key without quoting it in an error. `fetch` would quote a key that is no valid header value. */
const checkedKey = (key: string, prefixes: KeyPrefixes): string => {
  if (typeof key !== 'string' || key === '') throw wrong('adminKey is missing.')
  if (!/^[\x21-\x7E]+$/.test(key)) throw wrong('adminKey holds white space or characters that no key has.')
  if (keyKind(key, prefixes) !== 'assistant') return key
  throw new AdminError(
    'wrong_key_kind',
    `adminKey is a public assistant key: the admin key begins with ${prefixes.admin} only.`
  )
}

/** The path at which a job is looked up, by a template or the default route. */
export const jobPathOf = (template: string | undefined, projectId: string): ((id: string) => string) => {
  if (template === undefined) return id => routes.job(projectId, id)
  if (!template.startsWith('/') || !template.includes('{id}')) throw wrong('jobPath must begin with / and hold {id}.')
  const path = template.replaceAll('{projectId}', encodeURIComponent(projectId))
  return id => path.replaceAll('{id}', encodeURIComponent(id))
}

const checkedNumber = (name: string, value: number, min: number): number => {
  if (typeof value === 'number' && value >= min) return value
  throw wrong(`${name} must be a number of at least ${min}.`)
}

const checkedRetry = (retry: Partial<RetryOptions>): Partial<RetryOptions> =>
  Object.fromEntries(
    Object.entries(retry).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, checkedNumber(`retry.${name}`, value, 0)]]
    )
  )

/** Whether a text can be one segment of a URL’s path: `.` and `..` would be resolved. */
export const isPathSegment = (text: string): boolean => text !== '' && text !== '.' && text !== '..'
