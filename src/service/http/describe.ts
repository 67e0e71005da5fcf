import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { schemaOptions } from '../validation/index.ts'
import type { Needed } from './authorize.ts'
import { errorCodes } from './errors.ts'

/** Every error of the service has this shape (`docs/service.md`, “Every status”). */
const errorSchema = v.object({
  error: v.string(),
  code: v.picklist(errorCodes),
  details: v.optional(v.array(v.object({ message: v.string(), path: v.optional(v.string()) }))),
  requestId: v.optional(v.string())
})

const meanings = {
  400: 'A field is missing or wrong; `details` names it.',
  401: 'No key, an unknown one, or one that was revoked or has expired.',
  403: 'A key of the other kind, one without the scope, or one that may not be used from this origin.',
  404: 'Nothing of this name belongs to the key’s project.',
  405: 'The address takes other methods; `Allow` names them.',
  409: 'The state of the thing does not allow it.',
  413: 'The body is too large.',
  415: 'The body is not sent as JSON.',
  429: 'A rate limit is used up; `Retry-After` tells for how long.',
  500: 'The service failed.',
  502: 'The model failed before it said anything.',
  503: 'Too many are served, nothing can be stored, or the service is about to stop; `Retry-After` tells when to try again.'
} as const

type DescribedStatus = keyof typeof meanings

const header = (type: 'string' | 'integer', description: string) => ({ schema: { type }, description })

const allowance = {
  'RateLimit-Limit': header('integer', 'Uses that the tightest limit allows.'),
  'RateLimit-Remaining': header('integer', 'Uses that are left of it.'),
  'RateLimit-Reset': header('integer', 'Seconds until it is full again.')
}

const retryAfter = { 'Retry-After': header('integer', 'Seconds to wait before a retry can succeed.') }

const headersOf: Partial<Record<DescribedStatus, Record<string, ReturnType<typeof header>>>> = {
  401: { 'WWW-Authenticate': header('string', 'How to send a key: `Bearer`.') },
  405: { Allow: header('string', 'The methods that the address takes.') },
  429: { ...retryAfter, ...allowance },
  503: retryAfter
}

export const jsonResponse = (description: string, schema: v.GenericSchema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema, schemaOptions) } }
})

const errorResponses = (statuses: DescribedStatus[]) =>
  Object.fromEntries(
    statuses.map(status => [
      status,
      { ...jsonResponse(meanings[status], errorSchema), ...(headersOf[status] && { headers: headersOf[status] }) }
    ])
  )

type Responses = NonNullable<DescribeRouteOptions['responses']>

/** Adds the headers that a route with rate limits sends with each response. */
const withAllowance = (responses: Responses): Responses =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { ...response, headers: { ...('headers' in response && response.headers), ...allowance } }
    ])
  )

/** Describes a route for the OpenAPI document: its purpose, its key and its responses. */
export const describe = (
  needed: Needed | 'no key',
  { errors, responses = {}, ...options }: DescribeRouteOptions & { errors: DescribedStatus[] }
) =>
  describeRoute({
    ...options,
    security: securityOf(needed),
    responses: {
      ...(errors.includes(429) ? withAllowance(responses) : responses),
      ...errorResponses(needed === 'no key' ? [405, ...errors] : [401, 403, 404, 405, ...errors, 500, 503])
    }
  })

const securityOf = (needed: Needed | 'no key'): Record<string, string[]>[] => {
  if (needed === 'no key') return []
  return [needed === 'assistant' ? { assistant: [] } : { admin: [needed] }]
}
