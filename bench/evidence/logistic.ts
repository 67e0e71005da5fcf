/** A training example: its features, its label and its weight. */
export interface Example {
  features: number[]
  label: 0 | 1
  weight: number
}

/** Fits a logistic regression with a ridge penalty by Newton's method. Returns the coefficients, the constant last. */
export const fitLogistic = (examples: Example[], ridge: number): number[] => {
  const size = (examples[0]?.features.length ?? 0) + 1
  let fitted = new Array<number>(size).fill(0)
  for (let step = 0; step < 25; step++) {
    const gradient = fitted.map((each, at) => (at < size - 1 ? ridge * each : 0))
    const hessian = fitted.map((_, row) => fitted.map((_, at) => (row === at && at < size - 1 ? ridge : 0)))
    for (const { features, label, weight } of examples) {
      const all = [...features, 1]
      const probability = 1 / (1 + Math.exp(-dot(all, fitted)))
      for (const [row, value] of all.entries()) {
        gradient[row] = (gradient[row] as number) + weight * (probability - label) * value
        const curved = hessian[row] as number[]
        for (const [at, other] of all.entries())
          curved[at] = (curved[at] as number) + weight * probability * (1 - probability) * value * other
      }
    }
    const change = solve(hessian, gradient)
    fitted = fitted.map((each, at) => each - (change[at] as number))
  }
  return fitted
}

export const dot = (a: number[], b: number[]): number => a.reduce((sum, each, at) => sum + each * (b[at] as number), 0)

/** Solves by Gauss-Jordan elimination without pivoting, which suffices for the positive definite matrices given here. */
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
