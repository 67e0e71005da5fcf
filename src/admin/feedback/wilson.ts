/** Quantile of the normal distribution for a 95 % interval. */
const z = 1.96

/**
 * Lower bound of the 95 % Wilson score interval of a share, 0 to 1. Pages are ranked by it instead of the share itself, so
 * that one negative rating out of one does not outrank forty out of fifty.
 */
export const wilsonLowerBound = (count: number, total: number): number => {
  if (total === 0) return 0
  const share = count / total
  const centre = share + (z * z) / (2 * total)
  const margin = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  return Math.max(0, (centre - margin) / (1 + (z * z) / total))
}
