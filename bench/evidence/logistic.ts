/** A row of what is known, what it says, and how much it counts. */
export interface Example {
  known: number[]
  is: 0 | 1
  counts: number
}

/** Coefficients of a logistic regression, the constant last: by Newton's method, none larger than it need be. */
export const fitLogistic = (examples: Example[], ridge: number): number[] => {
  const size = (examples[0]?.known.length ?? 0) + 1
  let fitted = new Array<number>(size).fill(0)
  for (let step = 0; step < 25; step++) {
    const gradient = fitted.map((each, at) => (at < size - 1 ? ridge * each : 0))
    const curvature = fitted.map((_, row) => fitted.map((_, at) => (row === at && at < size - 1 ? ridge : 0)))
    for (const { known, is, counts } of examples) {
      const all = [...known, 1]
      const likely = 1 / (1 + Math.exp(-dot(all, fitted)))
      for (const [row, value] of all.entries()) {
        gradient[row] = (gradient[row] as number) + counts * (likely - is) * value
        const curved = curvature[row] as number[]
        for (const [at, other] of all.entries())
          curved[at] = (curved[at] as number) + counts * likely * (1 - likely) * value * other
      }
    }
    const change = solve(curvature, gradient)
    fitted = fitted.map((each, at) => each - (change[at] as number))
  }
  return fitted
}

export const dot = (a: number[], b: number[]): number => a.reduce((sum, each, at) => sum + each * (b[at] as number), 0)

/** Gauss and Jordan's elimination; what comes here is positive definite. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] as number])
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at] as number
    for (const [column, value] of pivot.entries()) pivot[column] = value / scale
    for (const row of rows) {
      const factor = row[at] as number
      if (row === pivot || factor === 0) continue
      for (const [column, value] of pivot.entries()) row[column] = (row[column] as number) - factor * value
    }
  }
  return rows.map(row => row.at(-1) as number)
}
