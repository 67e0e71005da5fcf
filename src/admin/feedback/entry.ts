import { type FeedbackEntry, isCodeSnippetFeedback } from '../../protocol/index.ts'

/**
 * Whether an entry is positive or negative, by its rating. Feedback on a code example has no rating and counts as
 * negative, because readers leave one where something is wrong.
 */
export const sentimentOf = (entry: FeedbackEntry): 'positive' | 'negative' | undefined => {
  if (typeof entry.helpful === 'boolean') return entry.helpful ? 'positive' : 'negative'
  return isCodeSnippetFeedback(entry) ? 'negative' : undefined
}

/** Whether an entry still has to be handled; on a platform without statuses every entry is open. */
export const isOpen = ({ status }: FeedbackEntry): boolean =>
  status === undefined || status === null || status === 'pending' || status === 'in_progress'

/** Whether an entry was handled. It then says nothing about the current page and leaves the ranking. */
export const isSettled = ({ status }: FeedbackEntry): boolean => status === 'resolved' || status === 'dismissed'
