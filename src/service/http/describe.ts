import { type DescribeRouteOptions, describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import type { Key } from '../store/index.ts'

/** Every error of the service has this shape (`docs/service.md`, “Errors”). */
const errorSchema = v.object({
  error: v.string(),
  code: v.string(),
  details: v.optional(v.array(v.object({ message: v.string(), path: v.optional(v.string()) })))
})

const meanings = {
  400: 'A field is missing or wrong; `details` names it.',
  401: 'No key, an unknown one, or one that was revoked.',
  403: 'A key of the other kind, or one that may not be used from this origin.',
  404: 'Nothing of this name belongs to the key’s project.',
  409: 'The state of the thing does not allow it.',
  413: 'The body is too large.',
  415: 'The body is not sent as JSON.',
  429: 'A rate limit is used up; `Retry-After` tells for how long.',
  500: 'The service failed.',
  502: 'The model failed before it said anything.',
  503: 'Too many answers are being written; `Retry-After` tells when to try again.'
} as const

export type DescribedStatus = keyof typeof meanings

export const jsonResponse = (description: string, schema: v.GenericSchema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } }
})

const errorResponses = (statuses: DescribedStatus[]) =>
  Object.fromEntries([...statuses, 500 as const].map(status => [status, jsonResponse(meanings[status], errorSchema)]))

/** Describes a route for the OpenAPI document: what it is for, whose key it takes, what it answers. */
export const describe = (
  key: Key['kind'],
  { errors, responses, ...options }: DescribeRouteOptions & { errors: DescribedStatus[] }
) =>
  describeRoute({
    ...options,
    security: [{ [key]: [] }],
    responses: { ...responses, ...errorResponses([401, 403, 404, ...errors]) }
  })
