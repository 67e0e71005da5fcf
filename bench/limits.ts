/** A measured figure, and the most that it may be. */
export type Figure = readonly [name: string, value: number, limit: number]

/** Returns the figures that are over their limits. One that could not be computed (NaN) counts as over. */
export const overLimits = (figures: readonly Figure[]): Figure[] =>
  figures.filter(([, value, limit]) => !(value <= limit))

/** Prints each figure beside its limit, and lets the process fail if one is over it. */
export const failOver = (figures: readonly Figure[]): void => {
  const over = overLimits(figures)
  for (const figure of figures) {
    const [name, value, limit] = figure
    console.log(`${name}: ${Number(value.toFixed(2))} of ${limit}${over.includes(figure) ? '  OVER' : ''}`)
  }
  if (!over.length) return
  console.error(`Over the limit: ${over.map(([name]) => name).join(', ')}.`)
  process.exitCode = 1
}
