/** Returns a pseudo-random integer below a number. */
export type Random = (below: number) => number

/** The sequence is the same in each run. */
export const createRandom = (): Random => {
  let seed = 1
  return below => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
}
