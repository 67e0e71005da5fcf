/** Of the normal distribution, for an interval of 95 %. */
const z = 1.96

/**
 * Lower end of the 95 % Wilson interval of a share, 0 to 1. Pages are ranked by it and not by the share itself, so that
 * one thumb down out of one does not outrank forty out of fifty.
 */
export const wilsonLowerBound = (count: number, total: number): number => {
  if (total === 0) return 0
  const share = count / total
  const centre = share + (z * z) / (2 * total)
  const margin = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  return Math.max(0, (centre - margin) / (1 + (z * z) / total))
}
