import { validator } from 'hono-openapi'
import * as v from 'valibot'
import { isObject } from '../../shared/objects.ts'
import { plainMessage, schemaOptions } from '../validation/index.ts'
import { type ErrorDetail, ServiceError } from './errors.ts'

type Target = 'json' | 'query'

/** Validates a part of the request. Invalid input becomes a 400 that names each field. */
export const valid = <Schema extends v.GenericSchema, To extends Target>(target: To, schema: Schema) =>
  validator(
    target,
    v.config(schema, {
      message: issue => (target === 'query' && Array.isArray(issue.input) ? 'must be given once' : plainMessage(issue))
    }),
    result => {
      if (result.success) return
      if (target === 'json' && !isObject(result.data)) {
        throw new ServiceError('invalid_request', 'The body must be a JSON object.')
      }
      const details = result.error.map(toDetail)
      const [first] = details
      throw new ServiceError('invalid_request', first ? sentence(first) : 'The request is invalid.', { details })
    },
    schemaOptions
  )

const sentence = ({ path, message }: ErrorDetail): string => (path ? `${path}: ${message}` : message)

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }

const toDetail = ({ message, path }: Issue): ErrorDetail => {
  const keys = path?.map(step => String(typeof step === 'object' ? step.key : step))
  return keys?.length ? { message, path: keys.join('.') } : { message }
}
