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
 * @param work What is paid for: the uses are held while it goes on, and taken only when it succeeds. Default: nothing.
 * @returns What the work returned.
 */
export const charge = async <Result = void>(
  context: Context,
  charges: Charge[],
  work: () => Promise<Result> = async () => undefined as Result
): Promise<Result> => {
  await inTurn(() => holdAll(charges))
  let result: Result
  try {
    result = await work()
  } catch (error) {
    release(charges)
    throw error
  }
  const [tightest] = (await inTurn(() => takeAll(charges))).toSorted((a, b) => a.remaining - b.remaining)
  if (tightest) for (const [name, value] of Object.entries(headersOf(tightest))) context.header(name, value)
  return result
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other: between looking and holding, and between giving back and taking, nobody else may look. */
const inTurn = <Result>(step: () => Promise<Result>): Promise<Result> => {
  const done = turn.then(step)
  turn = done.catch(() => {})
  return done
}

/** How many uses of each name are held for work that goes on. */
const held = new WeakMap<Bucket, Map<string, number>>()

const heldOf = ({ bucket, name }: Charge): number => held.get(bucket)?.get(name) ?? 0

const addHeld = ({ bucket, name }: Charge, more: number) => {
  const names = held.get(bucket) ?? new Map<string, number>()
  const count = (names.get(name) ?? 0) + more
  if (count > 0) names.set(name, count)
  else names.delete(name)
  held.set(bucket, names)
}

const holdAll = async (charges: Charge[]): Promise<void> => {
  const before = await Promise.all(charges.map(({ bucket, name }) => bucket.look(name)))
  const empty = before.filter(({ remaining }, index) => remaining <= heldOf(charges[index] as Charge))
  if (empty.length > 0) throw tooMany(empty)
  for (const charge of charges) addHeld(charge, 1)
}

const release = (charges: Charge[]) => {
  for (const charge of charges) addHeld(charge, -1)
}

const takeAll = async (charges: Charge[]): Promise<Allowance[]> => {
  release(charges)
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
    headers: { 'Retry-After': seconds(allowance.resetIn), ...headersOf({ ...allowance, remaining: 0 }) }
  })
}
