import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type RequestIds, requestIdsOf } from '../log/index.ts'
import { cannotStore } from '../store/index.ts'
import { ServiceError } from './errors.ts'

/** Milliseconds in which each kind of `busy` is reported only once, because a log line for each would add to the load. */
const silence = 60_000

/** Converts thrown errors to the error shape of the service. Details that clients need not know are only reported. */
export const handleError = (report: (error: unknown, ids: RequestIds) => void) => {
  const isNews = firstIn(silence)
  return (error: Error, context: Context) => {
    const failure = asServiceError(error)
    const ids = requestIdsOf(context)
    const { requestId } = ids
    if (failure.status >= 500 && (failure.code !== 'busy' || isNews(failure.message))) report(error, ids)
    for (const [name, value] of Object.entries(failure.headers)) context.header(name, value)
    return context.json({ ...failure.body, ...(requestId && { requestId }) }, failure.status)
  }
}

/** Creates a function that tells whether a sentence did not occur in the last `milliseconds`. */
const firstIn = (milliseconds: number) => {
  const said = new Map<string, number>()
  return (sentence: string): boolean => {
    const now = performance.now()
    if (now - (said.get(sentence) ?? Number.NEGATIVE_INFINITY) < milliseconds) return false
    said.set(sentence, now)
    return true
  }
}

const asServiceError = (error: Error): ServiceError => {
  if (error instanceof ServiceError) return error
  // Hono’s validator throws this for a body that is no JSON.
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
