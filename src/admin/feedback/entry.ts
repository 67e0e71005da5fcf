import { type FeedbackEntry, isCodeSnippetFeedback } from '../../protocol/index.ts'

/**
 * Whether an entry is for or against the page: its rating, whatever its source. A word on a code example has no rating
 * and counts as negative, because whoever leaves one has found something wrong with it.
 */
export const sentimentOf = (entry: FeedbackEntry): 'positive' | 'negative' | undefined => {
  if (typeof entry.helpful === 'boolean') return entry.helpful ? 'positive' : 'negative'
  return isCodeSnippetFeedback(entry) ? 'negative' : undefined
}

/** Whether somebody still has to look at it; on a platform that names no status, every entry is open. */
export const isOpen = ({ status }: FeedbackEntry): boolean =>
  status === undefined || status === null || status === 'pending' || status === 'in_progress'

/** Whether somebody has dealt with it: then it says nothing of how a page is now, and leaves its ranking. */
export const isSettled = ({ status }: FeedbackEntry): boolean => status === 'resolved' || status === 'dismissed'
