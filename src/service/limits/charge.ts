import type { Context } from 'hono'
import { ServiceError } from '../http/index.ts'
import type { Allowance, Bucket } from './buckets.ts'

/** A bucket and the name to count under. */
export interface Charge {
  bucket: Bucket
  name: string
}

/**
 * Takes one use from each bucket, or from none: 429 when any is empty. Tells the tightest allowance in
 * `RateLimit-Limit`, `-Remaining` and `-Reset`.
 */
export const charge = async (context: Context, charges: Charge[]): Promise<void> => {
  // Looked at first, so that a refused request costs nothing; what slips in between is given back.
  const before = await Promise.all(charges.map(({ bucket, name }) => bucket.look(name)))
  const empty = before.filter(({ remaining }) => remaining === 0)
  if (empty.length > 0) throw tooMany(empty)
  const taken: Charge[] = []
  const after: Allowance[] = []
  for (const [index, one] of charges.entries()) {
    const allowance = await one.bucket.take(one.name)
    if (!allowance) {
      await Promise.all(taken.map(({ bucket, name }) => bucket.giveBack(name)))
      throw tooMany(before.slice(index, index + 1).map(was => ({ ...was, remaining: 0 })))
    }
    taken.push(one)
    after.push(allowance)
  }
  const [tightest] = after.toSorted((a, b) => a.remaining - b.remaining)
  if (tightest) for (const [name, value] of Object.entries(headersOf(tightest))) context.header(name, value)
}

const seconds = (milliseconds: number) => String(Math.max(1, Math.ceil(milliseconds / 1000)))

const headersOf = ({ limit, remaining, resetIn }: Allowance): Record<string, string> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': seconds(resetIn)
})

const tooMany = (empty: Allowance[]): ServiceError => {
  const [longest] = empty.toSorted((a, b) => b.resetIn - a.resetIn)
  const allowance = longest as Allowance
  return new ServiceError('rate_limited', `There were more than ${allowance.limit} requests. Try again later.`, {
    headers: { 'Retry-After': seconds(allowance.resetIn), ...headersOf(allowance) }
  })
}
