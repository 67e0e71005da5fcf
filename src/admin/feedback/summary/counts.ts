import type { FeedbackEntry } from '../../../protocol/index.ts'
import { judgementOf } from '../sentiment.ts'

/** Counts of some entries. `judged` are those that are for or against the page. */
export interface Counts {
  entries: number
  judged: number
  positive: number
  negative: number
  /** Part of the judged entries that is positive, 0 to 1; `null` when there are none. */
  helpful: number | null
}

export const emptyCounts = (): Counts => ({ entries: 0, judged: 0, positive: 0, negative: 0, helpful: null })

export const count = (counts: Counts, entry: FeedbackEntry): void => {
  counts.entries++
  const judgement = judgementOf(entry)
  if (!judgement) return
  counts.judged++
  counts[judgement]++
  counts.helpful = counts.positive / counts.judged
}
