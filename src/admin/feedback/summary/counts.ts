import type { FeedbackEntry } from '../../../protocol/index.ts'
import { sentimentOf } from '../entry.ts'

/** Counts of some entries. `judged` are the positive and the negative ones together. */
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
  const sentiment = sentimentOf(entry)
  if (!sentiment) return
  counts.judged++
  counts[sentiment]++
  counts.helpful = counts.positive / counts.judged
}
