import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type RequestIds, requestIdsOf } from '../log/index.ts'
import { cannotStore } from '../store/index.ts'
import { ServiceError } from './errors.ts'

/** Turns whatever was thrown into the one error shape; what the client need not know is only reported. */
export const handleError = (report: (error: unknown, ids: RequestIds) => void) => (error: Error, context: Context) => {
  const failure = asServiceError(error)
  const ids = requestIdsOf(context)
  const { requestId } = ids
  if (failure.status >= 500 && failure.code !== 'busy') report(error, ids)
  for (const [name, value] of Object.entries(failure.headers)) context.header(name, value)
  return context.json({ ...failure.body, ...(requestId && { requestId }) }, failure.status)
}

const asServiceError = (error: Error): ServiceError => {
  if (error instanceof ServiceError) return error
  // Hono’s own validator says 400 to a body that is no JSON.
  if (error instanceof HTTPException && error.status === 400) {
    return new ServiceError('invalid_request', 'The body is not valid JSON.', { cause: error })
  }
  if (cannotStore(error)) {
    return new ServiceError('storage_failed', 'The service can store nothing at the moment. Try again later.', {
      headers: { 'Retry-After': '30' },
      cause: error
    })
  }
  return new ServiceError('server_error', 'The service failed. Try again later.', { cause: error })
}
