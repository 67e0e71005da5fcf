import type { FeedbackEntry } from '../../../protocol/index.ts'
import { sentimentOf } from '../entry.ts'

/** Counts of entries. `judged` is the sum of positive and negative ones. */
export interface Counts {
  entries: number
  judged: number
  positive: number
  negative: number
  /** Share of positive entries among the judged ones, 0 to 1; `null` when there are none. */
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
