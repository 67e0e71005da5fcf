/**
 * Whether the documentation answers a question, as far as its words can tell: `clearly`; `perhaps`, when it comes
 * close; or `no`.
 */
export type Verdict = 'clearly' | 'perhaps' | 'no'

/**
 * Printed by `node bench/evidence.ts`: where what is answered wrongly and what is doubted without need are both as rare
 * as they can be, and below which hardly any question is that the docs do answer.
 */
const thresholds = { perhaps: 0.18, clearly: 0.5 }

/** @param confidence From 0 to 1. */
export const verdictOf = (confidence: number): Verdict =>
  confidence >= thresholds.clearly ? 'clearly' : confidence >= thresholds.perhaps ? 'perhaps' : 'no'
