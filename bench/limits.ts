/** A measured figure, and the most that it may be. */
export type Figure = readonly [name: string, value: number, limit: number]

/** Describes each figure that is over its limit. One that could not be computed (NaN) counts as over. */
export const overLimits = (figures: readonly Figure[]): string[] =>
  figures
    .filter(([, value, limit]) => !(value <= limit))
    .map(([name, value, limit]) => `${name}: ${Number(value.toFixed(2))}, at most ${limit}`)

/** Prints the figures that are over their limits, and lets the process fail if there is one. */
export const failOver = (figures: readonly Figure[]): void => {
  const over = overLimits(figures)
  for (const line of over) console.error(`OVER: ${line}`)
  if (over.length) process.exitCode = 1
  else console.log(`All ${figures.length} figures are within their limits.`)
}
