import type { Context } from 'hono'
import { ServiceError } from '../http/index.ts'
import type { Allowance, RateLimiter } from './rate-limiter.ts'

/** A limiter and the key that it counts a request under. */
export interface RateLimit {
  limiter: RateLimiter
  key: string
}

/**
 * Takes one use of each limit, or of none and throws 429 when any is used up. Sends the tightest allowance in
 * `RateLimit-Limit`, `-Remaining` and `-Reset`.
 * @param work The work that the uses are for. When it fails, they are given back.
 * @returns The result of the work.
 */
export const rateLimited = async <Result = void>(
  context: Context,
  limits: RateLimit[],
  work: () => Promise<Result> = async () => undefined as Result
): Promise<Result> => {
  const allowances = await take(limits)
  let result: Result
  try {
    result = await work()
  } catch (error) {
    await refund(limits)
    throw error
  }
  const [tightest] = allowances.toSorted((a, b) => a.remaining - b.remaining)
  if (tightest) for (const [name, value] of Object.entries(headersOf(tightest))) context.header(name, value)
  return result
}

/** Gives back one use of each limit, for failed work. */
export const refund = async (limits: RateLimit[]): Promise<void> => {
  for (const { limiter, key } of limits) await limiter.refund(key)
}

/**
 * Takes one use of each limit. A client whose limit was used up last time is checked with `peek` first, which counts
 * nothing; others only by the count after `consume`, because `peek` in a worker is a request to another process.
 */
const take = async (limits: RateLimit[]): Promise<Allowance[]> => {
  const doubtful = limits.filter(({ limiter, key }) => limiter.wasUsedUp(key))
  const before = await Promise.all(doubtful.map(({ limiter, key }) => limiter.peek(key)))
  const usedUp = before.filter(({ remaining }) => remaining === 0)
  if (usedUp.length > 0) throw tooMany(usedUp)
  const taken = await Promise.all(limits.map(({ limiter, key }) => limiter.consume(key)))
  const overrun = taken.filter(({ isOverrun }) => isOverrun)
  if (overrun.length === 0) return taken
  await refund(limits)
  throw tooMany(overrun)
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
  const message = `The limit ${allowance.name} of ${allowance.limit} requests is used up. Try again later.`
  return new ServiceError('rate_limited', message, {
    headers: { 'Retry-After': seconds(allowance.resetIn), ...headersOf({ ...allowance, remaining: 0 }) }
  })
}
