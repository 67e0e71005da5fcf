import type { Context } from 'hono'
import { createMutex } from '../../shared/mutex.ts'
import { ServiceError } from '../http/index.ts'
import type { Allowance, RateLimiter } from './rate-limiter.ts'

/** A limiter and the key that it counts a request under. */
export interface RateLimit {
  limiter: RateLimiter
  key: string
}

/**
 * Consumes one use of each limit, or of none: 429 when any is used up. Tells the tightest allowance in
 * `RateLimit-Limit`, `-Remaining` and `-Reset`.
 * @param work What the uses are for: they are reserved while it goes on, and consumed only when it succeeds. Default: nothing.
 * @returns What the work returned.
 */
export const rateLimited = async <Result = void>(
  context: Context,
  limits: RateLimit[],
  work: () => Promise<Result> = async () => undefined as Result
): Promise<Result> => {
  const release = await mutex.run(() => reserve(limits))
  let result: Result
  try {
    result = await work()
  } catch (error) {
    release()
    throw error
  }
  const allowances = await mutex.run(() => {
    release()
    return Promise.all(limits.map(({ limiter, key }) => limiter.consume(key)))
  })
  const [tightest] = allowances.toSorted((a, b) => a.remaining - b.remaining)
  if (tightest) for (const [name, value] of Object.entries(headersOf(tightest))) context.header(name, value)
  return result
}

/** Gives back one use of each limit, for work that came to nothing after it had begun well. */
export const refund = (limits: RateLimit[]): Promise<void> =>
  mutex.run(async () => {
    for (const { limiter, key } of limits) await limiter.refund(key)
  })

/** Nobody else may look between looking and reserving, nor between releasing and consuming. */
const mutex = createMutex()

/** What is reserved for work that goes on; a few reservations at a time. */
const reservations = new Set<{ limits: RateLimit[] }>()

const reservedOf = ({ limiter, key }: RateLimit): number =>
  [...reservations].flatMap(({ limits }) => limits).filter(limit => limit.limiter === limiter && limit.key === key)
    .length

/** Returns how to release what it reserved. */
const reserve = async (limits: RateLimit[]): Promise<() => void> => {
  const allowances = await Promise.all(limits.map(({ limiter, key }) => limiter.peek(key)))
  const usedUp = allowances.filter(({ remaining }, index) => remaining <= reservedOf(limits[index] as RateLimit))
  if (usedUp.length > 0) throw tooMany(usedUp)
  const reservation = { limits }
  reservations.add(reservation)
  return () => void reservations.delete(reservation)
}

const seconds = (milliseconds: number) => String(Math.max(1, Math.ceil(milliseconds / 1000)))

const headersOf = ({ limit, remaining, resetIn }: Allowance): Record<string, string> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': seconds(resetIn)
})

const tooMany = (usedUp: Allowance[]): ServiceError => {
  const [longest] = usedUp.toSorted((a, b) => b.resetIn - a.resetIn)
  const allowance = longest as Allowance
  return new ServiceError('rate_limited', `There were more than ${allowance.limit} requests. Try again later.`, {
    headers: { 'Retry-After': seconds(allowance.resetIn), ...headersOf({ ...allowance, remaining: 0 }) }
  })
}
