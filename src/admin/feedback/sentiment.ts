import { type FeedbackEntry, isCodeSnippetFeedback } from '../../protocol/index.ts'

export type Judgement = 'positive' | 'negative' | undefined

/**
 * Whether an entry is for or against the page: its rating, whatever its source. A word on a code example has no rating;
 * who leaves one has found something wrong with it.
 */
export const judgementOf = (entry: FeedbackEntry): Judgement => {
  if (typeof entry.helpful === 'boolean') return entry.helpful ? 'positive' : 'negative'
  return isCodeSnippetFeedback(entry) ? 'negative' : undefined
}

/** Whether somebody still has to look at it; a platform that names no status has none that is done with. */
export const isOpen = ({ status }: FeedbackEntry): boolean =>
  status === undefined || status === null || status === 'pending' || status === 'in_progress'

/**
 * How sure it is that a page is bad, 0 to 1: the lower end of the 95 % Wilson interval of its negative share, so that
 * one thumb down out of one does not outdo forty out of fifty.
 */
export const badness = (negative: number, judged: number): number => {
  if (judged === 0) return 0
  const z = 1.96
  const share = negative / judged
  const centre = share + (z * z) / (2 * judged)
  const margin = z * Math.sqrt((share * (1 - share)) / judged + (z * z) / (4 * judged * judged))
  return Math.max(0, (centre - margin) / (1 + (z * z) / judged))
}
