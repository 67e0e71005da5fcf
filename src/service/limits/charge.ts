import type { Context } from 'hono'
import { ServiceError } from '../http/index.ts'
import type { Allowance, Bucket } from './buckets.ts'

/** A bucket and the name to count under. */
export interface Charge {
  bucket: Bucket
  name: string
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Takes one use from each bucket, or from none: 429 when any is empty. Tells the tightest allowance in
 * `RateLimit-Limit`, `-Remaining` and `-Reset`.
 */
export const charge = async (context: Context, charges: Charge[]): Promise<void> => {
  // One after the other: between looking and taking nobody else may take.
  const taken = turn.then(() => takeAll(charges))
  turn = taken.catch(() => {})
  const [tightest] = (await taken).toSorted((a, b) => a.remaining - b.remaining)
  if (tightest) for (const [name, value] of Object.entries(headersOf(tightest))) context.header(name, value)
}

const takeAll = async (charges: Charge[]): Promise<Allowance[]> => {
  const before = await Promise.all(charges.map(({ bucket, name }) => bucket.look(name)))
  const empty = before.filter(({ remaining }) => remaining === 0)
  if (empty.length > 0) throw tooMany(empty)
  return Promise.all(charges.map(({ bucket, name }) => bucket.take(name)))
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
